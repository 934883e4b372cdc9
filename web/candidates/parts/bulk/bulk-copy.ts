import { defineCopy } from '#contract/common/copy.ts';

/** The copy for actions on several candidates at once, each with its own outcome. */
export const bulkCopy = defineCopy('candidates.several', {
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw {count, plural, one {# candidate} other {# candidates}}?',
  withdrawText: 'The employers will no longer see these candidates. You can undo this for 10 minutes.',
  withdrawnOf: 'Withdrawn {done} of {all}',
  allWithdrawn: '{count, plural, one {# candidate was withdrawn} other {# candidates were withdrawn}}',
  withdrawn: 'Withdrawn',
  notWithdrawn: 'Not withdrawn: {reason}',
  withdrawing: 'Withdrawing…',
  move: 'Move to…',
  moveTitle: 'Move {count, plural, one {# candidate} other {# candidates}}',
  moveText:
    'The candidates’ agencies will be notified. You can undo this for 10 minutes. You must confirm each hire separately.',
  noCommonStep: 'There is no step that all of these candidates can move to. You must confirm each hire separately.',
  movedOf: 'Moved {done} of {all}',
  allMoved: '{count, plural, one {# candidate was moved} other {# candidates were moved}}',
  moved: 'Moved',
  notMoved: 'Not moved: {reason}',
  moving: 'Moving…',
  reject: 'Reject',
  rejectTitle: 'Reject {count, plural, one {# candidate} other {# candidates}}?',
  rejectText:
    'Each agency will see the reasons and your message for its own candidates only. You can undo this for 10 minutes.',
  rejectedOf: 'Rejected {done} of {all}',
  allRejected: '{count, plural, one {# candidate was rejected} other {# candidates were rejected}}',
  rejected: 'Rejected',
  notRejected: 'Not rejected: {reason}',
  rejecting: 'Rejecting…',
  submit: 'Submit to another request',
  submitTitle: 'Submit {count, plural, one {# candidate} other {# candidates}} to another request',
  submitText:
    'Choose a talent request. Each candidate becomes a draft with their details and latest CV. Nothing is sent to the employer until you submit the drafts.',
  draftedOf: '{done} of {all} drafts are ready',
  allDrafted: '{count, plural, one {# draft is ready} other {# drafts are ready}}',
  drafted: 'Draft started',
  draftExists: 'You already have a draft',
  openDraft: '{outcome}: open {name}’s draft',
  notDrafted: 'No draft: {reason}',
  drafting: 'Starting…',
  showDrafts: 'Show drafts',
  undo: 'Undo',
  undoUntil: 'You can undo this until {time}.',
  undoneOf: 'Undone for {done} of {all}',
  allUndone: '{count, plural, one {Undone for # candidate} other {Undone for # candidates}}',
  undone: 'Undone',
  notUndone: 'Not undone: {reason}',
  undoing: 'Undoing…',
  unsent: 'Not sent yet',
  lost: 'No result yet: {reason}',
  interrupted:
    '{count, plural, one {# candidate has no result yet} other {# candidates have no result yet}}. Nobody is processed twice when you continue.',
  refused: '{count, plural, one {# candidate could not be processed} other {# candidates could not be processed}}.',
  resume: 'Continue',
  dismiss: 'Dismiss',
  showResults: 'Show results',
  retry: 'Try again',
  close: 'Close',
});

/** The minutes for which moves, rejections and withdrawals can be undone together. Source: domain rules D1. */
export const undoMinutes = 10;

export const undoCopy = {
  title: bulkCopy.undoneOf,
  allDone: bulkCopy.allUndone,
  sending: bulkCopy.undoing,
  done: bulkCopy.undone,
  failed: bulkCopy.notUndone,
};
