import { refusals } from '#contract/common/refusal.ts';

export const supportRefusals = refusals('support', {
  'not-given-up': {
    status: 409,
    message: 'This message hasn’t failed: it was delivered, or will be retried soon.',
  },
  'owners-erase': { status: 403, message: 'Only an owner of the agency can erase personal data.' },
  'account-stands': {
    status: 409,
    message: 'This account is still in use. Delete the user first, so that someone else takes over their work.',
  },
  'person-held': {
    status: 409,
    message: 'Rolecall has put this person on hold: their data must be kept until the hold ends. Nothing was erased.',
  },
  'person-disputed': {
    status: 409,
    message:
      'Nothing was erased, because a claim, an ownership dispute or a salary revision for this person is undecided. Erase their data once it is decided.',
  },
  'nobody-known': {
    status: 409,
    message: 'No candidate with this email address was submitted, or their data has already been erased.',
  },
});
