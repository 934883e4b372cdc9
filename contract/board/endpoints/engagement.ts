import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type { listStaging, readEngagementWork, readStaging, summarizeEngagement } from '../operations/engagement.ts';
import type { listAuctionHeaders, listSuccessFees } from '../operations/tables.ts';

const bySuccessFee = { names: { engagementId: 'successFeeId' } };
const ofAuction = {
  names: { engagementId: 'auctionId' },
  claims: { tenantId: { place: 'path', is: 'tenant' } },
} as const;
const older = { names: { rowsPerPage: 'rows' }, claims: { authId: { place: 'query', is: 'user' } } } as const;

export const readEngagementWorkEndpoint = endpoint<typeof readEngagementWork>(
  'board.engagement',
  'GET',
  '/api/v1/engagement/{engagementId}/info',
);
export const readStagingEndpoint = endpoint<typeof readStaging>(
  'board.staging',
  'GET',
  '/api/v2.1/auction/staging/{auctionId}/{tenantId}/{stage}',
  ofAuction,
);
export const summarizeEngagementEndpoint = endpoint<typeof summarizeEngagement>(
  'board.engagementSummary',
  'GET',
  '/api/v1/engagement/{engagementId}/summary',
);
export const listAuctionHeadersEndpoint = endpoint<typeof listAuctionHeaders>(
  'board.auctionHeaders',
  'GET',
  '/api/v2.1/auction/headers',
  { names: { rowsPerPage: 'rows', field: 'Field' }, claims: older.claims },
);
export const listSuccessFeesEndpoint = endpoint<typeof listSuccessFees>(
  'board.successFees',
  'GET',
  '/api/v2.1/successfee/list',
  older,
);

export const boardEngagementEndpoints: readonly Endpoint[] = [
  readEngagementWorkEndpoint,
  endpoint<typeof readEngagementWork>(
    'board.engagement',
    'GET',
    '/api/v2.1/successfee/info/{clientId}/{successFeeId}',
    bySuccessFee,
  ),
  readStagingEndpoint,
  endpoint<typeof listStaging>(
    'board.stagingTable',
    'GET',
    '/api/v2.1/auction/getAuctionsTableAgencyStaging/{auctionId}/{tenantId}',
    ofAuction,
  ),
  summarizeEngagementEndpoint,
  endpoint<typeof summarizeEngagement>(
    'board.engagementSummary',
    'GET',
    '/api/v2.1/successfee/summary/{successFeeId}',
    bySuccessFee,
  ),
  listAuctionHeadersEndpoint,
  listSuccessFeesEndpoint,
];
