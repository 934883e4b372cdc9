import type { SystemScope } from '#server/platform/scope/scope.ts';
import { findIdentityRecord } from '../../queries/sign-in.ts';
import { deleteIdentityRecord, saveIdentityRecord } from '../write-identity-record.ts';

/** The model name for sign-ins in which the password was correct, but the user must still set up a second factor. */
const model = 'SecondFactorSetUp';
const minutes = 15;

/**
 * Records which user entered the right password in a sign-in in progress. All that the record allows this user to do is
 * set up a second factor.
 */
export const startSecondFactorSetUp = (scope: SystemScope, uid: string, userId: string): Promise<void> =>
  saveIdentityRecord(scope, {
    model,
    id: uid,
    payload: { userId, startedAt: scope.now.toISOString() },
    grantId: null,
    uid: null,
    expiresAt: new Date(scope.now.getTime() + minutes * 60_000),
  });

/**
 * Finds the user who must set up a second factor; undefined if the sign-in has expired, or if the user was deleted or
 * changed their password since.
 */
export const findSecondFactorSetUp = async (
  scope: SystemScope,
  uid: string,
): Promise<{ userId: string } | undefined> => {
  const { userId, startedAt } = (await findIdentityRecord(scope, model, uid))?.payload ?? {};
  if (typeof userId !== 'string' || typeof startedAt !== 'string') return undefined;
  return scope.db
    .selectFrom('appUser')
    .innerJoin('credential', 'credential.userId', 'appUser.id')
    .select('appUser.id as userId')
    .where('appUser.id', '=', userId)
    .where('deletedAt', 'is', null)
    .where('credential.changedAt', '<=', new Date(startedAt))
    .executeTakeFirst();
};

export const endSecondFactorSetUp = (scope: SystemScope, uid: string): Promise<void> =>
  deleteIdentityRecord(scope, model, uid);
