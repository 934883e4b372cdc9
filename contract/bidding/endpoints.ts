import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type {
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
import type { downloadCertificate, readEvidence } from './operations/evidence.ts';
import type { downloadVerifier, listAuctionKeys } from './operations/keys.ts';
import type {
  awardLots,
  changeLot,
  decideObjection,
  listObjections,
  monitorLots,
  reopenLot,
  requestRebid,
} from './operations/employer.ts';
import type { listPractices, placePracticeBid, readPracticeAuction, startPractice } from './operations/practice.ts';

const repeatsTenant = { tenantId: { place: 'body', is: 'tenant' } } as const;

export const listLotsEndpoint = endpoint<typeof listLots>('bidding.lots', 'GET', '/api/v2.1/bidding/{auctionId}');
export const readLotEndpoint = endpoint<typeof readLot>(
  'bidding.lot',
  'GET',
  '/api/v2.1/bidding/{auctionId}/{talentRequestId}',
);
export const placeBidEndpoint = endpoint<typeof placeBid>('bidding.placeBid', 'POST', '/api/v2.1/bidding', {
  claims: repeatsTenant,
});
export const withdrawBidEndpoint = endpoint<typeof withdrawBid>(
  'bidding.withdrawBid',
  'PATCH',
  '/api/v2.1/bidding/withdrawn',
);
export const confirmBidEndpoint = endpoint<typeof confirmBid>(
  'bidding.confirmBid',
  'PATCH',
  '/api/v2.1/bidding/confirmed',
);
export const readBidHistoryEndpoint = endpoint<typeof readBidHistory>(
  'bidding.history',
  'GET',
  '/api/v2.1/bidding/history/{talentRequestId}',
);
export const readLotResultEndpoint = endpoint<typeof readLotResult>(
  'bidding.result',
  'GET',
  '/api/v2.1/bidding/result/{talentRequestId}',
);
export const readEvidenceEndpoint = endpoint<typeof readEvidence>(
  'bidding.evidence',
  'GET',
  '/api/v2.1/bidding/evidence/{talentRequestId}',
);
export const downloadCertificateEndpoint = endpoint<typeof downloadCertificate>(
  'bidding.certificate',
  'GET',
  '/api/v2.1/bidding/certificate/{talentRequestId}',
);
export const objectToAwardEndpoint = endpoint<typeof objectToAward>(
  'bidding.object',
  'POST',
  '/api/v2.1/bidding/objection',
);
export const monitorLotsEndpoint = endpoint<typeof monitorLots>(
  'bidding.monitor',
  'GET',
  '/api/v2.1/employer/bidding/{engagementId}',
);
export const changeLotEndpoint = endpoint<typeof changeLot>(
  'bidding.changeLot',
  'PATCH',
  '/api/v2.1/employer/bidding/lot',
);
export const awardLotsEndpoint = endpoint<typeof awardLots>(
  'bidding.award',
  'POST',
  '/api/v2.1/employer/bidding/award',
);
export const reopenLotEndpoint = endpoint<typeof reopenLot>(
  'bidding.reopen',
  'PATCH',
  '/api/v2.1/employer/bidding/reopened',
);
export const requestRebidEndpoint = endpoint<typeof requestRebid>(
  'bidding.requestRebid',
  'PATCH',
  '/api/v2.1/employer/bidding/rebid',
);
export const listObjectionsEndpoint = endpoint<typeof listObjections>(
  'bidding.objections',
  'GET',
  '/api/v2.1/provider/bidding/objection',
);
export const decideObjectionEndpoint = endpoint<typeof decideObjection>(
  'bidding.decideObjection',
  'PATCH',
  '/api/v2.1/provider/bidding/objection',
);

const listAuctionKeysEndpoint = endpoint<typeof listAuctionKeys>(
  'bidding.keys',
  'GET',
  '/.well-known/rolecall-auction-keys.json',
);

const downloadVerifierEndpoint = endpoint<typeof downloadVerifier>(
  'bidding.verifier',
  'GET',
  '/.well-known/rolecall-verify-auction.mjs',
);

export const startPracticeEndpoint = endpoint<typeof startPractice>(
  'bidding.startPractice',
  'POST',
  '/api/v2.1/bidding/practice',
);
export const listPracticesEndpoint = endpoint<typeof listPractices>(
  'bidding.practices',
  'GET',
  '/api/v2.1/bidding/practice',
);
export const readPracticeEndpoint = endpoint<typeof readPracticeAuction>(
  'bidding.practice',
  'GET',
  '/api/v2.1/bidding/practice/{practiceId}',
);
export const placePracticeBidEndpoint = endpoint<typeof placePracticeBid>(
  'bidding.practiceBid',
  'POST',
  '/api/v2.1/bidding/practice/bid',
);

export const biddingEndpoints: readonly Endpoint[] = [
  endpoint<typeof checkPlacedBid>(
    'bidding.confirmPlacedBid',
    'PATCH',
    '/api/v2.1/auction/setTalentRequestHasPlacedBid',
    { locations: { talentRequestId: 'query' } },
  ),
  listLotsEndpoint,
  readLotEndpoint,
  placeBidEndpoint,
  withdrawBidEndpoint,
  confirmBidEndpoint,
  readBidHistoryEndpoint,
  readLotResultEndpoint,
  readEvidenceEndpoint,
  downloadCertificateEndpoint,
  objectToAwardEndpoint,
  monitorLotsEndpoint,
  changeLotEndpoint,
  awardLotsEndpoint,
  reopenLotEndpoint,
  requestRebidEndpoint,
  listObjectionsEndpoint,
  decideObjectionEndpoint,
  listAuctionKeysEndpoint,
  downloadVerifierEndpoint,
  startPracticeEndpoint,
  listPracticesEndpoint,
  readPracticeEndpoint,
  placePracticeBidEndpoint,
];
