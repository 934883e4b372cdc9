import { inputError } from '#contract/common/text/input-error.ts';
import type { TestimonialStatus } from './states.ts';

/** The maximum length of a testimonial. Source: specification 1, section 5. */
export const maxTestimonialLength = 500;

/** The messages for missing or overlong fields in the testimonial form. Source: specification 1, section 5. */
export const testimonialFormErrors = {
  fullName: inputError('Please input your Name!'),
  company: inputError('Please input your Organization!'),
  jobTitle: inputError('Please input your Job Title!'),
  recommendation: inputError('Please input your Testimonial.'),
  tooLong: inputError('Message must not exceed to 500 characters'),
  logo: inputError('Please upload the Logo of your Organization!'),
} as const;

/** The notice shown with the field messages when the form cannot be submitted. Source: specification 1, section 5. */
export const missingDetailsError = inputError('Please provide Details');

/** The limits for a logo: a jpg or png of at most 500 kb. Source: specification 1, section 2. */
export const testimonialLogoLimit = { extensions: ['jpg', 'jpeg', 'png'], bytes: 500_000 } as const;
export const testimonialLogoError = inputError('The logo must be a jpg or png of at most 500 kb.');

/** How long a link is valid, in days. Source: domain rules D17. */
export const testimonialLinkLifetimeDays = 30;

/** The maximum number of clients in one call, and of unsolicited emails per agency and day. */
export const maxInvitationsPerCall = 10;
export const maxInvitationsPerDay = 500;

/** Returns the path of the testimonial form, from the link's token. Source: specification 1, section 2. */
export const testimonialFormPath = (token: string): string => `/Agency/createtestimonial/${token}`;

/** Whether a link has expired before it was used. */
export const isLinkExpired = (testimonial: { status: TestimonialStatus; expiresAt: Date }, now: Date): boolean =>
  testimonial.status === 'requested' && testimonial.expiresAt <= now;
