import {
  confirmBid,
  checkPlacedBid,
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
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import { awardLots } from './commands/award-lots.ts';
import { decideObjection } from './commands/decide-objection.ts';
import * as objecting from './commands/object-to-award.ts';
import { reopenLot, requestRebid } from './commands/start-round.ts';
import { readOwnLotResult } from './queries/lot-result.ts';
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
  bindOperation(checkPlacedBid, placed.readPlacedBid),
  bindOperation(listAuctionKeys, keys.listAuctionKeys),
  bindOperation(verifierOperation, downloadVerifier),
  bindOperation(practice.startPractice, startPractice),
  bindOperation(practice.listPractices, listPractices),
  bindOperation(practice.readPracticeAuction, readPracticeAuction),
  bindOperation(practice.placePracticeBid, placePracticeBid),
  bindOperation(readEvidence, evidence.readEvidence),
  bindOperation(downloadCertificate, certificates.downloadCertificate),
  bindOperation(listLots, reading.listOwnLots),
  bindOperation(readLot, reading.readOwnLot),
  bindOperation(readBidHistory, reading.listBidHistory),
  bindOperation(placeBid, placing.placeBid),
  bindOperation(withdrawBid, withdrawing.withdrawBid),
  bindOperation(confirmBid, confirming.confirmBid),
  bindOperation(changeLot, changing.changeLot),
  bindOperation(readLotResult, readOwnLotResult),
  bindOperation(objectToAward, objecting.objectToAward),
  bindOperation(monitorOperation, monitorLots),
  bindOperation(awardOperation, awardLots),
  bindOperation(reopenOperation, reopenLot),
  bindOperation(rebidOperation, requestRebid),
  bindOperation(objectionsOperation, listObjections),
  bindOperation(decideOperation, decideObjection),
];
