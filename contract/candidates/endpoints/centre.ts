import { callerIdentityFields, endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type { editCandidate } from '../operations/agency.ts';
import type { listAllAwardedRequests } from '../operations/counts.ts';
import type {
  countCandidates,
  countCentreViews,
  listAuctionNumbers,
  listCandidateNames,
  listCandidates,
  listCandidateStatuses,
  listCentreAssignments,
  listSuccessFeeNumbers,
  listSupplierNames,
  listTalentRequestNumbers,
  readFilterOptions,
  suggestCandidates,
} from '../operations/list.ts';
import type { startSubmission } from '../operations/submission.ts';
import { centreViewEndpoints } from './views.ts';

const centre = '/api/v1.0.0/candidatecenter';
const agency = '/api/v1/agency';
const ownSupplier = { supplierId: { place: 'query', is: 'tenant' } } as const;
const repeatsWho = callerIdentityFields('body');

export const listCandidatesEndpoint = endpoint<typeof listCandidates>(
  'candidates.list',
  'GET',
  `${agency}/getAllCandidates`,
  { claims: ownSupplier },
);
export const centreViewCountsEndpoint = endpoint<typeof countCentreViews>(
  'candidates.viewCounts',
  'GET',
  `${centre}/view/counts`,
);
export const readFilterOptionsEndpoint = endpoint<typeof readFilterOptions>(
  'candidates.filterOptions',
  'GET',
  `${agency}/candidates_filter`,
  { claims: ownSupplier },
);
export const suggestCandidatesEndpoint = endpoint<typeof suggestCandidates>(
  'candidates.suggest',
  'GET',
  `${agency}/autoSuggestCandidates`,
  { claims: ownSupplier },
);

export const allAwardedRequestsEndpoint = endpoint<typeof listAllAwardedRequests>(
  'candidates.allAwardedRequests',
  'GET',
  '/api/v1/engagement/candidate/talentRequests',
);
export const startSubmissionEndpoint = endpoint<typeof startSubmission>(
  'candidates.startSubmission',
  'POST',
  '/api/v1/engagement/candidate/draft',
  { claims: repeatsWho },
);

export const centreEndpoints: readonly Endpoint[] = [
  listCandidatesEndpoint,
  endpoint<typeof listCandidates>('candidates.list', 'GET', `${agency}/searchCandidates`, { claims: ownSupplier }),
  endpoint<typeof listCandidates>('candidates.list', 'GET', `${centre}/candidates`, { claims: ownSupplier }),
  endpoint<typeof countCandidates>('candidates.count', 'GET', `${agency}/getCandidateCount`, { claims: ownSupplier }),
  centreViewCountsEndpoint,
  readFilterOptionsEndpoint,
  endpoint<typeof readFilterOptions>('candidates.filterOptions', 'GET', `${centre}/filter`, { claims: ownSupplier }),
  suggestCandidatesEndpoint,
  endpoint<typeof listCandidateNames>('candidates.names', 'GET', `${agency}/candidate_names`, { claims: ownSupplier }),
  endpoint<typeof listCandidateNames>('candidates.names', 'GET', `${centre}/names`, { claims: ownSupplier }),
  endpoint<typeof listCandidateNames>('candidates.names', 'GET', `${centre}/namesByClient/{clientId}`, {
    claims: ownSupplier,
  }),
  endpoint<typeof listCandidateNames>('candidates.names', 'GET', `${centre}/namesById/{id}`, {
    names: { candidateId: 'id' },
    claims: ownSupplier,
  }),
  endpoint<typeof listCandidateStatuses>('candidates.statuses', 'GET', `${agency}/candidate_status_list`),
  endpoint<typeof listAuctionNumbers>('candidates.auctionNumbers', 'GET', `${centre}/auctionNumbers`),
  endpoint<typeof listSuccessFeeNumbers>('candidates.successFeeNumbers', 'GET', `${centre}/successFeeNumbers`),
  endpoint<typeof listTalentRequestNumbers>('candidates.talentRequestNumbers', 'GET', `${centre}/talentRequestNumbers`),
  endpoint<typeof listSupplierNames>('candidates.supplierNames', 'GET', `${centre}/supplierNames`),
  endpoint<typeof listCentreAssignments>('candidates.assignments', 'GET', `${centre}/myAssignments`, {
    claims: callerIdentityFields('query'),
  }),
  endpoint<typeof editCandidate>('candidates.edit', 'PUT', `${centre}/candidate`, { claims: repeatsWho }),
  endpoint<typeof editCandidate>('candidates.edit', 'PATCH', `${centre}/candidate-auction`, { claims: repeatsWho }),
  endpoint<typeof editCandidate>('candidates.edit', 'PUT', `${centre}/candidate-auction`, { claims: repeatsWho }),
  allAwardedRequestsEndpoint,
  startSubmissionEndpoint,
  ...centreViewEndpoints,
];
