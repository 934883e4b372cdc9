import {
  confirmBid,
  confirmPlacedBid,
  listLots,
  placeBid,
  readBidHistory,
  readLot,
  withdrawBid,
} from '#contract/bidding/operations/agency.ts';
import { downloadCertificate, readEvidence } from '#contract/bidding/operations/evidence.ts';
import { listAuctionKeys } from '#contract/bidding/operations/keys.ts';
import * as practice from '#contract/bidding/operations/practice.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { placePracticeBid } from './commands/place-practice-bid.ts';
import { startPractice } from './commands/start-practice.ts';
import { listPractices, readPractice } from './queries/practices.ts';
import { changeLot } from '#contract/bidding/operations/employer.ts';
import * as changing from './commands/change-lot.ts';
import * as confirming from './commands/confirm-bid.ts';
import * as placing from './commands/place-bid.ts';
import * as withdrawing from './commands/withdraw-bid.ts';
import * as keys from './queries/auction-keys.ts';
import * as certificates from './queries/certificate.ts';
import * as evidence from './queries/evidence.ts';
import * as placed from './queries/placed-bids.ts';
import * as reading from './queries/read-lots.ts';

export const biddingRoutes: readonly Route[] = [
  answer(confirmPlacedBid, placed.confirmPlacedBid),
  answer(listAuctionKeys, keys.listAuctionKeys),
  answer(practice.startPractice, startPractice),
  answer(practice.listPractices, listPractices),
  answer(practice.readPractice, readPractice),
  answer(practice.placePracticeBid, placePracticeBid),
  answer(readEvidence, evidence.readEvidence),
  answer(downloadCertificate, certificates.downloadCertificate),
  answer(listLots, reading.lots),
  answer(readLot, reading.lot),
  answer(readBidHistory, reading.bidHistory),
  answer(placeBid, placing.placeBid),
  answer(withdrawBid, withdrawing.withdrawBid),
  answer(confirmBid, confirming.confirmBid),
  answer(changeLot, changing.changeLot),
];
