import { refusals } from '#contract/common/refusal.ts';

export const claimRefusals = refusals('claims', {
  'not-possible': { status: 409, words: 'This isn’t possible at the moment.' },
});
