import type { ProblemBody } from '#contract/common/problem.ts';
import type { Reason } from '#contract/common/refusal.ts';

export const offlineWords = 'No Internet Found';
const faultWords = 'Something went wrong. Please send an email to support';

/** A "no" of the server, or of the way to it. `code` says which, `message` says it in words. */
export class Problem extends Error {
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly code: string;
  readonly fields: readonly { field: string; message: string }[];
  readonly reasons: readonly Reason[];
  readonly requestId: string;

  constructor(status: number, body: Partial<ProblemBody> & { code: string; message: string }) {
    super(body.message);
    this.name = 'Problem';
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? [];
    this.reasons = body.reasons ?? [];
    this.requestId = body.requestId ?? '';
  }
}

/** No answer came: nobody is online, or nobody answers. */
export const unreachable = (): Problem =>
  navigator.onLine
    ? new Problem(0, { code: 'unreachable', message: 'Rolecall is not reachable at the moment. Please try again.' })
    : new Problem(0, { code: 'offline', message: offlineWords });

const isBody = (value: unknown): value is ProblemBody =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;

/** What an answer that is not a success says. */
export const problemOf = (status: number, text: string): Problem => {
  try {
    const body: unknown = JSON.parse(text);
    if (isBody(body)) return new Problem(status, body);
  } catch {
    // A proxy's page, not our answer.
  }
  return new Problem(status, { code: 'fault', message: faultWords });
};

/** Whether trying again may help: nobody answered, a server was starting or busy, or the same call is still under way. */
export const mayPass = (problem: Problem): boolean =>
  [0, 502, 503, 504].includes(problem.status) || problem.code === 'key-in-flight';
