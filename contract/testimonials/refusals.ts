import { refusals } from '#contract/common/refusal.ts';

export const testimonialRefusals = refusals('testimonials', {
  'link-unknown': {
    status: 404,
    message: 'This link isn’t valid. Open it from the email again, or ask for a new one.',
  },
  'link-used': {
    status: 409,
    message: 'This link has already been used to send a testimonial. Thank you.',
  },
  'link-expired': {
    status: 409,
    message: 'This link has expired. The agency can send you a new one.',
  },
  'too-many-uploads': {
    status: 409,
    message: 'You’ve reached the upload limit for this link. We’ll use the last logo you uploaded.',
  },
  'none-requested': { status: 409, message: 'No testimonial was requested.' },
  'already-asked': {
    status: 409,
    message: 'This person has already been asked for a testimonial and hasn’t answered yet.',
  },
  'not-approved': {
    status: 409,
    message: 'A testimonial can be published after Rolecall approves it.',
  },
  'not-in-review': { status: 409, message: 'This testimonial isn’t waiting for review.' },
});
