import { refusals } from '#contract/common/refusal.ts';

export const disputeRefusals = refusals('disputes', {
  'not-possible': { status: 409, words: 'This isn’t possible at the moment.' },
  'submission-closed': { status: 409, words: 'This talent request isn’t accepting candidates at the moment.' },
  'too-many-checks': {
    status: 429,
    words: 'You’ve reached today’s limit for candidate checks. Try again tomorrow.',
  },
  'person-available': {
    status: 409,
    words: 'No other agency owns this candidate at this client, so there is nothing to dispute.',
  },
  'fee-fixed': { status: 409, words: 'This fee follows from the agency’s terms, so there is nothing to agree on.' },
  'fee-lower': {
    status: 409,
    words: 'An agreed fee can be lowered only within a day after it was first recorded. You can still raise it.',
  },
  'already-disputed': {
    status: 409,
    words: 'Your agency has already disputed this candidate, or Rolecall has already decided who owns them.',
  },
});
