import { refusals } from '#contract/common/refusal.ts';

export const testimonialRefusals = refusals('testimonials', {
  'link-unknown': {
    status: 404,
    words: 'This link does not lead to a testimonial. Please open it as it stands in the mail, or ask for a new one.',
  },
  'link-used': {
    status: 409,
    words: 'This link was used: the testimonial has been sent already. Thank you.',
  },
  'link-expired': {
    status: 409,
    words: 'This link has expired. The agency can send you a new one.',
  },
  'too-many-uploads': {
    status: 409,
    words: 'A logo was uploaded with this link too often. The last one stands.',
  },
  'none-requested': { status: 409, words: 'Nobody was asked for a testimonial.' },
  'already-asked': { status: 409, words: 'This person was asked already, and has not answered yet.' },
  'not-approved': {
    status: 409,
    words: 'A testimonial can be published when Rolecall has approved it.',
  },
  'not-in-review': { status: 409, words: 'This testimonial is not waiting for a review.' },
});
