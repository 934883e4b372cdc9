import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';
import { historyKey, lotKey, lotsKey, resultKey } from './client.ts';

export { BidMark, NextBid } from './parts/next-bid.tsx';

/** Sent for every bid of a rival, which changes neither the agency's own bids nor a result. */
const positionChanged = 'lot.position-changed';

export const biddingLive: LiveMap = {
  all: [lotsKey, lotKey, historyKey, resultKey],
  of: (message) => {
    if (!isAbout(message, 'bid', 'lot', 'talent-request', 'engagement', 'application')) return [];
    const keys = message.kind === positionChanged ? [lotsKey, lotKey] : [lotsKey, lotKey, historyKey, resultKey];
    return keys.map((key) => (message.engagementId === undefined ? key : [...key, message.engagementId]));
  },
};
