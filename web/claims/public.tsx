import { isAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

export { useClaimEntries } from './parts/claim-entries.tsx';
export { CandidateClaimBlock } from './parts/claim-block.tsx';
export { DateWithName, ProofList, DecisionReasons, isDecisionLate } from './parts/claim-facts.tsx';
export { stepEntry } from './parts/step-entry.tsx';
export { ProofDialog } from './parts/proof-dialog.tsx';
export type { Proof } from './client.ts';

export const claimLiveInvalidation: LiveInvalidation = {
  all: [['claims']],
  of: (message) => (isAbout(message, 'claim', 'candidate') ? [['claims']] : []),
};
