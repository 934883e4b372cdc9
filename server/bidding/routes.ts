import { confirmPlacedBid } from '#contract/bidding/operations/agency.ts';
import { listAuctionKeys } from '#contract/bidding/operations/keys.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import * as keys from './queries/auction-keys.ts';
import * as queries from './queries/placed-bids.ts';

export const biddingRoutes: readonly Route[] = [
  answer(confirmPlacedBid, queries.confirmPlacedBid),
  answer(listAuctionKeys, keys.listAuctionKeys),
];
