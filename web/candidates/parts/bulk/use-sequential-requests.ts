import { useRef, useState } from 'react';
import { isRetryable, Problem } from '#web/platform/api/problem.ts';
import { randomId } from '#web/platform/own-writes.ts';

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
  return error instanceof Error ? error.message : String(error);
};

type SentOutcome<Answer> =
  | { state: 'done'; answer: Answer }
  /** Without a verdict the server may have done the row, so that only the same key may be used again. */
  | { state: 'failed'; message: string; hasVerdict: boolean };

/** Sends a row's request, and resolves with its outcome. */
export const sendOne = async <Answer>(request: () => Promise<Answer>): Promise<SentOutcome<Answer>> => {
  try {
    return { state: 'done', answer: await request() };
  } catch (error) {
    const hasVerdict = !(error instanceof Problem) || !isRetryable(error);
    return { state: 'failed', message: messageOf(error), hasVerdict };
  }
};

/**
 * Sends one request for each of several rows, one after the other. Each request has its own outcome, so that one
 * failure doesn't stop the others, and its own idempotency key, which is used again if the response was lost. Source:
 * domain rules D22.
 */
export const useSequentialRequests = <Row, Answer = unknown>(idOf: (row: Row) => string) => {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, RowOutcome<Row, Answer>>>(new Map());
  const keys = useRef(new Map<string, string>());

  /** Sends all requests, and resolves with the rows that failed. */
  const sendAll = async (
    rows: readonly Row[],
    send: (row: Row, idempotencyKey: string) => Promise<Answer>,
  ): Promise<Row[]> => {
    const failed: Row[] = [];
    for (const row of rows) {
      const id = idOf(row);
      const note = (outcome: Pick<RowOutcome<Row, Answer>, 'state' | 'answer'>, message = ''): void =>
        setOutcomes((before) => new Map(before).set(id, { row, message, ...outcome }));
      const key = keys.current.get(id) ?? randomId();
      keys.current.set(id, key);
      note({ state: 'sending' });
      const outcome = await sendOne(() => send(row, key));
      if (outcome.state === 'done') {
        note(outcome);
        continue;
      }
      // For the same key the server repeats its response, so the key is used again only if the response was lost.
      if (outcome.hasVerdict) keys.current.delete(id);
      note({ state: 'failed' }, outcome.message);
      failed.push(row);
    }
    return failed;
  };

  const isSending = [...outcomes.values()].some(({ state }) => state === 'sending');
  return { outcomes, sendAll, isSending };
};
