import { identityRefusals } from '#contract/identity/refusals.ts';
import { maxPasskeys } from '#contract/identity/rules.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { notFound, refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { identityEvents, tenantIdField } from '../events.ts';
import { mayRemovePasskey } from '../policy.ts';
import { findSecondFactorState } from '../queries/second-factor-requirement.ts';

/** Locks the owner of passkeys, so that two concurrent calls can't both add the last allowed passkey. */
const lockOwner = (scope: SystemScope, userId: string) =>
  scope.db
    .selectFrom('appUser')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .select(['appUser.tenantId', 'tenant.side'])
    .where('appUser.id', '=', userId)
    .forUpdate('appUser')
    .executeTakeFirstOrThrow();

/** A verified registration from an authenticator. */
export interface VerifiedPasskey {
  readonly credentialId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
}

/** Stores a user's passkey, unless it is already stored for any user. */
export const addPasskey = async (
  scope: SystemScope,
  { userId, name, ...made }: VerifiedPasskey & { userId: string; name: string },
): Promise<{ passkeyId: string } | Refused<'passkeys-full' | 'passkey-refused'>> => {
  const owner = await lockOwner(scope, userId);
  const { count } = await scope.db
    .selectFrom('passkey')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  if (count >= maxPasskeys) return refuse(identityRefusals['passkeys-full']);
  const passkeyId = newId();
  const added = await scope.db
    .insertInto('passkey')
    .values({
      id: passkeyId,
      tenantId: owner.tenantId,
      userId,
      name,
      ...made,
      createdAt: scope.now,
      lastUsedAt: null,
    })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 1n) return refuse(identityRefusals['passkey-refused']);
  await scope.emit({ kind: identityEvents.passkeyAdded, ...tenantIdField(owner), data: { userId, passkeyId } });
  return { passkeyId };
};

/** Removes a passkey of the given user, unless it is their last second factor and their role requires one. */
export const removePasskey = async (
  scope: SystemScope,
  { userId, passkeyId }: { userId: string; passkeyId: string },
): Promise<{ passkeyId: string } | Refused<'not-found' | 'second-factor-required'>> => {
  const owner = await lockOwner(scope, userId);
  if (!mayRemovePasskey(await findSecondFactorState(scope, userId)))
    return refuse(identityRefusals['second-factor-required']);
  const removed = await scope.db
    .deleteFrom('passkey')
    .where('id', '=', passkeyId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (removed.numDeletedRows !== 1n) return notFound();
  await scope.emit({ kind: identityEvents.passkeyRemoved, ...tenantIdField(owner), data: { userId, passkeyId } });
  return { passkeyId };
};

/**
 * Records the use of a passkey. Returns false if the passkey was removed or if its counter didn't increase. Then it may
 * have been copied, so the sign-in is refused.
 */
export const recordPasskeyUse = async (
  scope: SystemScope,
  { passkeyId, counter }: { passkeyId: string; counter: number },
): Promise<boolean> => {
  const used = await scope.db
    .updateTable('passkey')
    .set({ counter, lastUsedAt: scope.now })
    .where('id', '=', passkeyId)
    .where((where) =>
      where.or([where('counter', '<', counter), where.and([where('counter', '=', 0), where.val(counter === 0)])]),
    )
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
};
