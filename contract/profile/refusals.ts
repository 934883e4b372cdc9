import { refusals } from '#contract/common/refusal.ts';

export const profileRefusals = refusals('profile', {
  'unknown-country': { status: 422, message: 'Select a country from the list.' },
  'unknown-region': { status: 422, message: 'Select a region from the list.' },
  'country-elsewhere': { status: 422, message: 'This country is in another region.' },
  'unknown-classification': { status: 422, message: 'Select a classification from the list.' },
  'unknown-sub-classification': { status: 422, message: 'Select a sub-classification from the list.' },
  'unknown-job-title': { status: 422, message: 'Select a job title from the list.' },
  'area-covered': { status: 409, message: 'You already serve the whole region, including this country.' },
  'biography-too-long': { status: 422, message: 'Company Biography is too long.' },
  'assessment-incomplete': { status: 422, message: 'Answer all required questions first.' },
  'verification-not-due': { status: 409, message: 'There is nothing to decide for this agency at the moment.' },
});
