import { refusals } from '#contract/common/refusal.ts';

export const profileRefusals = refusals({
  'unknown-country': { status: 422, words: 'Country is not one of the list.' },
});
