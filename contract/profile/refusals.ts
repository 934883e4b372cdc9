import { refusals } from '#contract/common/refusal.ts';

export const profileRefusals = refusals({
  'unknown-country': { status: 422, words: 'Country is not one of the list.' },
  'unknown-region': { status: 422, words: 'Region is not one of the list.' },
  'country-elsewhere': { status: 422, words: 'This country is in another region.' },
  'area-there': { status: 409, words: 'You serve this already.' },
  'area-covered': { status: 409, words: 'You serve the whole region, and this country with it.' },
});
