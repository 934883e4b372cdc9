import type { InputOf } from '#contract/common/operation.ts';
import type { requestSecondFactorReset as operation } from '#contract/team/operations/resets.ts';
import { teamRefusals } from '#contract/team/refusals.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope, ProviderScope } from '#server/platform/scope/scope.ts';
import { teamEvents } from '../events.ts';
import { findResetUser, lockReset, toResetRow } from '../queries/resets.ts';
import { reasonsAgainstRequestingReset } from '../rules/reset-reasons.ts';
import { recordReset } from './decide-reset.ts';
import { refuseWithReason } from './write-user.ts';

const validHours = 24;

/** Requests a reset of a user's second factor, which has no effect until a second person confirms it. */
export const requestReset = async (
  scope: AgencyScope | ProviderScope,
  { userId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  if (scope.settings.signInAt !== undefined) return refuse(teamRefusals['sign-in-elsewhere']);
  const user = await findResetUser(scope, userId);
  if (!user) return notFound();
  const [reason] = reasonsAgainstRequestingReset(scope, user);
  if (reason)
    return refuseWithReason(reason, [
      'own-reset',
      'staff-account',
      'agency-decides',
      'reset-waiting',
      'no-second-factor',
    ]);
  await scope.db
    .updateTable('secondFactorReset')
    .set({ state: 'expired' })
    .where('userId', '=', userId)
    .where('state', '=', 'waiting')
    .where('expiresAt', '<=', scope.now)
    .execute();
  const resetId = newId();
  const made = await scope.db
    .insertInto('secondFactorReset')
    .values({
      id: resetId,
      tenantId: user.tenantId,
      userId,
      requestedBy: scope.userId,
      requestedAt: scope.now,
      expiresAt: new Date(scope.now.getTime() + validHours * 3_600_000),
      decidedBy: null,
      decidedAt: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // Another user made the same request at the same time.
  if (made.numInsertedOrUpdatedRows !== 1n) return refuse(teamRefusals['reset-waiting']);
  await recordReset(scope, teamEvents.resetRequested, { ...user, resetId });
  const reset = await lockReset(scope, resetId);
  if (!reset) throw new Error('The request that was just made is not there.');
  return toResetRow(scope, reset);
};
