import { defineReasons } from '#contract/common/reasons/define-reasons.ts';

export const peopleReasons = defineReasons('people', {
  'submit-permission': {
    code: 'no-permission',
    text: 'Your role doesn’t include submitting candidates.',
    unblockBy: 'Ask an administrator of your agency to change your role.',
    who: 'administrator',
  },
  'partial-view': {
    text: 'You only see submissions to your own engagements, so you would change others without seeing them.',
    unblockBy: "Ask a colleague who can see everyone's work.",
    who: 'administrator',
  },
  'partial-export': {
    code: 'partial-view',
    text: 'You only see submissions to your own engagements, so the export would be incomplete.',
    unblockBy: 'Ask an owner or administrator of your agency to export this person.',
    who: 'administrator',
  },
  'export-permission': {
    code: 'no-permission',
    text: 'Only owners and administrators can export a person.',
    unblockBy: 'Ask an owner or administrator of your agency for the file.',
    who: 'administrator',
  },
  'owners-erase': {
    text: 'Only an owner of your agency can erase a person.',
    unblockBy: 'Ask the owner to do it.',
    who: 'owner',
  },
  'submission-open': {
    text: '{count, plural, one {# submission of this person is} other {# submissions of this person are}} still open.',
    unblockBy: 'Withdraw this person, or wait for the decision.',
    who: 'you',
  },
  'guarantee-running': {
    text: 'The guarantee of a hire runs until {date}.',
    unblockBy: 'Erase this person afterwards.',
    who: 'you',
  },
  'dispute-open': {
    text: "An employer's claim, an ownership dispute or a salary change is still undecided.",
    unblockBy: 'Erase this person after the decision.',
    who: 'you',
  },
  'person-held': {
    text: 'Rolecall has put this person on hold since {date}: their data must be kept until the hold ends.',
    unblockBy: 'Contact Rolecall if you have questions.',
    who: 'provider',
  },
  'owners-change-retention': {
    code: 'owners-erase',
    text: 'Only an owner of your agency can change how long people are kept.',
    unblockBy: 'Ask the owner to do it.',
    who: 'owner',
  },
  'asked-recently': {
    code: 'sent-recently',
    text: 'This person was asked within the last 7 days.',
    unblockBy: 'Wait for the answer.',
    who: 'you',
  },
  'merge-undo-passed': { text: 'A merge can be undone for 24 hours.' },
  'merge-continued': {
    text: 'This person was merged again afterwards.',
    unblockBy: 'Undo the later merge first.',
    who: 'you',
  },
});
