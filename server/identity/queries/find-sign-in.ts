import type { SystemScope } from '#server/platform/scope/scope.ts';
import { failedSignIn, failuresId } from '../provider/failures.ts';

/** What a sign-in is decided on. For an unknown address there is no user, and the failures counted for it. */
export interface SignInFacts {
  user: { id: string; passwordHash: string; isEmailVerified: boolean } | undefined;
  failedCount: number;
  lockedUntil: Date | null;
}

/** Finds the person behind an address, and whether the account takes another attempt. */
export const findSignIn = async (scope: SystemScope, email: string): Promise<SignInFacts> => {
  const known = await scope.db
    .selectFrom('appUser')
    .innerJoin('credential', 'credential.userId', 'appUser.id')
    .select(['appUser.id', 'passwordHash', 'isEmailVerified', 'failedCount', 'lockedUntil'])
    .where('email', '=', email)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  // Asked in both cases, so that a known address takes no less work than an unknown one.
  const failures = await scope.db
    .selectFrom('identityRecord')
    .select('payload')
    .where('model', '=', failedSignIn)
    .where('id', '=', failuresId(email))
    .where('expiresAt', '>', scope.now)
    .executeTakeFirst();
  if (known) {
    const { id, passwordHash, isEmailVerified, failedCount, lockedUntil } = known;
    return { user: { id, passwordHash, isEmailVerified }, failedCount, lockedUntil };
  }
  const { failedCount, lockedUntil } = failures?.payload ?? {};
  return {
    user: undefined,
    failedCount: typeof failedCount === 'number' ? failedCount : 0,
    lockedUntil: typeof lockedUntil === 'string' ? new Date(lockedUntil) : null,
  };
};
