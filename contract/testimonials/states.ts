/**
 * Asked of a client, written by them, then approved or declined by the provider. Whether an approved one is published
 * is the agency's own choice. Source: domain rules D17.
 */
export const testimonialStatuses = ['requested', 'submitted', 'approved', 'declined'] as const;
export type TestimonialStatus = (typeof testimonialStatuses)[number];

/** What the provider's review looks at: what waits for it, and what it has decided. */
export const reviewStatuses = ['submitted', 'approved', 'declined'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];
