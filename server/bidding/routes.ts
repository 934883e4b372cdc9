import {
  confirmBid,
  confirmPlacedBid,
  listLots,
  placeBid,
  readBidHistory,
  readLot,
  withdrawBid,
} from '#contract/bidding/operations/agency.ts';
import { listAuctionKeys } from '#contract/bidding/operations/keys.ts';
import { changeLot } from '#contract/bidding/operations/employer.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import * as changing from './commands/change-lot.ts';
import * as confirming from './commands/confirm-bid.ts';
import * as placing from './commands/place-bid.ts';
import * as withdrawing from './commands/withdraw-bid.ts';
import * as keys from './queries/auction-keys.ts';
import * as placed from './queries/placed-bids.ts';
import * as reading from './queries/read-lots.ts';

export const biddingRoutes: readonly Route[] = [
  answer(confirmPlacedBid, placed.confirmPlacedBid),
  answer(listAuctionKeys, keys.listAuctionKeys),
  answer(listLots, reading.lots),
  answer(readLot, reading.lot),
  answer(readBidHistory, reading.bidHistory),
  answer(placeBid, placing.placeBid),
  answer(withdrawBid, withdrawing.withdrawBid),
  answer(confirmBid, confirming.confirmBid),
  answer(changeLot, changing.changeLot),
];
