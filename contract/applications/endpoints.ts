import { callerIdentityFields, endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type {
  changeTender,
  undoWithdrawal,
  viewApplication,
  withdrawApplication,
  withdrawalStatus,
} from './operations/agency.ts';
import type { applyToAuction, applyAtSetRate, applyWithTender, readTerms } from './operations/apply.ts';
import type { applicationSummary, countAgencies, dashboardStage, readAppliedEngagements } from './operations/counts.ts';
import type {
  requestTenderRebid,
  decideApplication,
  receivedApplications,
  revokeApproval,
} from './operations/employer.ts';

const repeatsWho = callerIdentityFields('body');
const repeatsEditor = {
  supplierId: { place: 'body', is: 'tenant' },
  lastEditedBy: { place: 'body', is: 'user' },
} as const;

export const readTermsEndpoint = endpoint<typeof readTerms>(
  'applications.terms',
  'GET',
  '/api/v1/engagement/{engagementId}/application/terms',
);
export const applySetRateEndpoint = endpoint<typeof applyAtSetRate>(
  'applications.applySetRate',
  'POST',
  '/api/v1/engagement/application/setrate',
  { claims: repeatsWho },
);
export const applyTenderRateEndpoint = endpoint<typeof applyWithTender>(
  'applications.applyTenderRate',
  'POST',
  '/api/v1/engagement/application/tenderrate',
  { claims: repeatsWho },
);
export const applyToAuctionEndpoint = endpoint<typeof applyToAuction>(
  'applications.applyCompetitive',
  'POST',
  '/api/application/competitive',
  { names: { engagementId: 'auctionId' }, claims: repeatsWho },
);
export const viewApplicationEndpoint = endpoint<typeof viewApplication>(
  'applications.view',
  'GET',
  '/api/v1/engagement/{engagementId}/application',
);
export const withdrawalStatusEndpoint = endpoint<typeof withdrawalStatus>(
  'applications.withdrawStatus',
  'GET',
  '/api/v1/engagement/{engagementId}/withdrawStatus',
);
export const withdrawApplicationEndpoint = endpoint<typeof withdrawApplication>(
  'applications.withdraw',
  'PATCH',
  '/api/v1/engagement/application/withdrawn',
  { claims: repeatsWho },
);
export const undoWithdrawalEndpoint = endpoint<typeof undoWithdrawal>(
  'applications.undoWithdrawal',
  'PATCH',
  '/api/v1/engagement/application/withdrawn/undo',
);
export const listReceivedApplicationsEndpoint = endpoint<typeof receivedApplications>(
  'applications.received',
  'GET',
  '/api/v1/employer/application',
);
export const decideApplicationEndpoint = endpoint<typeof decideApplication>(
  'applications.decide',
  'PATCH',
  '/api/v1/employer/application/decision',
);

export const changeTenderEndpoint = endpoint<typeof changeTender>(
  'applications.changeTender',
  'PATCH',
  '/api/v1/engagement/application/tenderrate',
  { claims: repeatsWho },
);
export const revokeApprovalEndpoint = endpoint<typeof revokeApproval>(
  'applications.revoke',
  'PATCH',
  '/api/v1/employer/application/revocation',
);
export const requestTenderRebidEndpoint = endpoint<typeof requestTenderRebid>(
  'applications.askRebid',
  'PATCH',
  '/api/v1/employer/application/rebid',
);

export const readAppliedEngagementsEndpoint = endpoint<typeof readAppliedEngagements>(
  'applications.applied',
  'PATCH',
  '/api/v2.1/successfee/setAppliedAgency',
  { names: { engagementId: 'successFeeId' }, claims: repeatsEditor },
);

export const applicationEndpoints: readonly Endpoint[] = [
  readTermsEndpoint,
  applySetRateEndpoint,
  endpoint<typeof applyAtSetRate>('applications.applySetRate', 'POST', '/api/v2.1/successfee/apply', {
    names: { engagementId: 'successFeeId', location: 'headQuarter' },
    claims: repeatsWho,
  }),
  applyTenderRateEndpoint,
  applyToAuctionEndpoint,
  endpoint<typeof applyToAuction>('applications.applyCompetitive', 'POST', '/api/application', {
    names: { engagementId: 'auctionId' },
    claims: repeatsWho,
  }),
  viewApplicationEndpoint,
  endpoint<typeof viewApplication>(
    'applications.view',
    'GET',
    '/api/v2.1/auction/viewApplication/{auctionId}/{tenantId}',
    {
      names: { engagementId: 'auctionId' },
      claims: { tenantId: { place: 'path', is: 'tenant' } },
    },
  ),
  endpoint<typeof viewApplication>(
    'applications.view',
    'GET',
    '/api/v2.1/successfee/application/{successFeeId}/{supplierId}',
    {
      names: { engagementId: 'successFeeId' },
      claims: { supplierId: { place: 'path', is: 'tenant' } },
    },
  ),
  withdrawalStatusEndpoint,
  withdrawApplicationEndpoint,
  endpoint<typeof withdrawApplication>('applications.withdraw', 'PATCH', '/api/v2.1/auction/withdraw', {
    names: { engagementId: 'auctionId' },
    claims: repeatsWho,
  }),
  endpoint<typeof withdrawApplication>(
    'applications.withdraw',
    'PATCH',
    '/api/v2.1/auction/withdraw/{auctionId}/{applicationId}',
    { names: { engagementId: 'auctionId' }, claims: repeatsWho },
  ),
  endpoint<typeof withdrawApplication>('applications.withdraw', 'PATCH', '/api/v2.1/successfee/withdraw', {
    names: { engagementId: 'successFeeId' },
    claims: repeatsWho,
  }),
  undoWithdrawalEndpoint,
  changeTenderEndpoint,
  listReceivedApplicationsEndpoint,
  decideApplicationEndpoint,
  revokeApprovalEndpoint,
  requestTenderRebidEndpoint,
  endpoint<typeof applicationSummary>(
    'applications.summary',
    'GET',
    '/api/v2.1/successfee/application_summary/{successFeeId}',
    { names: { engagementId: 'successFeeId' } },
  ),
  endpoint<typeof countAgencies>(
    'applications.countAgencies',
    'PATCH',
    '/api/v2.1/auction/auctions_agencies_count_summary',
    { names: { engagementId: 'auctionId' } },
  ),
  endpoint<typeof readAppliedEngagements>(
    'applications.applied',
    'PATCH',
    '/api/v2.1/auction/setCompetitiveAppliedAgency',
    {
      names: { engagementId: 'auctionId' },
      claims: repeatsEditor,
    },
  ),
  readAppliedEngagementsEndpoint,
  endpoint<typeof dashboardStage>(
    'applications.dashboardStage',
    'PATCH',
    '/api/v1/engagement/dashboard/applicationStage',
    { claims: repeatsWho },
  ),
];
