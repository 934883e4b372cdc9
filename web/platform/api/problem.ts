import type { ProblemBody } from '#contract/common/problem.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { problemCopy } from './copy.ts';

/** A refusal or failure of a call. `code` identifies the problem, and `message` is the text to show. */
export class Problem extends Error {
  /** The HTTP status, or 0 if there was no response. */
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

/** Creates the problem for a missing response: the browser is offline, or the server can't be reached. */
export const unreachableProblem = (): Problem =>
  navigator.onLine
    ? new Problem(0, { code: 'unreachable', message: problemCopy.unreachable })
    : new Problem(0, { code: 'offline', message: problemCopy.offline });

/** The texts that replace certain server messages for users. Source: specification 1, section 8. */
const replacements: Readonly<Record<string, 'userExists' | 'firstNameRequired' | 'lastNameRequired'>> = {
  'The user already exists.': 'userExists',
  'Required FirstName.': 'firstNameRequired',
  'Required LastName.': 'lastNameRequired',
};

/**
 * The server's error messages that, whatever their status, mean that the token is no longer valid and the session has
 * ended.
 */
const lostTokens: Readonly<Record<string, string>> = { 'jwt expired': 'jwt-expired', 'jwt malformed': 'jwt-malformed' };

const lostToken = (message: string): Problem | undefined => {
  const code = lostTokens[message.trim()];
  return code === undefined ? undefined : new Problem(401, { code, message: problemCopy.sessionLost });
};

const messageFor = (status: number, message: string): string => {
  const key = status === 400 || status === 404 || status === 409 ? replacements[message] : undefined;
  return key === undefined ? message : problemCopy[key];
};

/** The maximum length of a response that counts as a message rather than an HTML page. */
const longestSentence = 300;

const isSentence = (text: string): boolean =>
  text.trim() !== '' && text.length <= longestSentence && !/^\s*[<{[]/.test(text);

const isBody = (value: unknown): value is ProblemBody =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;

/** Turns an error response into a problem: from our JSON format, from a plain sentence, or with a generic message. */
export const toProblem = (status: number, text: string): Problem => {
  const sentence = (message: string): Problem =>
    lostToken(message) ?? new Problem(status, { code: 'fault', message: messageFor(status, message) });
  try {
    const body: unknown = JSON.parse(text);
    if (isBody(body)) {
      const lost = lostToken(body.message);
      if (lost) return lost;
      const fields = (body.fields ?? []).map((one) => ({ ...one, message: messageFor(status, one.message) }));
      return new Problem(status, { ...body, message: messageFor(status, body.message), fields });
    }
    if (typeof body === 'string' && isSentence(body)) return sentence(body);
  } catch {
    // The response is either a plain sentence or the HTML page of a proxy.
    if (lostToken(text) !== undefined) return sentence(text);
    if ((status === 400 || status === 500) && isSentence(text)) return sentence(text);
  }
  return sentence(problemCopy.fault);
};

/** Returns the status text of a 403, which is shown above the reason, or undefined for all other errors. */
export const forbiddenStatusText = (error: unknown): string | undefined =>
  error instanceof Problem && error.status === 403 ? problemCopy.forbidden : undefined;

/**
 * Whether the server refused the call for good, as for a link that has ended. Too many calls (429) and a missing response
 * are not refusals: the same call may be answered later.
 */
export const isRefusal = (error: unknown): error is Problem =>
  error instanceof Problem && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Whether a retry may help, because there was no response, the server is starting or busy, or the same call is still in
 * progress.
 */
export const isRetryable = (problem: Problem): boolean =>
  [0, 502, 503, 504].includes(problem.status) || problem.code === 'key-in-flight';
