import { createHash } from 'node:crypto';

/** Failed sign-ins are counted beside the provider's records, under the hash of the address that was typed. */
export const failedSignIn = 'FailedSignIn';

export const failuresId = (email: string): string => createHash('sha256').update(email).digest('hex');
