import { sharedRefusals } from '#contract/common/reasons/shared-refusals.ts';
import { refusals } from '#contract/common/refusal.ts';

export const candidateRefusals = refusals('candidates', {
  'submission-closed': sharedRefusals['submission-closed'],
  'candidate-in-request': sharedRefusals['candidate-in-request'],
  'candidate-not-available': sharedRefusals['candidate-not-available'],
  'candidate-closed': { status: 409, message: 'This candidate can no longer be changed.' },
  'cv-confirmed': {
    status: 409,
    message: 'The candidate gave their consent based on this CV. To replace it, ask for their consent again.',
  },
  'cv-opened': { status: 409, message: 'This CV can no longer be replaced.' },
  'answers-read': {
    status: 409,
    message: 'The employer has opened this candidate. Answers already given can no longer be changed.',
  },
  'answers-judged': {
    status: 409,
    message: 'The employer has already made a decision on this candidate. Answers can no longer be changed.',
  },
  'already-withdrawn': { status: 409, message: 'This candidate has already been withdrawn.' },
  'undo-passed': sharedRefusals['undo-passed'],
  'undo-blocked': { status: 409, message: 'This withdrawal can’t be undone at the moment.' },
  'cv-needed': { status: 409, message: 'A candidate must have a CV. Replace it instead of deleting it.' },
  'draft-changed': { status: 409, message: 'This draft was changed in another tab.' },
  'consent-required': sharedRefusals['consent-required'],
  'draft-removed': sharedRefusals['draft-removed'],
  'unconfirmed-fields': sharedRefusals['unconfirmed-fields'],
  'too-many-imports': {
    status: 409,
    message: 'You’ve reached the limit of 50 CVs for this talent request. Submit or remove some to add more.',
  },
  'cvs-not-counted': { status: 409, message: 'The number of CVs doesn’t match the number that Rolecall counted.' },
  'too-many-checks': sharedRefusals['too-many-checks'],
  'too-many-uploads': {
    status: 429,
    message:
      'You have too many unused uploads. Submit the candidates you’ve started, or try again tomorrow: unused uploads are deleted after 24 hours.',
  },
  'salary-fixed': {
    status: 409,
    message:
      'After submission, the base salary, and the total compensation if the fee is based on it, change only through a revision that both sides agree on. Propose one on the candidate’s page.',
  },
  'nothing-to-acknowledge': { status: 409, message: 'The employer has made no changes that need to be acknowledged.' },
  'edited-since': {
    status: 409,
    message: 'The employer has made another change in the meantime. Check it before you acknowledge the changes.',
  },
  'terms-changed': {
    status: 409,
    message: 'The salary or fee has changed since you agreed to it. Check the current amounts before you hire.',
  },
  'revision-not-possible': { status: 409, message: 'The salary can’t be revised at the moment.' },
  'revision-closed': {
    status: 409,
    message: 'This salary revision has already been decided, withdrawn or replaced by another one.',
  },
  'step-not-possible': { status: 409, message: 'This candidate can’t move to this status.' },
});
