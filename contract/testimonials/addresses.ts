import { address, type Address } from '#contract/common/address.ts';
import type * as testimonials from './operations.ts';

const profile = '/api/v2.1/profile';
const own = '/api/v1/testimonial';

export const listTestimonialsAt = address<typeof testimonials.listTestimonials>('testimonials.list', 'GET', own);
export const requestTestimonialAt = address<typeof testimonials.requestTestimonial>(
  'testimonials.request',
  'POST',
  `${profile}/requestTestimonial`,
);
export const createTestimonialAt = address<typeof testimonials.createTestimonial>(
  'testimonials.create',
  'POST',
  `${profile}/createTestimonial`,
);
export const publishTestimonialAt = address<typeof testimonials.publishTestimonial>(
  'testimonials.publish',
  'PATCH',
  `${profile}/updatePublishTestimonial`,
);
export const deleteTestimonialAt = address<typeof testimonials.deleteTestimonial>(
  'testimonials.delete',
  'DELETE',
  `${profile}/deleteTestimonial`,
  { names: { testimonialId: 'id' } },
);
export const downloadLogoAt = address<typeof testimonials.downloadLogo>(
  'testimonials.logo',
  'GET',
  `${own}/logo/{logoId}`,
);
export const readTestimonialFormAt = address<typeof testimonials.readTestimonialForm>(
  'testimonials.form',
  'GET',
  `${profile}/testimonial/{token}`,
);
export const submitTestimonialAt = address<typeof testimonials.submitTestimonial>(
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
export const uploadTestimonialImageAt = address<typeof testimonials.uploadTestimonialImage>(
  'testimonials.uploadImage',
  'POST',
  `${profile}/uploadTestimonialImage`,
);
export const listForReviewAt = address<typeof testimonials.listForReview>(
  'testimonials.forReview',
  'GET',
  '/api/v1/provider/testimonials',
);
export const reviewTestimonialAt = address<typeof testimonials.reviewTestimonial>(
  'testimonials.review',
  'PATCH',
  '/api/v1/provider/testimonials/review',
);

export const testimonialAddresses: readonly Address[] = [
  listTestimonialsAt,
  requestTestimonialAt,
  createTestimonialAt,
  publishTestimonialAt,
  deleteTestimonialAt,
  downloadLogoAt,
  readTestimonialFormAt,
  submitTestimonialAt,
  uploadTestimonialImageAt,
  listForReviewAt,
  reviewTestimonialAt,
];
