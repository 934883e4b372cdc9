import { confirmPlacedBid } from '#contract/bidding/operations/agency.ts';
import { listAuctionKeys } from '#contract/bidding/operations/keys.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import * as queries from './queries.ts';
import { listAuctionKeys as listAuctionKeysQuery } from './queries/auction-keys.ts';

export const biddingRoutes: readonly Route[] = [
  answer(confirmPlacedBid, queries.confirmPlacedBid),
  answer(listAuctionKeys, listAuctionKeysQuery),
];
