import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';
import { historyKey, lotKey, lotsKey, resultKey } from './client.ts';
import { employerLotsKey, objectionsKey } from './parts/employer/employer-client.ts';

export { EmployerBiddingTab } from './pages/employer-bidding-tab.tsx';
export { ObjectionsPage } from './pages/objections-page.tsx';
export { ProviderBiddingPage } from './pages/provider-bidding-page.tsx';
export { BidStatusLink, NextBidAction } from './parts/next-bid.tsx';

/**
 * The type of the live message sent for every rival's bid. Such a bid changes neither the agency's own bids nor a
 * result.
 */
const positionChanged = 'lot.position-changed';

export const biddingLiveInvalidation: LiveInvalidation = {
  all: [lotsKey, lotKey, historyKey, resultKey, employerLotsKey, objectionsKey],
  of: (message) => {
    if (!isMessageAbout(message, 'bid', 'lot', 'objection', 'talent-request', 'engagement', 'application')) return [];
    const keys =
      message.kind === positionChanged ? [lotsKey, lotKey] : [lotsKey, lotKey, historyKey, resultKey, employerLotsKey];
    const ofEngagement = keys.map((key) => (message.engagementId === undefined ? key : [...key, message.engagementId]));
    return isMessageAbout(message, 'objection') ? [...ofEngagement, objectionsKey] : ofEngagement;
  },
};
