import type { InputOf } from '#contract/common/operation.ts';
import type {
  approveAgency as approveOperation,
  declineAgency as declineOperation,
} from '#contract/profile/operations/verification.ts';
import { profileRefusals } from '#contract/profile/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { profileEvents } from '../events.ts';
import { findVerification, readVerification } from '../queries/verification.ts';

type Decision = { readonly to: 'approved' } | { readonly to: 'declined'; readonly reason: string };

const rightOf = { approved: 'approve', declined: 'decline' } as const;

/** Decides on an agency: writes the agency's row and the event, and refreshes the agency's open pages. */
const decide = async (
  scope: ProviderScope,
  tenantId: string,
  decision: Decision,
): Promise<Refused<'not-found' | 'verification-not-due'> | undefined> => {
  await scope.db.selectFrom('tenant').select('id').where('id', '=', tenantId).forNoKeyUpdate().execute();
  const found = await findVerification(scope, tenantId);
  if (!found) return notFound();
  const right = found.can[rightOf[decision.to]];
  if (!right.allowed) {
    const message = right.reasons[0]?.text;
    return refuse(profileRefusals['verification-not-due'], {
      reasons: right.reasons,
      ...(message === undefined ? {} : { message }),
    });
  }
  await scope.db
    .updateTable('tenant')
    .set({
      status: decision.to,
      statusReason: decision.to === 'declined' ? decision.reason : null,
      decidedAt: scope.now,
    })
    .where('id', '=', tenantId)
    .execute();
  const kind = decision.to === 'approved' ? profileEvents.agencyApproved : profileEvents.agencyDeclined;
  await scope.emit({ kind, supplierId: tenantId });
  scope.broadcast({ tenants: [tenantId], message: { kind } });
  return undefined;
};

/** Approves an agency. */
export const approveAgency = async (
  scope: ProviderScope,
  { tenantId }: InputOf<typeof approveOperation>,
): Promise<HandlerResult<typeof approveOperation>> =>
  (await decide(scope, tenantId, { to: 'approved' })) ?? readVerification(scope, { tenantId });

/** Declines an agency with a reason. */
export const declineAgency = async (
  scope: ProviderScope,
  { tenantId, reason }: InputOf<typeof declineOperation>,
): Promise<HandlerResult<typeof declineOperation>> =>
  (await decide(scope, tenantId, { to: 'declined', reason })) ?? readVerification(scope, { tenantId });
