import { inputError } from '#contract/common/text/input-error.ts';
import type { ProblemBody } from '#contract/common/problem.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { StorageError } from '#server/platform/files/storage-error.ts';
import { refuse, type Refused } from './refused.ts';

/** Returns the response body of a refusal. */
export const problemBody = (refused: Refused, requestId: string): ProblemBody => ({
  code: refused.refusal.code,
  message: refused.message,
  fields: refused.fields.map((field) => ({ ...field })),
  reasons: refused.reasons.map((reason) => ({ ...reason })),
  requestId,
  ...(refused.proof === undefined ? {} : { proof: refused.proof }),
});

export const malformedRequestError = inputError('The request could not be read.');
const internalError = inputError('Something went wrong. Please send an email to support');

/**
 * Returns the refusal for a request that doesn't reach an operation. It replaces the web server's own message, which is
 * not meant for users.
 */
export const refusalForStatus = (status: number): Refused => {
  if (status === 404) return refuse(commonRefusals['not-found']);
  if (status === 413) return refuse(commonRefusals['request-too-large']);
  if (status === 414) return refuse(commonRefusals['address-too-long']);
  if (status === 415) return refuse(commonRefusals['content-type']);
  if (status === 429) return refuse(commonRefusals['too-many-requests']);
  return refuse(commonRefusals['invalid-input'], { message: malformedRequestError.error() });
};

/** Returns the response body of an internal error. Message: specification 1, section 8. */
export const internalErrorBody = (requestId: string): ProblemBody => ({
  code: 'fault',
  message: internalError.error(),
  fields: [],
  reasons: [],
  requestId,
});

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08003',
  '08001',
  '08004',
  '57P05',
  '25P03',
  // The database is read-only, for example because it is a standby that is about to become the leader.
  '25006',
]);

/**
 * The database driver's messages if the database cannot be reached or has stopped responding. These errors have no
 * code.
 */
const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|server closed the connection|Query read timeout|is not queryable/;

/** The database's error codes for text that it can't store: with NUL, half a surrogate pair or in another encoding. */
const unkeepable = new Set(['22021', '22P05', '22P02']);

/** The error codes for a full disk: the database's or this server's. */
const noRoom = new Set(['53100', 'ENOSPC', 'EDQUOT']);

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Returns the declared refusal for a database or network error, if there is one. */
export const refusalFromError = (error: unknown): Refused | undefined => {
  if (error instanceof StorageError) return refuse(commonRefusals[error.code]);
  const code = codeOf(error);
  if (code === '55P03' || code === '40P01' || code === '40001') return refuse(commonRefusals['key-in-flight']);
  if (unkeepable.has(code)) return refuse(commonRefusals['invalid-input']);
  if (noRoom.has(code)) return refuse(commonRefusals['no-room']);
  if (unreachable.has(code)) return refuse(commonRefusals.unavailable);
  const message = error instanceof Error ? error.message : '';
  if (lostConnection.test(message)) {
    return refuse(commonRefusals.unavailable);
  }
  return undefined;
};
