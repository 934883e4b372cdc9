import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import type { InputError } from '#contract/common/text/input-error.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { rightShape } from '#contract/common/problem.ts';
import {
  isPrintable,
  isPrintableLine,
  requiredError,
  unprintableError,
  tooLongError,
} from '#contract/common/text-messages.ts';
import { emailSchema, multilineTextSchema, requiredTextSchema } from '#contract/common/text.ts';
import { testimonialRefusals } from './refusals.ts';
import { testimonialFormErrors, maxInvitationsPerCall, maxTestimonialLength } from './rules.ts';
import { testimonialReviewShape, testimonialFormShape, testimonialShape } from './shapes.ts';
import { reviewStatuses } from './states.ts';

const members = { agency: 'unapproved' } as const;
const editors = { agency: 'unapproved, Company Profile=Edit' } as const;
const staff = { provider: 'any' } as const;

/** The input fields for the person who is asked for a testimonial. */
const person = {
  fullName: requiredTextSchema('Name', 120),
  jobTitle: requiredTextSchema('Job title', 120),
  company: requiredTextSchema('Organization', 200),
  email: emailSchema('Email'),
};

/** The token of an emailed link: 32 bytes in base64url. A malformed token is treated like an unknown one. */
const token = () => z.string().min(1).max(200);

const linkRefusals = [
  testimonialRefusals['link-unknown'],
  testimonialRefusals['link-used'],
  testimonialRefusals['link-expired'],
] as const;

export const listTestimonials = operation({
  name: 'testimonials.list',
  summary: "Lists the agency's approved testimonials or, if `pending` is set, all others.",
  effect: 'read',
  access: members,
  input: z.object({ pending: z.boolean().default(false), ...pageInput }),
  output: z.object({ records: z.array(testimonialShape), ...pageOutput, can: z.object({ request: rightShape }) }),
});

export const requestTestimonial = operation({
  name: 'testimonials.request',
  summary: "Emails clients a link for writing a testimonial. Clients who can't be asked are listed with the reason.",
  effect: 'write',
  access: editors,
  input: z.object({ testimonials: z.array(z.object(person)).min(1).max(maxInvitationsPerCall) }),
  output: z.object({
    requested: z.array(testimonialShape),
    failed: z.array(z.object({ email: z.string(), message: z.string() })),
  }),
  refusals: [testimonialRefusals['none-requested']],
});

export const createTestimonial = operation({
  name: 'testimonials.create',
  summary: 'Creates a request without an email. The response contains the link to pass on, which is never shown again.',
  effect: 'write',
  access: editors,
  input: z.object(person),
  output: testimonialShape.extend({ link: z.string() }),
  refusals: [testimonialRefusals['already-asked']],
});

export const publishTestimonial = operation({
  name: 'testimonials.publish',
  summary: 'Publishes or unpublishes an approved testimonial.',
  effect: 'write',
  access: editors,
  input: z.object({ testimonialId: id(), isPublish: z.boolean() }),
  output: testimonialShape,
  refusals: [testimonialRefusals['not-approved']],
});

export const deleteTestimonial = operation({
  name: 'testimonials.delete',
  summary: 'Deletes a testimonial, or a request, whose link then stops working.',
  effect: 'write',
  access: editors,
  input: z.object({ testimonialId: id() }),
  output: z.object({ testimonialId: z.string() }),
});

export const downloadTestimonialLogo = operation({
  name: 'testimonials.logo',
  summary: "Downloads the logo of a client's organisation.",
  effect: 'read',
  access: { ...members, ...staff },
  input: z.object({ logoId: id() }),
  output: z.unknown(),
  download: true,
});

export const readTestimonialForm = operation({
  name: 'testimonials.form',
  summary: 'Returns the data to prefill the testimonial form.',
  effect: 'read',
  access: 'public',
  input: z.object({ token: token() }),
  output: testimonialFormShape,
  refusals: linkRefusals,
});

const line = (missing: InputError, field: string, max: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, tooLongError(field, max))
    .refine(isPrintableLine, unprintableError(field));

export const submitTestimonial = operation({
  name: 'testimonials.submit',
  summary: 'Submits a testimonial for review with the link from an email, once.',
  effect: 'write',
  access: 'public',
  input: z.object({
    token: token(),
    recommendation: z
      .string(testimonialFormErrors.recommendation)
      .trim()
      .min(1, testimonialFormErrors.recommendation)
      .max(maxTestimonialLength, testimonialFormErrors.tooLong)
      .refine(isPrintable, unprintableError('Testimonial')),
    jobTitle: line(testimonialFormErrors.jobTitle, 'Job Title', 120),
    fullName: line(testimonialFormErrors.fullName, 'Name', 120),
    company: line(testimonialFormErrors.company, 'Organization', 200),
    logoPath: z.string(testimonialFormErrors.logo).min(1, testimonialFormErrors.logo).max(200),
    /** The address to which the request was sent; any other address is refused. */
    email: z.string().max(254).optional(),
  }),
  output: z.object({ testimonialId: z.string() }),
  refusals: linkRefusals,
});

export const uploadTestimonialImage = operation({
  name: 'testimonials.uploadImage',
  summary: "Uploads the logo of a client's organisation with the link from an email.",
  effect: 'write',
  access: 'public',
  input: z.object({
    token: token(),
    containername: z.string().max(100).optional(),
    filename: z.string().max(300).optional(),
    type: z.string().max(100).optional(),
  }),
  output: z.object({ uploadFile: z.string() }),
  refusals: [...linkRefusals, testimonialRefusals['too-many-uploads']],
  upload: true,
});

export const listTestimonialsForReview = operation({
  name: 'testimonials.forReview',
  summary: 'Lists testimonials of all agencies, those awaiting review first.',
  effect: 'read',
  access: staff,
  input: z.object({ status: z.enum(reviewStatuses).default('submitted'), ...pageInput }),
  output: z.object({ records: z.array(testimonialReviewShape), ...pageOutput }),
});

export const reviewTestimonial = operation({
  name: 'testimonials.review',
  summary: 'Approves a testimonial awaiting review, or declines it with a reason.',
  effect: 'write',
  access: staff,
  input: z
    .object({ testimonialId: id(), isApproved: z.boolean(), reason: multilineTextSchema('Reason', 300).default('') })
    .refine(({ isApproved, reason }) => isApproved || reason !== '', {
      path: ['reason'],
      error: requiredError('Reason').error,
    }),
  output: testimonialReviewShape,
  refusals: [testimonialRefusals['not-in-review']],
});

export const testimonialOperations: readonly Operation[] = [
  listTestimonials,
  requestTestimonial,
  createTestimonial,
  publishTestimonial,
  deleteTestimonial,
  downloadTestimonialLogo,
  readTestimonialForm,
  submitTestimonial,
  uploadTestimonialImage,
  listTestimonialsForReview,
  reviewTestimonial,
];
