import { defineReasons } from '#contract/common/reasons/define-reasons.ts';

export const profileReasons = defineReasons('profile', {
  'no-permission': {
    text: 'You don’t have permission to edit the company profile.',
    unblockBy: 'Ask for a role with the Edit permission for Company Profile.',
    who: 'agencyUserManager',
  },
  'assessment-incomplete': {
    text: '{count, plural, one {One required answer is} other {# required answers are}} missing.',
    unblockBy: 'Answer each required question.',
  },
  'assessment-open': { text: 'The agency has not confirmed its assessment yet.', who: 'agency' },
  'already-approved': { text: 'This agency is already approved.' },
  'already-declined': { text: 'This agency is already declined.' },
});
