import { isAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

export { useClaimEntries } from './parts/claim-entries.tsx';
export { CandidateClaimBlock } from './parts/claim-block.tsx';

export const claimLive: LiveInvalidation = {
  all: [['claims']],
  of: (message) => (isAbout(message, 'claim', 'candidate') ? [['claims']] : []),
};
