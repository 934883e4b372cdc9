import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

export { DisputesAgainstAgency } from './parts/disputes-against-agency.tsx';
export { useDisputeEntries, useReceivedDisputeEntries } from './parts/dispute-entries.tsx';
export type { DisputedPerson } from './client.ts';
export { DisputeOffer } from './parts/dispute-offer.tsx';

export const disputeLiveInvalidation: LiveInvalidation = {
  all: [['disputes']],
  of: (message) => (isMessageAbout(message, 'dispute', 'candidate') ? [['disputes']] : []),
};
