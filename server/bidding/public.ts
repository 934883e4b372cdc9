export { placedBidsOf } from './queries/placed-bids.ts';
export { ownAwardsOf, type OwnAward } from './queries/own-awards.ts';
export { biddingEvents } from './events.ts';
