import { defineCopy } from '#contract/common/copy.ts';

export const bannerCopy = defineCopy('profile-banner', {
  pending: 'Pending Activation',
  waiting: 'Rolecall is reviewing your assessment and will email you its decision.',
  toDo: 'Complete your profile and confirm the assessment so that Rolecall can review your agency.',
  declined: 'Account Declined',
  declinedText:
    'Your agency can’t access the marketplace. Change your assessment and confirm it again, or contact support.',
  addClassificationsTitle: 'Add Job Classifications.',
  addClassifications: 'Add Job Classifications',
  matchedWithNone: 'Without job classifications, you’re matched only with clients that have hired through you.',
});
