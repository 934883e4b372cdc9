export { listPublishedTestimonials } from './queries/own-testimonials.ts';
