import * as testimonials from '#contract/testimonials/operations.ts';
import { testimonialLogoMessage } from '#contract/testimonials/rules.ts';
import { answer, answerAsSystem, type Route } from '#server/platform/http/handler.ts';
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
  answer(testimonials.listTestimonials, listTestimonials),
  answer(testimonials.requestTestimonial, requestTestimonial),
  answer(testimonials.createTestimonial, createTestimonial),
  answer(testimonials.publishTestimonial, publishTestimonial),
  answer(testimonials.deleteTestimonial, deleteTestimonial),
  answer(testimonials.downloadLogo, downloadLogo),
  answerAsSystem(testimonials.readTestimonialForm, byLink, readTestimonialForm),
  answerAsSystem(testimonials.submitTestimonial, byLink, submitTestimonial),
  answerAsSystem(testimonials.uploadTestimonialImage, byLink, uploadLogo, { kindWords: () => testimonialLogoMessage }),
  answer(testimonials.listForReview, listForReview),
  answer(testimonials.reviewTestimonial, reviewTestimonial),
];
