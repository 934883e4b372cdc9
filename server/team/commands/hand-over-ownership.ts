import type { InputOf } from '#contract/common/operation.ts';
import type { handOverOwnership as operation } from '#contract/team/operations/users.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { teamEvents } from '../events.ts';
import { recordTeamEvent } from './record-team-event.ts';
import { readUser } from '../queries/users.ts';
import { reasonsAgainstMakingOwner } from '../rules/user-reasons.ts';
import { lockUserAndOwnerRows, refuseWithReason } from './write-user.ts';

/** Makes a user an owner. If the caller steps down as an owner, the caller becomes an admin. */
export const handOverOwnership = async (
  scope: AgencyScope,
  { userId, staysOwner }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const user = await lockUserAndOwnerRows(scope, userId);
  if (!user) return notFound();
  const [reason] = reasonsAgainstMakingOwner(scope, user);
  if (reason) return refuseWithReason(reason, ['owners-own', 'staff-account', 'not-confirmed']);
  // The new owner is saved first, so that the agency is never without an owner.
  await scope.db.updateTable('appUser').set({ isOwner: true, isSubUser: false }).where('id', '=', userId).execute();
  if (!staysOwner) {
    await scope.db.updateTable('appUser').set({ isOwner: false }).where('id', '=', scope.userId).execute();
    await scope.db
      .insertInto('userRole')
      .values((eb) => ({
        userId: scope.userId,
        roleId: eb
          .selectFrom('role')
          .select('id')
          .where('tenantId', 'is', null)
          .where('name', '=', 'Rolecall Admin Account'),
        tenantId: scope.tenantId,
      }))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await recordTeamEvent(scope, {
    kind: teamEvents.ownershipHandedOver,
    data: { userId, fromUserId: scope.userId, staysOwner },
  });
  return readUser(scope, userId);
};
