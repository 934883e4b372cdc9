import { sharedRefusals } from '#contract/common/reasons/shared-refusals.ts';
import { refusals } from '#contract/common/refusal.ts';

export const disputeRefusals = refusals('disputes', {
  'not-possible': sharedRefusals['not-possible'],
  'submission-closed': sharedRefusals['submission-closed'],
  'too-many-checks': sharedRefusals['too-many-checks'],
  'person-available': {
    status: 409,
    message: 'No other agency owns this candidate at this client, so there is nothing to dispute.',
  },
  'fee-fixed': { status: 409, message: 'This fee follows from the agency’s terms, so there is nothing to agree on.' },
  'fee-lower': {
    status: 409,
    message: 'An agreed fee can be lowered only within a day after it was first recorded. You can still raise it.',
  },
  'already-disputed': {
    status: 409,
    message: 'Your agency has already disputed this candidate, or Rolecall has already decided who owns them.',
  },
});
