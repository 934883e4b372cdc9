import { sharedRefusals } from '#contract/common/reasons/shared-refusals.ts';
import { refusals } from '#contract/common/refusal.ts';

export const draftCandidateRefusals = refusals('draft-candidates', {
  // The following refusals are shared with the submission of candidates.
  'submission-closed': sharedRefusals['submission-closed'],
  'candidate-in-request': sharedRefusals['candidate-in-request'],
  'candidate-not-available': sharedRefusals['candidate-not-available'],
  'too-many-checks': sharedRefusals['too-many-checks'],
  'consent-required': sharedRefusals['consent-required'],
  'draft-submitted': sharedRefusals['draft-submitted'],
  'person-held': sharedRefusals['person-held'],
  'assessment-not-retryable': {
    status: 409,
    message: 'This assessment can’t be retried, because it is complete or in progress, or the CV has no text.',
  },
  'document-needed': { status: 409, message: 'This CV is no longer available. Add it again.' },
  'other-request': sharedRefusals['other-request'],
  'check-unknown': {
    status: 404,
    message: 'This link is incomplete or was never issued. Ask the agency for a new one.',
  },
  'check-ended': { status: 404, message: 'This link no longer works.' },
  'check-expired': {
    status: 409,
    message: 'Links are valid for 72 hours, and this one has expired. Ask the agency for a new one.',
  },
  'check-revoked': { status: 409, message: 'The agency has revoked this link. Ask the agency for a new one.' },
});
