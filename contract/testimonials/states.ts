/**
 * The statuses of a testimonial: requested from a client, submitted by the client, then approved or declined by the
 * provider. The agency decides whether to publish an approved testimonial. Source: domain rules D17.
 */
export const testimonialStatuses = ['requested', 'submitted', 'approved', 'declined'] as const;
export type TestimonialStatus = (typeof testimonialStatuses)[number];

/** The statuses that the provider's review shows: waiting, approved and declined. */
export const reviewStatuses = ['submitted', 'approved', 'declined'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];
