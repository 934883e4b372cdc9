import { sql } from 'kysely';
import type { InputOf, SentOutputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import type { listTestimonialsForReview as operation, reviewTestimonial } from '#contract/testimonials/operations.ts';
import type { ReviewStatus } from '#contract/testimonials/states.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { clientLogoPath, testimonialColumns, type TestimonialRow } from './testimonial-rows.ts';

type Review = SentOutputOf<typeof reviewTestimonial>;

/** Converts a testimonial to the form that the provider's staff see. */
export const toTestimonialForReview = (row: TestimonialRow & { organizationName: string }): Review => ({
  testimonialId: row.id,
  tenantId: row.tenantId,
  organizationName: row.organizationName,
  recommendation: row.recommendation ?? '',
  fullName: row.fullName,
  jobTitle: row.jobTitle,
  company: row.company,
  email: row.email,
  logoPath: row.logoId === null ? null : clientLogoPath(row.logoId),
  logoId: row.logoId,
  status: row.status,
  isPublish: row.isPublished,
  createdWhen: row.createdAt.toISOString(),
  submittedWhen: (row.submittedAt ?? row.createdAt).toISOString(),
  decidedWhen: row.decidedAt?.toISOString() ?? null,
  declineReason: row.declineReason,
});

const written = (scope: ProviderScope) =>
  scope.db
    .selectFrom('testimonial')
    .innerJoin('tenant', 'tenant.id', 'testimonial.tenantId')
    .where('testimonial.deletedAt', 'is', null);

const columns = testimonialColumns.map((column) => `testimonial.${column}` as const);

/** Orders undecided testimonials by longest waiting first, and decided testimonials by latest first. */
const orderOf = (status: ReviewStatus) =>
  status === 'submitted' ? sql`testimonial.submitted_at` : sql`testimonial.decided_at desc`;

/** Lists all agencies' testimonials in a given review status, for the provider's staff. */
export const listForReview = async (
  scope: ProviderScope,
  input: InputOf<typeof operation>,
): Promise<SentOutputOf<typeof operation>> => {
  const found = written(scope).where('testimonial.status', '=', input.status);
  const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(columns)
    .select('tenant.name as organizationName')
    .orderBy(orderOf(input.status))
    .orderBy('testimonial.id', 'desc')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  return toPage(rows.map(toTestimonialForReview), input, total);
};

/** Locks a testimonial until the transaction ends; undefined if its client hasn't submitted it. */
export const lockForReview = (scope: ProviderScope, testimonialId: string) =>
  written(scope)
    .select(columns)
    .select('tenant.name as organizationName')
    .where('testimonial.id', '=', testimonialId)
    .where('testimonial.status', '!=', 'requested')
    .forUpdate('testimonial')
    .executeTakeFirst();
