import type { ProblemBody } from '#contract/common/problem.ts';
import type { Reason } from '#contract/common/refusal.ts';

export const offlineMessage = 'No Internet Found';
const faultWords = 'Something went wrong. Please send an email to support';

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
    ? new Problem(0, { code: 'unreachable', message: 'Rolecall is unavailable at the moment. Please try again.' })
    : new Problem(0, { code: 'offline', message: offlineMessage });

/** The messages that users see in place of certain server messages. Source: specification 1, section 8. */
const saidInstead: Readonly<Record<string, string>> = {
  'The user already exists.': 'The email address already exists',
  'Required FirstName.': 'First name is required',
  'Required LastName.': 'Last name is required',
};

/**
 * The server's error messages that, whatever their status, mean that the token is no longer valid and the session has
 * ended.
 */
const lostTokens: Readonly<Record<string, string>> = { 'jwt expired': 'jwt-expired', 'jwt malformed': 'jwt-malformed' };
export const sessionLostMessage = 'Your login session has expired. Please log in again.';

const lostToken = (words: string): Problem | undefined => {
  const code = lostTokens[words.trim()];
  return code === undefined ? undefined : new Problem(401, { code, message: sessionLostMessage });
};

const told = (status: number, words: string): string =>
  status === 400 || status === 404 || status === 409 ? (saidInstead[words] ?? words) : words;

/** The maximum length of a response that counts as a message rather than an HTML page. */
const longestSentence = 300;

const isSentence = (text: string): boolean =>
  text.trim() !== '' && text.length <= longestSentence && !/^\s*[<{[]/.test(text);

const isBody = (value: unknown): value is ProblemBody =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;

/** Turns an error response into a problem: from our JSON format, from a plain sentence, or with a generic message. */
export const toProblem = (status: number, text: string): Problem => {
  const sentence = (words: string): Problem =>
    lostToken(words) ?? new Problem(status, { code: 'fault', message: told(status, words) });
  try {
    const body: unknown = JSON.parse(text);
    if (isBody(body)) {
      const lost = lostToken(body.message);
      if (lost) return lost;
      const fields = (body.fields ?? []).map((one) => ({ ...one, message: told(status, one.message) }));
      return new Problem(status, { ...body, message: told(status, body.message), fields });
    }
    if (typeof body === 'string' && isSentence(body)) return sentence(body);
  } catch {
    // The response is either a plain sentence or the HTML page of a proxy.
    if (lostToken(text) !== undefined) return sentence(text);
    if ((status === 400 || status === 500) && isSentence(text)) return sentence(text);
  }
  return sentence(faultWords);
};

const forbiddenTitle = 'Forbidden';

/** Returns the status text of a 403, which is shown above the reason, or undefined for all other errors. */
export const forbiddenStatusText = (error: unknown): string | undefined =>
  error instanceof Problem && error.status === 403 ? forbiddenTitle : undefined;

/**
 * Whether a retry may help, because there was no response, the server is starting or busy, or the same call is still in
 * progress.
 */
export const isRetryable = (problem: Problem): boolean =>
  [0, 502, 503, 504].includes(problem.status) || problem.code === 'key-in-flight';
