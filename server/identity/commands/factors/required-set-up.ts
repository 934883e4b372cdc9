import type { SystemScope } from '#server/platform/scope/scope.ts';
import { findRecord } from '../../queries/sign-in.ts';
import { removeRecord, saveRecord } from '../write-identity-record.ts';

/** A sign-in whose password was right and whose user must set up a second factor before it is completed. */
const model = 'SecondFactorSetUp';
const minutes = 15;

/** Remembers whose password a started sign-in has accepted. It gives no access; only the set-up can use it. */
export const startRequiredSetUp = (scope: SystemScope, uid: string, userId: string): Promise<void> =>
  saveRecord(scope, {
    model,
    id: uid,
    payload: { userId, startedAt: scope.now.toISOString() },
    grantId: null,
    uid: null,
    expiresAt: new Date(scope.now.getTime() + minutes * 60_000),
  });

/** The user of such a sign-in; undefined if it has expired, or if they were deleted or changed their password since. */
export const findRequiredSetUp = async (scope: SystemScope, uid: string): Promise<{ userId: string } | undefined> => {
  const { userId, startedAt } = (await findRecord(scope, model, uid))?.payload ?? {};
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

export const endRequiredSetUp = (scope: SystemScope, uid: string): Promise<void> => removeRecord(scope, model, uid);
