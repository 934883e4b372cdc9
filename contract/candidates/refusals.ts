import { refusals } from '#contract/common/refusal.ts';

export const candidateRefusals = refusals('candidates', {
  'submission-closed': { status: 409, words: 'This talent request does not take candidates at present.' },
  'candidate-in-request': { status: 409, words: 'This candidate is already in this talent request.' },
  'candidate-not-available': {
    status: 409,
    words: 'This candidate cannot be submitted to this client at present.',
  },
  'candidate-closed': { status: 409, words: 'This candidate can no longer be changed.' },
  'cv-opened': { status: 409, words: 'The employer has opened this CV. It can no longer be replaced.' },
  'already-withdrawn': { status: 409, words: 'This candidate has already been withdrawn.' },
  'undo-passed': { status: 409, words: 'This withdrawal can no longer be undone.' },
  'cv-needed': { status: 409, words: 'A candidate always has a CV. Replace it instead of deleting it.' },
  'draft-changed': { status: 409, words: 'This draft was changed in another tab.' },
  'cvs-not-counted': { status: 409, words: 'The number of CVs is counted by Rolecall, and it is another one.' },
  'too-many-checks': {
    status: 429,
    words: "You've reached the limit of candidate checks for today. You can still submit: the check runs again then.",
  },
  'too-many-uploads': {
    status: 429,
    words:
      'There are too many uploads that belong to no candidate yet. Submit what you have begun, or try again tomorrow: unused uploads are deleted after 24 hours.',
  },
  'salary-fixed': {
    status: 409,
    words: "The salary can't be changed after submission.",
  },
  'terms-changed': {
    status: 409,
    words: 'The salary or fee is not what you agreed to. Check the current amounts before you hire.',
  },
  'step-not-possible': { status: 409, words: 'This candidate cannot take this step.' },
});
