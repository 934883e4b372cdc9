import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type { closeSignIn as closeOperation, deleteUser as operation } from '#contract/team/operations/users.ts';
import { teamRefusals } from '#contract/team/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { teamEvents } from '../events.ts';
import { recordTeamEvent } from './record-team-event.ts';
import { findUser } from '../queries/users.ts';
import { reasonsAgainstRemovingUser } from '../rules/user-reasons.ts';
import { lockUserForRemoval, refuseWithReason } from './write-user.ts';

const leaving = ['own-account', 'last-owner', 'owners-own', 'beyond-own-rights'] as const;

/**
 * Deletes a user's password and passkeys, ends their sessions, invalidates their emailed links, and closes their open
 * pages at once.
 */
const shutOut = async (scope: AgencyScope, userId: string): Promise<void> => {
  const { rows } = await sql<{ closeSignIn: string }>`
    select * from app.close_sign_in(${userId}, ${scope.now})`.execute(scope.db);
  for (const { closeSignIn } of rows) scope.broadcast({ endedSession: closeSignIn });
  await scope.db
    .updateTable('accountToken')
    .set({ usedAt: scope.now })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute();
};

/** Disables a user's sign-in, but keeps the user in the list. A deleted user's sign-in is already disabled. */
export const disableSignIn = async (
  scope: AgencyScope,
  { userId }: InputOf<typeof closeOperation>,
): Promise<HandlerResult<typeof closeOperation>> => {
  const user = await lockUserForRemoval(scope, userId);
  if (!user) {
    const gone = await scope.db
      .selectFrom('appUser')
      .select('id')
      .where('id', '=', userId)
      .where('tenantId', '=', scope.tenantId)
      .executeTakeFirst();
    return gone ? { userId } : notFound();
  }
  const [reason] = reasonsAgainstRemovingUser(scope, user);
  if (reason) return refuseWithReason(reason, leaving);
  await shutOut(scope, userId);
  await recordTeamEvent(scope, { kind: teamEvents.signInClosed, data: { userId } });
  return { userId };
};

/** Deletes a user. The user's name is kept with their past actions, and their open work goes to another user. */
export const deleteUser = async (
  scope: AgencyScope,
  { userId, handOverTo }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const user = await lockUserForRemoval(scope, userId);
  if (!user) return notFound();
  const [reason] = reasonsAgainstRemovingUser(scope, user);
  if (reason) return refuseWithReason(reason, leaving);
  const successorId = handOverTo ?? scope.userId;
  if (successorId !== scope.userId) {
    const successor = successorId === userId ? undefined : await findUser(scope, successorId);
    if (!successor?.isEmailVerified) return refuse(teamRefusals['no-successor']);
  }
  await shutOut(scope, userId);
  await scope.db.deleteFrom('userRole').where('userId', '=', userId).execute();
  await scope.db.deleteFrom('staffAccount').where('userId', '=', userId).execute();
  await scope.db
    .updateTable('appUser')
    .set({ deletedAt: scope.now, isOwner: false })
    .where('id', '=', userId)
    .execute();
  await recordTeamEvent(scope, { kind: teamEvents.userDeleted, data: { userId, successorId } });
  return { userId, handedOverTo: successorId };
};
