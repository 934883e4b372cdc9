import { z } from 'zod';
import { instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import { testimonialStatuses } from './states.ts';

/** A testimonial with every field of the specification. Source: specification 1, section 3. */
export const testimonialShape = z.object({
  testimonialId: z.string(),
  tenantId: z.string(),
  recommendation: z.string().nullable(),
  /** The user who asked for it. */
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
  /** Returned once, to the user who creates a link; otherwise only the hash is stored. */
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
  /** Why it was declined; otherwise empty. */
  declineReason: z.string(),
  can: z.object({ publish: rightShape, unpublish: rightShape, delete: rightShape }),
});
export type Testimonial = z.infer<typeof testimonialShape>;

/** The data that prefills the testimonial form. */
export const testimonialFormShape = z.object({
  token: z.string(),
  fullName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  email: z.string(),
  organizationName: z.string(),
  tenantLogoPath: z.string().nullable(),
  expiry: instant(),
  /** The exclusive size limit of the logo: this form has no session to provide it. */
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
