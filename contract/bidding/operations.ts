import type { Operation } from '#contract/common/operation.ts';
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
} from './operations/agency.ts';
import { downloadCertificate, readEvidence } from './operations/evidence.ts';
import { downloadVerifier, listAuctionKeys } from './operations/keys.ts';
import {
  awardLots,
  changeLot,
  decideObjection,
  listObjections,
  monitorLots,
  reopenLot,
  requestRebid,
} from './operations/employer.ts';
import { practiceOperations } from './operations/practice.ts';

export const biddingOperations: readonly Operation[] = [
  checkPlacedBid,
  listLots,
  readLot,
  placeBid,
  withdrawBid,
  confirmBid,
  readBidHistory,
  readLotResult,
  readEvidence,
  downloadCertificate,
  objectToAward,
  monitorLots,
  changeLot,
  awardLots,
  reopenLot,
  requestRebid,
  listObjections,
  decideObjection,
  listAuctionKeys,
  downloadVerifier,
  ...practiceOperations,
];
