import { z } from 'zod';
/** Events about testimonials that other rooms receive. */
export const testimonialEvents = {
  requested: 'testimonial.requested',
  /** A testimonial was requested with a link that the agency passes on. */
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
