import type { InputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import type { submitTestimonial as operation } from '#contract/testimonials/operations.ts';
import { testimonialFormErrors } from '#contract/testimonials/rules.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { testimonialEvents } from '../events.ts';
import { findTestimonialByLink } from '../queries/links.ts';
import { parseLogoId } from '../queries/testimonial-rows.ts';
import { broadcastToAgency } from './broadcast-to-agency.ts';

/** Whether a logo was uploaded with this link. */
const isItsLogo = async (scope: SystemScope, testimonialId: string, logoId: string): Promise<boolean> =>
  (await scope.db
    .selectFrom('testimonialLogo')
    .select('id')
    .where('id', '=', logoId)
    .where('testimonialId', '=', testimonialId)
    .executeTakeFirst()) !== undefined;

/** Stores a client's testimonial once and submits it for review. */
export const submitTestimonial = async (
  scope: SystemScope,
  { token, email, logoPath, ...written }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findTestimonialByLink(scope, token, { isHeld: true });
  if (found instanceof Refused) return found;
  if (email !== undefined && email.trim().toLowerCase() !== found.email) return refuse(commonRefusals['foreign-id']);
  const logoId = parseLogoId(logoPath);
  if (logoId === undefined || !(await isItsLogo(scope, found.id, logoId))) {
    return refuse(commonRefusals['invalid-input'], {
      fields: [{ field: 'LogoPath', message: testimonialFormErrors.logo.error() }],
    });
  }
  await scope.db
    .updateTable('testimonial')
    .set({ ...written, logoId, status: 'submitted', submittedAt: scope.now })
    .where('id', '=', found.id)
    .execute();
  await scope.emit({
    kind: testimonialEvents.submitted,
    supplierId: found.tenantId,
    data: { testimonialId: found.id },
  });
  broadcastToAgency(scope, found.tenantId, testimonialEvents.submitted);
  return { testimonialId: found.id };
};
