import { defineReasons } from '#contract/common/reasons/define-reasons.ts';

export const testimonialReasons = defineReasons('testimonials', {
  'no-permission': {
    text: 'To change testimonials, you need permission to edit the company profile.',
    who: 'agencyUserManager',
  },
  'is-published': { text: 'This testimonial is published.' },
  'not-published': { text: 'This testimonial is not published.' },
});
