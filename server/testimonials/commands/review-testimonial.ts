import type { InputOf } from '#contract/common/operation.ts';
import type { reviewTestimonial as operation } from '#contract/testimonials/operations.ts';
import { testimonialRefusals } from '#contract/testimonials/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { testimonialEvents } from '../events.ts';
import { lockForReview, toTestimonialForReview } from '../queries/for-review.ts';
import { broadcastToAgency } from './broadcast-to-agency.ts';

/** Approves a testimonial, which its agency may then publish, or declines it with a reason shown to the agency. */
export const reviewTestimonial = async (
  scope: ProviderScope,
  { testimonialId, isApproved, reason }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const row = await lockForReview(scope, testimonialId);
  if (!row) return notFound();
  if (row.status !== 'submitted') return refuse(testimonialRefusals['not-in-review']);
  const decision = {
    status: isApproved ? ('approved' as const) : ('declined' as const),
    declineReason: isApproved ? '' : reason,
    decidedAt: scope.now,
  };
  await scope.db.updateTable('testimonial').set(decision).where('id', '=', row.id).execute();
  const kind = isApproved ? testimonialEvents.approved : testimonialEvents.declined;
  await scope.emit({ kind, supplierId: row.tenantId, data: { testimonialId } });
  broadcastToAgency(scope, row.tenantId, kind);
  return toTestimonialForReview({ ...row, ...decision });
};
