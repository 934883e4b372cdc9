import { address, type Address } from '#contract/common/address.ts';
import type { listStaging, readEngagementWork, readStaging, summarizeEngagement } from '../operations/engagement.ts';
import type { listAuctionHeaders, listSuccessFees } from '../operations/tables.ts';

const bySuccessFee = { names: { engagementId: 'successFeeId' } };
const ofAuction = {
  names: { engagementId: 'auctionId' },
  claims: { tenantId: { place: 'path', is: 'tenant' } },
} as const;
const older = { names: { rowsPerPage: 'rows' }, claims: { authId: { place: 'query', is: 'user' } } } as const;

export const readEngagementWorkAt = address<typeof readEngagementWork>(
  'board.engagement',
  'GET',
  '/api/v1/engagement/{engagementId}/info',
);
export const readStagingAt = address<typeof readStaging>(
  'board.staging',
  'GET',
  '/api/v2.1/auction/staging/{auctionId}/{tenantId}/{stage}',
  ofAuction,
);
export const summarizeEngagementAt = address<typeof summarizeEngagement>(
  'board.engagementSummary',
  'GET',
  '/api/v1/engagement/{engagementId}/summary',
);
export const listAuctionHeadersAt = address<typeof listAuctionHeaders>(
  'board.auctionHeaders',
  'GET',
  '/api/v2.1/auction/headers',
  { names: { rowsPerPage: 'rows', field: 'Field' }, claims: older.claims },
);
export const listSuccessFeesAt = address<typeof listSuccessFees>(
  'board.successFees',
  'GET',
  '/api/v2.1/successfee/list',
  older,
);

export const engagementWorkAddresses: readonly Address[] = [
  readEngagementWorkAt,
  address<typeof readEngagementWork>(
    'board.engagement',
    'GET',
    '/api/v2.1/successfee/info/{clientId}/{successFeeId}',
    bySuccessFee,
  ),
  readStagingAt,
  address<typeof listStaging>(
    'board.stagingTable',
    'GET',
    '/api/v2.1/auction/getAuctionsTableAgencyStaging/{auctionId}/{tenantId}',
    ofAuction,
  ),
  summarizeEngagementAt,
  address<typeof summarizeEngagement>(
    'board.engagementSummary',
    'GET',
    '/api/v2.1/successfee/summary/{successFeeId}',
    bySuccessFee,
  ),
  listAuctionHeadersAt,
  listSuccessFeesAt,
];
