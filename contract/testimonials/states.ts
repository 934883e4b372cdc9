/**
 * Requested from a client, submitted by them, then approved or declined by the provider. The agency decides whether to
 * publish an approved one. Source: domain rules D17.
 */
export const testimonialStatuses = ['requested', 'submitted', 'approved', 'declined'] as const;
export type TestimonialStatus = (typeof testimonialStatuses)[number];

/** The statuses in the provider's review: waiting, and decided. */
export const reviewStatuses = ['submitted', 'approved', 'declined'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];
