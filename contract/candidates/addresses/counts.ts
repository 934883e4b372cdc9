import { address, type Address } from '#contract/common/address.ts';
import type {
  countOfEngagement,
  countOfRequest,
  listAwardedRequests,
  listServedRequests,
  readEngagementCounts,
  readNumberOfCvs,
  readRequestCounts,
} from '../operations/counts.ts';
import type { listCandidates } from '../operations/list.ts';

export const candidateCountAddresses: readonly Address[] = [
  address<typeof readRequestCounts>(
    'candidates.requestCounts',
    'GET',
    '/api/v2.1/successfee/candidates_count_summary/{talentRequestId}',
  ),
  address<typeof readRequestCounts>(
    'candidates.requestCounts',
    'GET',
    '/api/fulfillment/competitive/candidates_count_summary/{talentRequestId}',
  ),
  address<typeof readEngagementCounts>(
    'candidates.engagementCounts',
    'GET',
    '/api/v2.1/successfee/candidates_count_summary',
    { names: { engagementId: 'successFeeId' } },
  ),
  address<typeof countOfRequest>(
    'candidates.countOfRequest',
    'PATCH',
    '/api/fulfillment/competitive/candidates_count_summary',
  ),
  address<typeof countOfEngagement>(
    'candidates.countOfEngagement',
    'PATCH',
    '/api/v2.1/auction/auctions_candidates_count_summary',
    { names: { engagementId: 'auctionId' } },
  ),
  address<typeof readNumberOfCvs>('candidates.numberOfCvs', 'PATCH', '/api/v2.1/successfee/setNumberOfCvs', {
    names: { engagementId: 'successFeeId' },
    claims: { lastEditedBy: { place: 'body', is: 'user' } },
  }),
  address<typeof listAwardedRequests>(
    'candidates.awardedRequests',
    'GET',
    '/api/fulfillment/agencyAwarded/{auctionId}',
    { names: { engagementId: 'auctionId' } },
  ),
  address<typeof listServedRequests>(
    'candidates.servedRequests',
    'GET',
    '/api/fulfillment/agencyTalentRequests/{supplierId}',
    { claims: { supplierId: { place: 'path', is: 'tenant' } } },
  ),
  address<typeof listCandidates>(
    'candidates.list',
    'GET',
    '/api/fulfillment/talentrequest/{talentRequestId}/candidate',
  ),
  address<typeof listCandidates>('candidates.list', 'GET', '/api/fulfillment/candidates'),
];
