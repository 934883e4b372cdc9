import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

export { useClaimEntries } from './parts/claim-entries.tsx';
export { CandidateClaimBlock } from './parts/claim-block.tsx';
export { DateWithName, ProofList, DecisionReasons, isDecisionLate } from './parts/claim-facts.tsx';
export { ownershipTimelineEntry } from './parts/step-entry.tsx';
export { ProofDialog } from './parts/proof-dialog.tsx';
export { useCandidateClaim } from './client.ts';
export type { ClaimProof } from './client.ts';

export const claimLiveInvalidation: LiveInvalidation = {
  all: [['claims']],
  of: (message) => (isMessageAbout(message, 'claim', 'candidate') ? [['claims']] : []),
};
