import { defineCopy } from '#contract/common/copy.ts';

export const bannerCopy = defineCopy('profile-banner', {
  pending: 'Pending Activation',
  waiting: 'Rolecall looks at your assessment, and tells you by mail what it has decided.',
  toDo: 'Complete your profile and confirm the assessment: then Rolecall looks at it.',
  declined: 'Account Declined',
  declinedText:
    'The market is closed to your agency. Change your assessment and confirm it again, or write to support.',
  addClassificationsTitle: 'Add Job Classifications.',
  addClassifications: 'Add Job Classifications',
  matchedWithNone: 'Without them, only clients that have hired from you are matched with your agency.',
});
