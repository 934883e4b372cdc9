export { publishedTestimonials } from './queries/own-testimonials.ts';
