import * as testimonials from '#contract/testimonials/operations.ts';
import { testimonialLogoError } from '#contract/testimonials/rules.ts';
import { bindOperation, bindPublicOperation, type Route } from '#server/platform/http/handler.ts';
import { createTestimonial } from './commands/create-testimonial.ts';
import { deleteTestimonial } from './commands/delete-testimonial.ts';
import { publishTestimonial } from './commands/publish-testimonial.ts';
import { requestTestimonial } from './commands/request-testimonial.ts';
import { reviewTestimonial } from './commands/review-testimonial.ts';
import { submitTestimonial } from './commands/submit-testimonial.ts';
import { uploadLogo } from './commands/upload-logo.ts';
import { downloadLogo } from './queries/download-logo.ts';
import { listForReview } from './queries/for-review.ts';
import { listTestimonials } from './queries/own-testimonials.ts';
import { readTestimonialForm } from './queries/links.ts';

const byLink = 'write a testimonial by an emailed link';

export const testimonialRoutes: readonly Route[] = [
  bindOperation(testimonials.listTestimonials, listTestimonials),
  bindOperation(testimonials.requestTestimonial, requestTestimonial),
  bindOperation(testimonials.createTestimonial, createTestimonial),
  bindOperation(testimonials.publishTestimonial, publishTestimonial),
  bindOperation(testimonials.deleteTestimonial, deleteTestimonial),
  bindOperation(testimonials.downloadTestimonialLogo, downloadLogo),
  bindPublicOperation(testimonials.readTestimonialForm, byLink, readTestimonialForm),
  bindPublicOperation(testimonials.submitTestimonial, byLink, submitTestimonial),
  bindPublicOperation(testimonials.uploadTestimonialImage, byLink, uploadLogo, {
    kindWords: () => testimonialLogoError.error(),
  }),
  bindOperation(testimonials.listTestimonialsForReview, listForReview),
  bindOperation(testimonials.reviewTestimonial, reviewTestimonial),
];
