import { refusals } from '#contract/common/refusal.ts';

export const profileRefusals = refusals('profile', {
  'unknown-country': { status: 422, words: 'Country is not one of the list.' },
  'unknown-region': { status: 422, words: 'Region is not one of the list.' },
  'country-elsewhere': { status: 422, words: 'This country is in another region.' },
  'unknown-classification': { status: 422, words: 'Classification is not one of the list.' },
  'unknown-sub-classification': { status: 422, words: 'Sub-classification is not one of the list.' },
  'unknown-job-title': { status: 422, words: 'Job title is not one of the list.' },
  'area-covered': { status: 409, words: 'You serve the whole region, and this country with it.' },
  'biography-too-long': { status: 422, words: 'Company Biography is longer than allowed.' },
  'assessment-incomplete': { status: 422, words: 'Some required questions have no answer yet.' },
  'verification-not-due': { status: 409, words: 'There is nothing to decide on this agency now.' },
});
