import type { TestimonialStatus } from './states.ts';

/** The most characters of a testimonial. Source: specification 1, section 5. */
export const recommendationMax = 500;

/** What is said of a field of the testimonial's form that is missing or too long. Source: specification 1, section 5. */
export const formMessages = {
  fullName: 'Please input your Name!',
  company: 'Please input your Organization!',
  jobTitle: 'Please input your Job Title!',
  recommendation: 'Please input your Testimonial.',
  tooLong: 'Message must not exceed to 500 characters',
  logo: 'Please upload the Logo of your Organization!',
} as const;

/** The notice beside them when the form cannot be sent. Source: specification 1, section 5. */
export const provideDetails = 'Please provide Details';

/** A logo is a jpg or png of at most 500 kb. Source: specification 1, section 2. */
export const logoLimit = { extensions: ['jpg', 'jpeg', 'png'], bytes: 500_000 } as const;
export const logoMessage = 'The logo must be a jpg or png of at most 500 kb.';

/** How long a link may be used. Source: domain rules D17. */
export const linkLifetimeDays = 30;

/** How many people one call may ask, and how many mails an agency may have sent to strangers within a day. */
export const maxInvitationsPerCall = 10;
export const maxInvitationsPerDay = 500;

/** Where a client of an agency writes, by the token of the link. Source: specification 1, section 2. */
export const formPath = (token: string): string => `/Agency/createtestimonial/${token}`;

/** Whether a link has not been used and can no longer be. */
export const isLinkExpired = (testimonial: { status: TestimonialStatus; expiresAt: Date }, now: Date): boolean =>
  testimonial.status === 'requested' && testimonial.expiresAt <= now;
