import { isRetryable, Problem } from '#web/platform/api/problem.ts';

/** The outcome of the request for one row. */
export interface RowOutcome<Row, Answer = unknown> {
  readonly row: Row;
  /** The server's response, once the request has succeeded. */
  readonly answer?: Answer;
  readonly state: 'sending' | 'done' | 'failed';
  /** The reason why the request failed. */
  readonly message: string;
}

const messageOf = (error: unknown): string => {
  if (error instanceof Problem && error.fields.length > 0) return error.fields.map(({ message }) => message).join(' ');
  if (error instanceof Problem) return [error.message, ...error.reasons.map(({ text }) => text)].join(' ');
  return error instanceof Error ? error.message : String(error);
};

type SentOutcome<Answer> =
  | { state: 'done'; answer: Answer }
  /**
   * Without a verdict, the server may already have processed the row, so it must only be sent again with the same key.
   */
  | { state: 'failed'; message: string; hasVerdict: boolean };

/** The reason why a row's request was not sent at all. */
export class NotSentError extends Error {}

/** Sends a row's request, and resolves with its outcome. */
export const sendOne = async <Answer>(request: () => Promise<Answer>): Promise<SentOutcome<Answer>> => {
  try {
    return { state: 'done', answer: await request() };
  } catch (error) {
    // A response that couldn't be read is no verdict either, nor is one that says that the session has ended.
    const isVerdict = (problem: Problem): boolean => problem.status !== 401 && !isRetryable(problem);
    const hasVerdict = error instanceof NotSentError || (error instanceof Problem && isVerdict(error));
    return { state: 'failed', message: messageOf(error), hasVerdict };
  }
};
