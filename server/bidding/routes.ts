import { confirmPlacedBid } from '#contract/bidding/operations/agency.ts';
import { listAuctionKeys } from '#contract/bidding/operations/keys.ts';
import * as practice from '#contract/bidding/operations/practice.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { placePracticeBid } from './commands/place-practice-bid.ts';
import { startPractice } from './commands/start-practice.ts';
import * as keys from './queries/auction-keys.ts';
import { listPractices, readPractice } from './queries/practices.ts';
import * as queries from './queries/placed-bids.ts';

export const biddingRoutes: readonly Route[] = [
  answer(confirmPlacedBid, queries.confirmPlacedBid),
  answer(listAuctionKeys, keys.listAuctionKeys),
  answer(practice.startPractice, startPractice),
  answer(practice.listPractices, listPractices),
  answer(practice.readPractice, readPractice),
  answer(practice.placePracticeBid, placePracticeBid),
];
