import type { InputOf } from '#contract/common/operation.ts';
import type { createTestimonial as operation } from '#contract/testimonials/operations.ts';
import { testimonialRefusals } from '#contract/testimonials/refusals.ts';
import { testimonialFormPath } from '#contract/testimonials/rules.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { testimonialEvents } from '../events.ts';
import { agencyLogoPath, toTestimonial } from '../queries/testimonial-rows.ts';
import { addTestimonialRequest } from './add-request.ts';
import { createTestimonialToken } from './link-token.ts';
import { broadcastToAgency } from './broadcast-to-agency.ts';

/** Creates a link for the agency to pass on. The agency only asks for a testimonial, and never writes one. */
export const createTestimonial = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const { token, tokenHash } = createTestimonialToken();
  const row = await addTestimonialRequest(scope, input, { isMailed: false, tokenHash });
  if (!row) return refuse(testimonialRefusals['already-asked']);
  await scope.emit({ kind: testimonialEvents.linked, supplierId: scope.tenantId, data: { testimonialId: row.id } });
  broadcastToAgency(scope, scope.tenantId, testimonialEvents.linked);
  return { ...toTestimonial(scope, row, await agencyLogoPath(scope)), token, link: testimonialFormPath(token) };
};
