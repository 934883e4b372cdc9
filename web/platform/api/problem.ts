import type { ProblemBody } from '#contract/common/problem.ts';
import type { Reason } from '#contract/common/refusal.ts';

export const offlineMessage = 'No Internet Found';
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
    ? new Problem(0, { code: 'unreachable', message: 'Rolecall is unavailable at the moment. Please try again.' })
    : new Problem(0, { code: 'offline', message: offlineMessage });

/** What the server says in words of its own, and what people are told instead. Source: specification 1, section 8. */
const saidInstead: Readonly<Record<string, string>> = {
  'The user already exists.': 'The email address already exists',
  'Required FirstName.': 'First name is required',
  'Required LastName.': 'Last name is required',
};

/** Said of a token that opens nothing any more, whatever status it comes with: the session is over. */
const lostTokens: Readonly<Record<string, string>> = { 'jwt expired': 'jwt-expired', 'jwt malformed': 'jwt-malformed' };
export const sessionLostMessage = 'Your login session has expired. Please log in again.';

const lostToken = (words: string): Problem | undefined => {
  const code = lostTokens[words.trim()];
  return code === undefined ? undefined : new Problem(401, { code, message: sessionLostMessage });
};

const told = (status: number, words: string): string =>
  status === 400 || status === 404 || status === 409 ? (saidInstead[words] ?? words) : words;

/** The longest answer that is taken for a sentence and not for a page. */
const longestSentence = 300;

const isSentence = (text: string): boolean =>
  text.trim() !== '' && text.length <= longestSentence && !/^\s*[<{[]/.test(text);

const isBody = (value: unknown): value is ProblemBody =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;

/** What an answer that is not a success says: as a record of ours, as a sentence, or not at all. */
export const problemOf = (status: number, text: string): Problem => {
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
    // A sentence, or a proxy's page.
    if (lostToken(text) !== undefined) return sentence(text);
    if ((status === 400 || status === 500) && isSentence(text)) return sentence(text);
  }
  return sentence(faultWords);
};

const forbiddenTitle = 'Forbidden';

/** The status text of a 403, which is shown over its reason; undefined for every other "no". */
export const statusTextOf = (error: unknown): string | undefined =>
  error instanceof Problem && error.status === 403 ? forbiddenTitle : undefined;

/** Whether trying again may help: nobody answered, a server was starting or busy, or the same call is still under way. */
export const isRetryable = (problem: Problem): boolean =>
  [0, 502, 503, 504].includes(problem.status) || problem.code === 'key-in-flight';
