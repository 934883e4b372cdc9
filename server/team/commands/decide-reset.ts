import { sql } from 'kysely';
import type { InputOf, Side } from '#contract/common/operation.ts';
import type {
  cancelSecondFactorReset as cancelOperation,
  confirmSecondFactorReset as confirmOperation,
} from '#contract/team/operations/resets.ts';
import { teamRefusals } from '#contract/team/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope, ProviderScope } from '#server/platform/scope/scope.ts';
import { teamEvents } from '../events.ts';
import { isResetVisible, lockReset } from '../queries/resets.ts';
import { reasonsAgainstCancellingReset, reasonsAgainstConfirmingReset } from '../rules/reset-reasons.ts';
import { refuseWithReason } from './write-user.ts';

type ResetEvent =
  typeof teamEvents.resetRequested | typeof teamEvents.resetCancelled | typeof teamEvents.secondFactorReset;

/**
 * Records a step of a reset (its request, confirmation or cancellation) in the history of the user's organization, and
 * refreshes its open pages.
 */
export const recordReset = async (
  scope: AgencyScope | ProviderScope,
  kind: ResetEvent,
  { tenantId, side, userId, resetId }: { tenantId: string; side: Side; userId: string; resetId: string },
): Promise<void> => {
  // The provider's own staff belong to no agency or employer.
  const organization = { agency: { supplierId: tenantId }, client: { clientId: tenantId }, provider: {}, auditor: {} }[
    side
  ];
  await scope.emit({ kind, ...organization, data: { userId, resetId } });
  scope.broadcast({ tenants: [tenantId], message: { kind: 'team.changed' } });
};

const findOpen = async (scope: AgencyScope | ProviderScope, resetId: string) => {
  const reset = await lockReset(scope, resetId);
  if (reset) return reset;
  return (await isResetVisible(scope, resetId)) ? refuse(teamRefusals['reset-over']) : notFound();
};

const decide = (scope: AgencyScope | ProviderScope, resetId: string, state: 'confirmed' | 'cancelled') =>
  scope.db
    .updateTable('secondFactorReset')
    .set({ state, decidedBy: scope.userId, decidedAt: scope.now })
    .where('id', '=', resetId)
    .execute();

/**
 * Confirms a reset as the second person. The user's app, recovery codes and passkeys are removed, and all their
 * sessions end. They sign in with their password, and set up a second factor again if their role requires one.
 */
export const confirmReset = async (
  scope: AgencyScope | ProviderScope,
  { resetId }: InputOf<typeof confirmOperation>,
): Promise<HandlerResult<typeof confirmOperation>> => {
  const reset = await findOpen(scope, resetId);
  if (!('resetId' in reset)) return reset;
  const [reason] = reasonsAgainstConfirmingReset(scope, reset);
  if (reason) return refuseWithReason(reason, ['own-reset', 'second-person-needed', 'staff-account', 'agency-decides']);
  await decide(scope, resetId, 'confirmed');
  const { rows } = await sql<{ resetSecondFactor: string }>`
    select * from app.reset_second_factor(${resetId}, ${scope.now})`.execute(scope.db);
  for (const { resetSecondFactor } of rows) scope.broadcast({ endedSession: resetSecondFactor });
  await recordReset(scope, teamEvents.secondFactorReset, reset);
  return { resetId };
};

/** Cancels a reset that nobody has confirmed. */
export const cancelReset = async (
  scope: AgencyScope | ProviderScope,
  { resetId }: InputOf<typeof cancelOperation>,
): Promise<HandlerResult<typeof cancelOperation>> => {
  const reset = await findOpen(scope, resetId);
  if (!('resetId' in reset)) return reset;
  const [reason] = reasonsAgainstCancellingReset(scope, reset);
  if (reason) return refuseWithReason(reason, ['staff-account', 'agency-decides']);
  await decide(scope, resetId, 'cancelled');
  await recordReset(scope, teamEvents.resetCancelled, reset);
  return { resetId };
};
