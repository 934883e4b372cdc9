import { z } from 'zod';
/** What happens to testimonials, as other rooms hear of it. */
export const testimonialEvents = {
  requested: 'testimonial.requested',
  /** Asked for with a link that the agency passes on itself. */
  linked: 'testimonial.linked',
  submitted: 'testimonial.submitted',
  approved: 'testimonial.approved',
  declined: 'testimonial.declined',
  published: 'testimonial.published',
  unpublished: 'testimonial.unpublished',
  deleted: 'testimonial.deleted',
} as const;

const testimonial = z.object({ testimonialId: z.uuid() });

export const testimonialPayloads = {
  [testimonialEvents.requested]: testimonial,
  [testimonialEvents.linked]: testimonial,
  [testimonialEvents.submitted]: testimonial,
  [testimonialEvents.approved]: testimonial,
  [testimonialEvents.declined]: testimonial,
  [testimonialEvents.published]: testimonial,
  [testimonialEvents.unpublished]: testimonial,
  [testimonialEvents.deleted]: testimonial,
} as const;
