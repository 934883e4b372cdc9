import type { Selectable } from 'kysely';
import { logoPathOf } from '#contract/tenants/rules.ts';
import { isLinkExpired } from '#contract/testimonials/rules.ts';
import type { Testimonial } from '#contract/testimonials/shapes.ts';
import type { Database } from '#server/database.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { testimonialRights } from '../policy.ts';

export type TestimonialRow = Omit<Selectable<Database['testimonial']>, 'tokenHash'>;

/** All columns of a testimonial except its link's hash. */
export const testimonialColumns = [
  'id',
  'tenantId',
  'fullName',
  'jobTitle',
  'company',
  'email',
  'recommendation',
  'logoId',
  'status',
  'isPublished',
  'isMailed',
  'expiresAt',
  'createdBy',
  'createdAt',
  'submittedAt',
  'decidedAt',
  'declineReason',
  'deletedAt',
] as const;

/** Returns the path of a logo. */
export const clientLogoPath = (logoId: string): string => `/api/v1/testimonial/logo/${logoId}`;

/** Returns the logo ID in a path that an upload returned; undefined for any other path. */
export const parseLogoId = (path: string): string | undefined =>
  /^\/api\/v1\/testimonial\/logo\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(path)?.[1];

/** Converts a testimonial to the form that its agency sees. */
export const toTestimonial = (
  scope: Pick<AgencyScope, 'permissions' | 'now' | 'tenantName'>,
  row: TestimonialRow,
  tenantLogoPath: string | null,
): Testimonial => ({
  testimonialId: row.id,
  tenantId: row.tenantId,
  recommendation: row.recommendation,
  userId: row.createdBy,
  fullName: row.fullName,
  jobTitle: row.jobTitle,
  company: row.company,
  email: row.email,
  organizationName: scope.tenantName,
  tenantLogoPath,
  logoPath: row.logoId === null ? null : clientLogoPath(row.logoId),
  logoId: row.logoId,
  isPublish: row.isPublished,
  token: null,
  expiry: row.expiresAt.toISOString(),
  isActive: row.deletedAt === null && !isLinkExpired(row, scope.now),
  isDeleted: row.deletedAt !== null,
  createdBy: row.createdBy ?? '',
  createdWhen: row.createdAt.toISOString(),
  status: row.status,
  submittedWhen: row.submittedAt?.toISOString() ?? null,
  decidedWhen: row.decidedAt?.toISOString() ?? null,
  declineReason: row.declineReason,
  can: testimonialRights(scope, row),
});

/** Returns the path of the agency's own logo, which is shown with each of its testimonials. */
export const agencyLogoPath = async (scope: AgencyScope): Promise<string | null> => {
  const { logoKey } = await scope.db
    .selectFrom('tenant')
    .select('logoKey')
    .where('id', '=', scope.tenantId)
    .executeTakeFirstOrThrow();
  return logoPathOf(logoKey);
};
