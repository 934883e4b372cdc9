import type { SystemScope } from '#server/platform/scope/scope.ts';
import { failedSignIn, failuresId } from '../provider/failures.ts';
import { pausedUntil } from '../rules/sign-in-pause.ts';

/** What a sign-in is decided on. Failures are counted by address, whether somebody has it or not. */
export interface SignInFacts {
  user: { id: string; passwordHash: string; isEmailVerified: boolean; hasSecondFactor: boolean } | undefined;
  failedCount: number;
  lockedUntil: Date | null;
}

/** Finds the person behind an address, and whether the address takes another attempt. */
export const findSignIn = async (scope: SystemScope, email: string): Promise<SignInFacts> => {
  const found = await scope.db
    .selectFrom('appUser')
    .innerJoin('credential', 'credential.userId', 'appUser.id')
    .leftJoin('secondFactor', 'secondFactor.userId', 'appUser.id')
    .select(['appUser.id', 'passwordHash', 'isEmailVerified', 'confirmedAt'])
    .where('email', '=', email)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const user = found && {
    id: found.id,
    passwordHash: found.passwordHash,
    isEmailVerified: found.isEmailVerified,
    hasSecondFactor: found.confirmedAt !== null,
  };
  const failures = await scope.db
    .selectFrom('identityRecord')
    .select('payload')
    .where('model', '=', failedSignIn)
    .where('id', '=', failuresId(email))
    .where('expiresAt', '>', scope.now)
    .executeTakeFirst();
  const { failedCount, failedAt } = failures?.payload ?? {};
  if (typeof failedCount !== 'number' || typeof failedAt !== 'string')
    return { user, failedCount: 0, lockedUntil: null };
  return { user, failedCount, lockedUntil: pausedUntil(failedCount, new Date(failedAt)) };
};

/** Whether a user is still one of us. */
export const isAccount = async (scope: SystemScope, userId: string): Promise<boolean> => {
  const found = await scope.db
    .selectFrom('appUser')
    .select('id')
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
};

/** A session that has not ended, run out, or been left alone for too long. */
export const findSession = (
  scope: SystemScope,
  sessionId: string,
): Promise<{ id: string; userId: string; expiresAt: Date } | undefined> =>
  scope.db
    .selectFrom('session')
    .select(['id', 'userId', 'expiresAt'])
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', scope.now)
    .where((where) => where.or([where('idleUntil', 'is', null), where('idleUntil', '>', scope.now)]))
    .executeTakeFirst();

/** A sealed secret by its name. */
export const findSecret = async (scope: SystemScope, name: string): Promise<string | undefined> =>
  (await scope.db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst())?.value;

/** A record of the identity provider as it is stored. */
export interface IdentityRecord {
  payload: Record<string, unknown>;
  consumedAt: Date | null;
}

const records = (scope: SystemScope, model: string) =>
  scope.db
    .selectFrom('identityRecord')
    .select(['payload', 'consumedAt'])
    .where('model', '=', model)
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', scope.now)]));

export const findRecord = (scope: SystemScope, model: string, id: string): Promise<IdentityRecord | undefined> =>
  records(scope, model).where('id', '=', id).executeTakeFirst();

export const findRecordByUid = (scope: SystemScope, model: string, uid: string): Promise<IdentityRecord | undefined> =>
  records(scope, model).where('uid', '=', uid).executeTakeFirst();
