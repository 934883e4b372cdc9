import type { InputOf } from '#contract/common/operation.ts';
import type { readTestimonialForm as operation } from '#contract/testimonials/operations.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { logoPathOf } from '#contract/tenants/rules.ts';
import { testimonialRefusals } from '#contract/testimonials/refusals.ts';
import { isLinkExpired } from '#contract/testimonials/rules.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { hashLinkToken } from '../commands/link-token.ts';
import { testimonialColumns, type TestimonialRow } from './testimonial-rows.ts';

type LinkCode = 'link-unknown' | 'link-used' | 'link-expired';

/**
 * Finds the testimonial for a link. The link of a deleted request gets the same response as an invented link. Only the
 * holder of a link learns that it was used.
 */
export const findTestimonialByLink = async (
  scope: SystemScope,
  token: string,
  more: { isHeld?: boolean } = {},
): Promise<(TestimonialRow & { organizationName: string; logoKey: string | null }) | Refused<LinkCode>> => {
  const row = await scope.db
    .selectFrom('testimonial')
    .innerJoin('tenant', 'tenant.id', 'testimonial.tenantId')
    .select(testimonialColumns.map((column) => `testimonial.${column}` as const))
    .select(['tenant.name as organizationName', 'tenant.logoKey'])
    .where('testimonial.tokenHash', '=', hashLinkToken(token))
    .where('testimonial.deletedAt', 'is', null)
    .$if(more.isHeld === true, (query) => query.forUpdate('testimonial'))
    .executeTakeFirst();
  if (!row) return refuse(testimonialRefusals['link-unknown']);
  if (row.status !== 'requested') return refuse(testimonialRefusals['link-used']);
  return isLinkExpired(row, scope.now) ? refuse(testimonialRefusals['link-expired']) : row;
};

/** Reads the prefilled form for a link: the agency's data about its client, and the user who asks. */
export const readTestimonialForm = async (
  scope: SystemScope,
  { token }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findTestimonialByLink(scope, token);
  if (found instanceof Refused) return found;
  const { fullName, jobTitle, company, email, organizationName, expiresAt } = found;
  return {
    token,
    fullName,
    jobTitle,
    company,
    email,
    organizationName,
    tenantLogoPath: logoPathOf(found.logoKey),
    expiry: expiresAt.toISOString(),
    uploadLimitBytes: scope.settings.uploadLimitBytes,
  };
};
