import { refusals } from '#contract/common/refusal.ts';

export const applicationRefusals = refusals({
  'terms-changed': {
    status: 409,
    words: 'The terms have changed since you read them. Read the new terms and confirm again.',
  },
  'already-applied': { status: 409, words: 'Your agency has already applied to this engagement.' },
  'not-open-to-you': { status: 409, words: 'Your agency cannot apply to this engagement.' },
  'wrong-way-to-apply': { status: 409, words: 'This engagement is applied for in another way.' },
  'already-decided': { status: 409, words: 'This application has already been decided.' },
  'engagement-ended': { status: 409, words: 'This engagement has ended, so its applications are no longer decided.' },
});
