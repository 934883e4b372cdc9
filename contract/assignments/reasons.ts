import { defineReasons } from '#contract/common/reasons/define-reasons.ts';

export const assignmentReasons = defineReasons('assignments', {
  'no-permission': {
    text: 'Your role doesn’t let you assign people.',
    unblockBy: 'Ask for a role with the “Assign User to Auction” permission.',
    who: 'userManager',
  },
  'not-confirmed': {
    text: '{name} hasn’t confirmed their email address yet.',
    unblockBy: 'Ask them to open the confirmation email.',
    who: '{name}',
  },
  'may-not-see': {
    text: '{name}’s role doesn’t let them see engagements.',
    unblockBy: 'Assign them a role with the “View Auctions / Staging” permission.',
    who: 'userManager',
  },
});
