import { unblockSteps } from '#contract/common/reasons/common-reasons.ts';
import { defineReasons } from '#contract/common/reasons/define-reasons.ts';
import { peopleRefusals } from './refusals.ts';

export const peopleReasons = defineReasons('people', {
  'submit-permission': {
    code: 'no-permission',
    text: 'Your role doesn’t let you submit candidates.',
    unblockBy: 'Ask an administrator of your agency to change your role.',
    who: 'administrator',
  },
  'partial-view': {
    text: 'You only see submissions to your own engagements, so this would also change submissions that you can’t see.',
    unblockBy: 'Ask a colleague who can see everyone’s work.',
    who: 'administrator',
  },
  'partial-export': {
    code: 'partial-view',
    text: 'You only see submissions to your own engagements, so the export would be incomplete.',
    unblockBy: 'Ask an owner or administrator of your agency to export this person’s data.',
    who: 'administrator',
  },
  'export-permission': {
    code: 'no-permission',
    text: 'Only owners and administrators can export a person’s data.',
    unblockBy: 'Ask an owner or administrator of your agency for the file.',
    who: 'administrator',
  },
  'owners-erase': {
    text: 'Only an owner of your agency can erase a person’s data.',
    unblockBy: () => unblockSteps.askOwner,
    who: 'owner',
  },
  'submission-open': {
    text: 'This person still has {count, plural, one {# open submission} other {# open submissions}}.',
    unblockBy: 'Withdraw these submissions, or wait until they are decided.',
    who: 'you',
  },
  'guarantee-running': {
    text: 'The guarantee period for a hire runs until {date}.',
    unblockBy: 'Erase this person’s data after that date.',
    who: 'you',
  },
  'dispute-open': {
    text: 'An employer’s claim, an ownership dispute or a salary revision is still undecided.',
    unblockBy: 'Erase this person’s data after the decision.',
    who: 'you',
  },
  'person-held': {
    text: 'Rolecall put this person on hold on {date}: their data must be kept until the hold ends.',
    unblockBy: 'Contact Rolecall if you have questions.',
    who: 'provider',
  },
  'owners-change-retention': {
    code: 'owners-erase',
    text: () => peopleRefusals['owners-change-retention'].message,
    unblockBy: () => unblockSteps.askOwner,
    who: 'owner',
  },
  'asked-recently': {
    code: 'sent-recently',
    text: 'Your agency asked this person within the last 7 days whether it may keep their data.',
    unblockBy: 'Wait for the answer.',
    who: 'you',
  },
  'merge-undo-passed': { text: 'A merge can be undone only within 24 hours.' },
  'merge-continued': {
    text: 'This person has since been merged again.',
    unblockBy: 'Undo the later merge first.',
    who: 'you',
  },
});
