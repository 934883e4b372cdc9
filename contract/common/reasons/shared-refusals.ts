import { refusals } from '../refusal.ts';

/** Refusals used by several rooms. Each room adds the ones that it returns to its own table. */
export const sharedRefusals = refusals('common', {
  'submission-closed': { status: 409, message: 'This talent request isn’t accepting candidates at the moment.' },
  'candidate-in-request': { status: 409, message: 'This candidate is already in this talent request.' },
  'candidate-not-available': { status: 409, message: 'This candidate cannot be submitted to this client at present.' },
  'too-many-checks': { status: 429, message: 'You’ve reached today’s limit for candidate checks. Try again tomorrow.' },
  'consent-required': {
    status: 409,
    message:
      'This client requires the candidate’s consent. Ask for it, and the candidate will be submitted once they agree.',
  },
  'draft-submitted': { status: 409, message: 'This draft has already been submitted. Open the candidate instead.' },
  'draft-removed': {
    status: 409,
    message: 'This CV was removed or has already been sent. To submit this candidate, add the CV again.',
  },
  'unconfirmed-fields': {
    status: 409,
    message: 'Some fields were read from the CV. Check and confirm them before you submit.',
  },
  'other-request': { status: 409, message: 'This draft belongs to another talent request.' },
  'person-held': {
    status: 409,
    message: 'Rolecall has put this person on hold, so nothing about them can be deleted until the hold ends.',
  },
  'not-possible': { status: 409, message: 'This isn’t possible at the moment.' },
  'undo-passed': { status: 409, message: 'This withdrawal can no longer be undone.' },
});
