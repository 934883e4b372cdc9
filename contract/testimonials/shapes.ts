import { z } from 'zod';
import { instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import { testimonialStatuses } from './states.ts';

/** A testimonial with every field that the specification names for it. Source: specification 1, section 3. */
export const testimonialShape = z.object({
  testimonialId: z.string(),
  tenantId: z.string(),
  recommendation: z.string().nullable(),
  /** Who asked for it. */
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
  /** Said once, to whoever makes a link; of every other testimonial only its hash is known. */
  token: z.string().nullable(),
  expiry: instant(),
  /** Whether it counts: not deleted, and not a request whose link has expired. */
  isActive: z.boolean(),
  isDeleted: z.boolean(),
  createdBy: z.string(),
  createdWhen: instant(),
  status: z.enum(testimonialStatuses),
  submittedWhen: instant().nullable(),
  decidedWhen: instant().nullable(),
  /** Why it was declined; empty where it was not. */
  declineReason: z.string(),
  can: z.object({ publish: rightShape, unpublish: rightShape, delete: rightShape }),
});
export type Testimonial = z.infer<typeof testimonialShape>;

/** Returns the data to prefill the testimonial form. */
export const testimonialFormShape = z.object({
  token: z.string(),
  fullName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  email: z.string(),
  organizationName: z.string(),
  tenantLogoPath: z.string().nullable(),
  expiry: instant(),
  /** The logo must be smaller than this: whoever writes here has no session that says so. */
  uploadLimitBytes: z.number().int(),
});

/** A testimonial as the provider's staff reviews it. */
export const reviewShape = z.object({
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
