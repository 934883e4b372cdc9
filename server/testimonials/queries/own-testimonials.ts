import { sql } from 'kysely';
import type { InputOf, SentOutputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import type { listTestimonials as operation } from '#contract/testimonials/operations.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToRequestTestimonial } from '../policy.ts';
import { agencyLogoPath, testimonialColumns, toTestimonial, type TestimonialRow } from './testimonial-rows.ts';

const ofAgency = (scope: AgencyScope) =>
  scope.db.selectFrom('testimonial').where('tenantId', '=', scope.tenantId).where('deletedAt', 'is', null);

/** Lists the agency's testimonials, newest first: either the approved ones or all others. */
export const listTestimonials = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<SentOutputOf<typeof operation>> => {
  const found = ofAgency(scope).where('status', input.pending ? '!=' : '=', 'approved');
  const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(testimonialColumns)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const logo = await agencyLogoPath(scope);
  const records = rows.map((row) => toTestimonial(scope, row, logo));
  return { ...toPage(records, input, total), can: { request: rightToRequestTestimonial(scope) } };
};

/** Locks a testimonial of the caller's agency until the transaction ends. */
export const lockTestimonial = (scope: AgencyScope, testimonialId: string): Promise<TestimonialRow | undefined> =>
  ofAgency(scope).select(testimonialColumns).where('id', '=', testimonialId).forUpdate().executeTakeFirst();

/** Returns the published testimonials on an agency's profile, newest first. */
export const listPublishedTestimonials = async (scope: AgencyScope) => {
  const rows = await ofAgency(scope)
    .select(testimonialColumns)
    .where('isPublished', '=', true)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
  const logo = await agencyLogoPath(scope);
  return rows.map((row) => toTestimonial(scope, row, logo));
};

/** The maximum number of testimonials on a profile, which has no paging. */
const mostShown = 50;
