import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';
import { historyKey, lotKey, lotsKey, resultKey } from './client.ts';

export { BidMark, NextBid } from './parts/next-bid.tsx';

/** Positions and ends follow every bid; histories and results are small and change along with them. */
export const biddingLive: LiveMap = {
  all: [lotsKey, lotKey, historyKey, resultKey],
  of: (message) => {
    if (!isAbout(message, 'bidding', 'talent-request', 'engagement', 'application')) return [];
    const one = message.engagementId === undefined ? [] : [message.engagementId];
    return [lotsKey, lotKey, historyKey, resultKey].map((key) => [...key, ...one]);
  },
};
