import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as testimonials from './operations.ts';

const profile = '/api/v2.1/profile';
const own = '/api/v1/testimonial';

export const listTestimonialsEndpoint = endpoint<typeof testimonials.listTestimonials>('testimonials.list', 'GET', own);
export const requestTestimonialEndpoint = endpoint<typeof testimonials.requestTestimonial>(
  'testimonials.request',
  'POST',
  `${profile}/requestTestimonial`,
);
export const createTestimonialEndpoint = endpoint<typeof testimonials.createTestimonial>(
  'testimonials.create',
  'POST',
  `${profile}/createTestimonial`,
);
export const publishTestimonialEndpoint = endpoint<typeof testimonials.publishTestimonial>(
  'testimonials.publish',
  'PATCH',
  `${profile}/updatePublishTestimonial`,
);
export const deleteTestimonialEndpoint = endpoint<typeof testimonials.deleteTestimonial>(
  'testimonials.delete',
  'DELETE',
  `${profile}/deleteTestimonial`,
  { names: { testimonialId: 'id' } },
);
export const downloadTestimonialLogoEndpoint = endpoint<typeof testimonials.downloadTestimonialLogo>(
  'testimonials.logo',
  'GET',
  `${own}/logo/{logoId}`,
);
export const readTestimonialFormEndpoint = endpoint<typeof testimonials.readTestimonialForm>(
  'testimonials.form',
  'GET',
  `${profile}/testimonial/{token}`,
);
export const submitTestimonialEndpoint = endpoint<typeof testimonials.submitTestimonial>(
  'testimonials.submit',
  'PATCH',
  `${profile}/testimonial`,
  {
    names: {
      token: 'Token',
      recommendation: 'Recommendation',
      jobTitle: 'JobTitle',
      fullName: 'FullName',
      company: 'Organization',
      logoPath: 'LogoPath',
      email: 'Email',
    },
  },
);
export const uploadTestimonialImageEndpoint = endpoint<typeof testimonials.uploadTestimonialImage>(
  'testimonials.uploadImage',
  'POST',
  `${profile}/uploadTestimonialImage`,
);
export const listTestimonialsForReviewEndpoint = endpoint<typeof testimonials.listTestimonialsForReview>(
  'testimonials.forReview',
  'GET',
  '/api/v1/provider/testimonials',
);
export const reviewTestimonialEndpoint = endpoint<typeof testimonials.reviewTestimonial>(
  'testimonials.review',
  'PATCH',
  '/api/v1/provider/testimonials/review',
);

export const testimonialEndpoints: readonly Endpoint[] = [
  listTestimonialsEndpoint,
  requestTestimonialEndpoint,
  createTestimonialEndpoint,
  publishTestimonialEndpoint,
  deleteTestimonialEndpoint,
  downloadTestimonialLogoEndpoint,
  readTestimonialFormEndpoint,
  submitTestimonialEndpoint,
  uploadTestimonialImageEndpoint,
  listTestimonialsForReviewEndpoint,
  reviewTestimonialEndpoint,
];
