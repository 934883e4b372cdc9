import { refusals } from '#contract/common/refusal.ts';

export const candidateRefusals = refusals('candidates', {
  'submission-closed': { status: 409, words: 'This talent request isn’t accepting candidates at the moment.' },
  'candidate-in-request': { status: 409, words: 'This candidate is already in this talent request.' },
  'candidate-not-available': {
    status: 409,
    words: 'This candidate cannot be submitted to this client at present.',
  },
  'candidate-closed': { status: 409, words: 'This candidate can no longer be changed.' },
  'cv-confirmed': {
    status: 409,
    words: 'The candidate gave their consent based on this CV. To replace it, ask for their consent again.',
  },
  'cv-opened': { status: 409, words: 'The employer has opened this CV. It can no longer be replaced.' },
  'answers-read': {
    status: 409,
    words: 'The employer has opened this candidate. Answers already given can no longer be changed.',
  },
  'already-withdrawn': { status: 409, words: 'This candidate has already been withdrawn.' },
  'undo-passed': { status: 409, words: 'This withdrawal can no longer be undone.' },
  'cv-needed': { status: 409, words: 'A candidate must have a CV. Replace it instead of deleting it.' },
  'draft-changed': { status: 409, words: 'This draft was changed in another tab.' },
  'consent-required': {
    status: 409,
    words:
      'This client requires the candidate’s consent. Ask for it, and the candidate will be submitted once they agree.',
  },
  'draft-removed': {
    status: 409,
    words: 'This CV was removed or has already been sent. To submit this candidate, add the CV again.',
  },
  'unconfirmed-fields': {
    status: 409,
    words: 'Some fields were read from the CV. Check and confirm them before you submit.',
  },
  'too-many-imports': {
    status: 409,
    words: 'You’ve reached the limit of 50 CVs for this talent request. Submit or remove some to add more.',
  },
  'cvs-not-counted': { status: 409, words: 'The number of CVs doesn’t match the number that Rolecall counted.' },
  'too-many-checks': {
    status: 429,
    words: 'You’ve reached today’s limit for candidate checks. Try again tomorrow.',
  },
  'too-many-uploads': {
    status: 429,
    words:
      'You have too many unused uploads. Submit the candidates you’ve started, or try again tomorrow: unused uploads are deleted after 24 hours.',
  },
  'salary-fixed': {
    status: 409,
    words: 'The salary can’t be changed after submission.',
  },
  'nothing-to-acknowledge': { status: 409, words: 'The employer has made no changes that need to be acknowledged.' },
  'edited-since': {
    status: 409,
    words: 'The employer has made another change in the meantime. Check it before you acknowledge the changes.',
  },
  'terms-changed': {
    status: 409,
    words: 'The salary or fee has changed since you agreed to it. Check the current amounts before you hire.',
  },
  'revision-not-possible': { status: 409, words: 'The salary can’t be revised at the moment.' },
  'revision-closed': {
    status: 409,
    words: 'This salary revision has already been decided, withdrawn or replaced by another one.',
  },
  'step-not-possible': { status: 409, words: 'This candidate can’t move to this status.' },
});
