import type { InputOf } from '#contract/common/operation.ts';
import type { publishTestimonial as operation } from '#contract/testimonials/operations.ts';
import { testimonialRefusals } from '#contract/testimonials/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { testimonialEvents } from '../events.ts';
import { lockTestimonial } from '../queries/own-testimonials.ts';
import { agencyLogoPath, toTestimonial } from '../queries/testimonial-rows.ts';
import { broadcastToAgency } from './broadcast-to-agency.ts';

/** Publishes or unpublishes an approved testimonial. A repeated call changes nothing. */
export const publishTestimonial = async (
  scope: AgencyScope,
  { testimonialId, isPublish }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const row = await lockTestimonial(scope, testimonialId);
  if (!row) return notFound();
  if (isPublish && row.status !== 'approved') return refuse(testimonialRefusals['not-approved']);
  const logo = await agencyLogoPath(scope);
  if (row.isPublished === isPublish) return toTestimonial(scope, row, logo);
  await scope.db.updateTable('testimonial').set({ isPublished: isPublish }).where('id', '=', row.id).execute();
  const kind = isPublish ? testimonialEvents.published : testimonialEvents.unpublished;
  await scope.emit({ kind, supplierId: scope.tenantId, data: { testimonialId } });
  broadcastToAgency(scope, scope.tenantId, kind);
  return toTestimonial(scope, { ...row, isPublished: isPublish }, logo);
};
