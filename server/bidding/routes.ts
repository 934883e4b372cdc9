import {
  confirmBid,
  confirmPlacedBid,
  listLots,
  objectToAward,
  placeBid,
  readBidHistory,
  readLot,
  readLotResult,
  withdrawBid,
} from '#contract/bidding/operations/agency.ts';
import { downloadCertificate, readEvidence } from '#contract/bidding/operations/evidence.ts';
import {
  awardLots as awardOperation,
  changeLot,
  decideObjection as decideOperation,
  listObjections as objectionsOperation,
  monitorLots as monitorOperation,
  reopenLot as reopenOperation,
  requestRebid as rebidOperation,
} from '#contract/bidding/operations/employer.ts';
import { downloadVerifier as verifierOperation, listAuctionKeys } from '#contract/bidding/operations/keys.ts';
import * as practice from '#contract/bidding/operations/practice.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { awardLots } from './commands/award-lots.ts';
import { decideObjection } from './commands/decide-objection.ts';
import * as objecting from './commands/object-to-award.ts';
import { reopenLot, requestRebid } from './commands/start-round.ts';
import { lotResult } from './queries/lot-result.ts';
import { monitorLots } from './queries/monitor-lots.ts';
import { listObjections } from './queries/objections.ts';
import { placePracticeBid } from './commands/practice/place-practice-bid.ts';
import { startPractice } from './commands/practice/start-practice.ts';
import { listPractices, readPracticeAuction } from './queries/practices.ts';
import * as changing from './commands/change-lot.ts';
import * as confirming from './commands/bids/confirm-bid.ts';
import * as placing from './commands/bids/place-bid.ts';
import * as withdrawing from './commands/bids/withdraw-bid.ts';
import * as keys from './queries/evidence/auction-keys.ts';
import * as certificates from './queries/evidence/certificate.ts';
import * as evidence from './queries/evidence/evidence.ts';
import { downloadVerifier } from './queries/evidence/verifier.ts';
import * as placed from './queries/placed-bids.ts';
import * as reading from './queries/read-lots.ts';

export const biddingRoutes: readonly Route[] = [
  answer(confirmPlacedBid, placed.confirmPlacedBid),
  answer(listAuctionKeys, keys.listAuctionKeys),
  answer(verifierOperation, downloadVerifier),
  answer(practice.startPractice, startPractice),
  answer(practice.listPractices, listPractices),
  answer(practice.readPracticeAuction, readPracticeAuction),
  answer(practice.placePracticeBid, placePracticeBid),
  answer(readEvidence, evidence.readEvidence),
  answer(downloadCertificate, certificates.downloadCertificate),
  answer(listLots, reading.lots),
  answer(readLot, reading.lot),
  answer(readBidHistory, reading.listBidHistory),
  answer(placeBid, placing.placeBid),
  answer(withdrawBid, withdrawing.withdrawBid),
  answer(confirmBid, confirming.confirmBid),
  answer(changeLot, changing.changeLot),
  answer(readLotResult, lotResult),
  answer(objectToAward, objecting.objectToAward),
  answer(monitorOperation, monitorLots),
  answer(awardOperation, awardLots),
  answer(reopenOperation, reopenLot),
  answer(rebidOperation, requestRebid),
  answer(objectionsOperation, listObjections),
  answer(decideOperation, decideObjection),
];
