import { z } from 'zod';
import { instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import { testimonialStatuses } from './states.ts';

/** A testimonial with all fields from the specification. Source: specification 1, section 3. */
export const testimonialShape = z.object({
  testimonialId: z.string(),
  tenantId: z.string(),
  recommendation: z.string().nullable(),
  /** The user who asked for the testimonial. */
  userId: z.string().nullable(),
  fullName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  email: z.string(),
  organizationName: z.string(),
  tenantLogoPath: z.string().nullable(),
  /** The logo of the client's organisation. */
  logoPath: z.string().nullable(),
  logoId: z.string().nullable(),
  isPublish: z.boolean(),
  /** The token of the link, returned only to the user who creates the link. Afterwards only its hash is stored. */
  token: z.string().nullable(),
  expiry: instant(),
  /** Whether the testimonial is neither deleted nor a request whose link has expired. */
  isActive: z.boolean(),
  isDeleted: z.boolean(),
  createdBy: z.string(),
  createdWhen: instant(),
  status: z.enum(testimonialStatuses),
  submittedWhen: instant().nullable(),
  decidedWhen: instant().nullable(),
  /** Why the testimonial was declined; empty if it wasn't. */
  declineReason: z.string(),
  can: z.object({ publish: rightShape, unpublish: rightShape, delete: rightShape }),
});
export type Testimonial = z.infer<typeof testimonialShape>;

/** The data with which the testimonial form is prefilled. */
export const testimonialFormShape = z.object({
  token: z.string(),
  fullName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  email: z.string(),
  organizationName: z.string(),
  tenantLogoPath: z.string().nullable(),
  expiry: instant(),
  /**
   * The size limit for the logo, in bytes. The logo must be smaller. The limit is given here because this form has no
   * session that would provide it.
   */
  uploadLimitBytes: z.number().int(),
});

/** A testimonial as the provider's staff see it when they review it. */
export const testimonialReviewShape = z.object({
  testimonialId: z.string(),
  tenantId: z.string(),
  organizationName: z.string(),
  recommendation: z.string(),
  fullName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  email: z.string(),
  logoPath: z.string().nullable(),
  logoId: z.string().nullable(),
  status: z.enum(testimonialStatuses),
  isPublish: z.boolean(),
  createdWhen: instant(),
  submittedWhen: instant(),
  decidedWhen: instant().nullable(),
  declineReason: z.string(),
});
