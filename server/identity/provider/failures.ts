import { createHash } from 'node:crypto';

/** Failures for addresses that nobody has are counted beside the provider's records, under the address's hash. */
export const failedSignIn = 'FailedSignIn';

export const failuresId = (email: string): string => createHash('sha256').update(email).digest('hex');
