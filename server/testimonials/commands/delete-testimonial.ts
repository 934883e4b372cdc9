import type { InputOf } from '#contract/common/operation.ts';
import type { deleteTestimonial as operation } from '#contract/testimonials/operations.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { testimonialEvents } from '../events.ts';
import { lockTestimonial } from '../queries/own-testimonials.ts';
import { broadcastToAgency } from './broadcast-to-agency.ts';

/** Deletes a testimonial, which invalidates its link. */
export const deleteTestimonial = async (
  scope: AgencyScope,
  { testimonialId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const row = await lockTestimonial(scope, testimonialId);
  if (!row) return notFound();
  await scope.db
    .updateTable('testimonial')
    .set({ deletedAt: scope.now, tokenHash: null, isPublished: false })
    .where('id', '=', row.id)
    .execute();
  await scope.emit({ kind: testimonialEvents.deleted, supplierId: scope.tenantId, data: { testimonialId } });
  broadcastToAgency(scope, scope.tenantId, testimonialEvents.deleted);
  return { testimonialId };
};
