import { sharedRefusals } from '#contract/common/reasons/shared-refusals.ts';
import { refusals } from '#contract/common/refusal.ts';

export const consentRefusals = refusals('consents', {
  // The following refusals are shared with the submission of candidates.
  'submission-closed': sharedRefusals['submission-closed'],
  'candidate-in-request': sharedRefusals['candidate-in-request'],
  'candidate-not-available': sharedRefusals['candidate-not-available'],
  'too-many-checks': sharedRefusals['too-many-checks'],
  'draft-removed': sharedRefusals['draft-removed'],
  'unconfirmed-fields': sharedRefusals['unconfirmed-fields'],
  'draft-submitted': sharedRefusals['draft-submitted'],
  'other-request': sharedRefusals['other-request'],
  'consent-not-required': {
    status: 409,
    message: 'This client doesn’t require the candidate’s consent. Submit the candidate directly.',
  },
  'already-asked': {
    status: 409,
    message: 'This candidate has already been asked for consent for this talent request.',
  },
  'asked-recently': {
    status: 409,
    message:
      'This candidate has been asked twice for this talent request within the last 24 hours. You can ask again 24 hours after the first email.',
  },
  'refused-recently': {
    status: 409,
    message:
      'This candidate refused or withdrew consent for this talent request less than 7 days ago. You can ask again after that.',
  },
  'not-possible': sharedRefusals['not-possible'],
  'link-unknown': {
    status: 404,
    message: 'This link is incomplete or no longer exists. Ask the agency for a new one.',
  },
  'not-answerable': { status: 409, message: 'This request can no longer be answered.' },
  'page-changed': { status: 409, message: 'The details to be shared have changed. Read them again before you answer.' },
  'nothing-to-withdraw': { status: 409, message: 'There is no consent to withdraw.' },
  'download-expired': {
    status: 409,
    message: 'This download has expired. Ask for a new code, and choose “Download my data” again.',
  },
  'code-wrong': { status: 409, message: 'This code is wrong or has expired. Ask for a new one.' },
  'on-hold': {
    status: 409,
    message:
      'Your details must be kept for now, because the provider of this service has put them on hold, for example for a legal dispute. They can be deleted when the hold ends. The agency can tell you who to contact.',
  },
  'in-dispute': {
    status: 409,
    message:
      'Two companies disagree about who represents you, or about your pay, and your details are needed to settle this. They can be deleted once it is settled.',
  },
  'guarantee-running': {
    status: 409,
    message: 'You were hired, and the guarantee period is still running. Your details can be deleted when it ends.',
  },
});
