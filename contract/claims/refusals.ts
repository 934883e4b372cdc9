import { sharedRefusals } from '#contract/common/reasons/shared-refusals.ts';
import { refusals } from '#contract/common/refusal.ts';

export const claimRefusals = refusals('claims', {
  'not-possible': sharedRefusals['not-possible'],
});
