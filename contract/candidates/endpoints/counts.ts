import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type {
  countCandidatesInEngagement,
  countCandidatesInRequest,
  listAwardedRequests,
  listAllAwardedRequests,
  readEngagementCounts,
  readNumberOfCvs,
  readRequestCounts,
} from '../operations/counts.ts';
import type { listCandidates } from '../operations/list.ts';
import { forAuction, forSuccessFee } from './kinds.ts';

export const candidateCountEndpoints: readonly Endpoint[] = [
  endpoint<typeof readRequestCounts>(
    'candidates.requestCounts',
    'GET',
    '/api/v2.1/successfee/candidates_count_summary/{talentRequestId}',
    forSuccessFee,
  ),
  endpoint<typeof readRequestCounts>(
    'candidates.requestCounts',
    'GET',
    '/api/fulfillment/competitive/candidates_count_summary/{talentRequestId}',
    forAuction,
  ),
  endpoint<typeof readEngagementCounts>(
    'candidates.engagementCounts',
    'GET',
    '/api/v2.1/successfee/candidates_count_summary',
    forSuccessFee,
  ),
  endpoint<typeof countCandidatesInRequest>(
    'candidates.countOfRequest',
    'PATCH',
    '/api/fulfillment/competitive/candidates_count_summary',
    forAuction,
  ),
  endpoint<typeof countCandidatesInEngagement>(
    'candidates.countOfEngagement',
    'PATCH',
    '/api/v2.1/auction/auctions_candidates_count_summary',
    forAuction,
  ),
  endpoint<typeof readNumberOfCvs>('candidates.numberOfCvs', 'PATCH', '/api/v2.1/successfee/setNumberOfCvs', {
    ...forSuccessFee,
    claims: { lastEditedBy: { place: 'body', is: 'user' } },
  }),
  endpoint<typeof listAwardedRequests>(
    'candidates.awardedRequests',
    'GET',
    '/api/fulfillment/agencyAwarded/{auctionId}',
    { names: { engagementId: 'auctionId' } },
  ),
  endpoint<typeof listAllAwardedRequests>(
    'candidates.allAwardedRequests',
    'GET',
    '/api/fulfillment/agencyTalentRequests/{supplierId}',
    { claims: { supplierId: { place: 'path', is: 'tenant' } } },
  ),
  endpoint<typeof listCandidates>(
    'candidates.list',
    'GET',
    '/api/fulfillment/talentrequest/{talentRequestId}/candidate',
  ),
  endpoint<typeof listCandidates>('candidates.list', 'GET', '/api/fulfillment/candidates'),
];
