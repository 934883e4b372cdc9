import { refusals } from '#contract/common/refusal.ts';

export const draftCandidateRefusals = refusals('draft-candidates', {
  // The following refusals are shared with the submission of candidates.
  'submission-closed': { status: 409, words: 'This talent request isn’t accepting candidates at the moment.' },
  'candidate-in-request': { status: 409, words: 'This candidate is already in this talent request.' },
  'candidate-not-available': {
    status: 409,
    words: 'This candidate cannot be submitted to this client at present.',
  },
  'too-many-checks': {
    status: 429,
    words: 'You’ve reached today’s limit for candidate checks. Try again tomorrow.',
  },
  'consent-required': {
    status: 409,
    words:
      'This client requires the candidate’s consent. Ask for it, and the candidate will be submitted once they agree.',
  },
  'draft-submitted': { status: 409, words: 'This draft has already been submitted. Open the candidate instead.' },
  'person-held': {
    status: 409,
    words: 'Rolecall has put this person on hold, so nothing about them can be deleted until the hold ends.',
  },
  'assessment-not-failed': { status: 409, words: 'Only a failed assessment can be retried.' },
  'document-needed': { status: 409, words: 'This CV is no longer available. Add it again.' },
  'other-request': { status: 409, words: 'This draft belongs to another talent request.' },
  'check-unknown': { status: 404, words: 'This link is incomplete or was never issued. Ask the agency for a new one.' },
  'check-expired': {
    status: 409,
    words: 'Links are valid for 72 hours, and this one has expired. Ask the agency for a new one.',
  },
  'check-revoked': { status: 409, words: 'The agency has revoked this link. Ask the agency for a new one.' },
});
