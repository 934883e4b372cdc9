import { address, type Address } from '#contract/common/address.ts';
import type {
  changeTender,
  undoWithdrawal,
  viewApplication,
  withdrawApplication,
  withdrawStatus,
} from './operations/agency.ts';
import type { applyCompetitive, applySetRate, applyTenderRate, readTerms } from './operations/apply.ts';
import type { applicationSummary, countAgencies, dashboardStage, readApplied } from './operations/counts.ts';
import type { askRebid, decideApplication, receivedApplications, revokeApproval } from './operations/employer.ts';

const repeatsWho = {
  supplierId: { place: 'body', is: 'tenant' },
  userId: { place: 'body', is: 'user' },
} as const;
const repeatsEditor = {
  supplierId: { place: 'body', is: 'tenant' },
  lastEditedBy: { place: 'body', is: 'user' },
} as const;

export const readTermsAt = address<typeof readTerms>(
  'applications.terms',
  'GET',
  '/api/v1/engagement/{engagementId}/application/terms',
);
export const applySetRateAt = address<typeof applySetRate>(
  'applications.applySetRate',
  'POST',
  '/api/v1/engagement/application/setrate',
  { claims: repeatsWho },
);
export const applyTenderRateAt = address<typeof applyTenderRate>(
  'applications.applyTenderRate',
  'POST',
  '/api/v1/engagement/application/tenderrate',
  { claims: repeatsWho },
);
export const applyCompetitiveAt = address<typeof applyCompetitive>(
  'applications.applyCompetitive',
  'POST',
  '/api/application/competitive',
  { names: { engagementId: 'auctionId' }, claims: repeatsWho },
);
export const viewApplicationAt = address<typeof viewApplication>(
  'applications.view',
  'GET',
  '/api/v1/engagement/{engagementId}/application',
);
export const withdrawStatusAt = address<typeof withdrawStatus>(
  'applications.withdrawStatus',
  'GET',
  '/api/v1/engagement/{engagementId}/withdrawStatus',
);
export const withdrawApplicationAt = address<typeof withdrawApplication>(
  'applications.withdraw',
  'PATCH',
  '/api/v1/engagement/application/withdrawn',
  { claims: repeatsWho },
);
export const undoWithdrawalAt = address<typeof undoWithdrawal>(
  'applications.undoWithdrawal',
  'PATCH',
  '/api/v1/engagement/application/withdrawn/undo',
);
export const receivedApplicationsAt = address<typeof receivedApplications>(
  'applications.received',
  'GET',
  '/api/v1/employer/application',
);
export const decideApplicationAt = address<typeof decideApplication>(
  'applications.decide',
  'PATCH',
  '/api/v1/employer/application/decision',
);

export const changeTenderAt = address<typeof changeTender>(
  'applications.changeTender',
  'PATCH',
  '/api/v1/engagement/application/tenderrate',
  { claims: repeatsWho },
);
export const revokeApprovalAt = address<typeof revokeApproval>(
  'applications.revoke',
  'PATCH',
  '/api/v1/employer/application/revocation',
);
export const askRebidAt = address<typeof askRebid>(
  'applications.askRebid',
  'PATCH',
  '/api/v1/employer/application/rebid',
);

export const readAppliedAt = address<typeof readApplied>(
  'applications.applied',
  'PATCH',
  '/api/v2.1/successfee/setAppliedAgency',
  { names: { engagementId: 'successFeeId' }, claims: repeatsEditor },
);

export const applicationAddresses: readonly Address[] = [
  readTermsAt,
  applySetRateAt,
  address<typeof applySetRate>('applications.applySetRate', 'POST', '/api/v2.1/successfee/apply', {
    names: { engagementId: 'successFeeId', location: 'headQuarter' },
    claims: repeatsWho,
  }),
  applyTenderRateAt,
  applyCompetitiveAt,
  address<typeof applyCompetitive>('applications.applyCompetitive', 'POST', '/api/application', {
    names: { engagementId: 'auctionId' },
    claims: repeatsWho,
  }),
  viewApplicationAt,
  address<typeof viewApplication>(
    'applications.view',
    'GET',
    '/api/v2.1/auction/viewApplication/{auctionId}/{tenantId}',
    {
      names: { engagementId: 'auctionId' },
      claims: { tenantId: { place: 'path', is: 'tenant' } },
    },
  ),
  address<typeof viewApplication>(
    'applications.view',
    'GET',
    '/api/v2.1/successfee/application/{successFeeId}/{supplierId}',
    {
      names: { engagementId: 'successFeeId' },
      claims: { supplierId: { place: 'path', is: 'tenant' } },
    },
  ),
  withdrawStatusAt,
  withdrawApplicationAt,
  address<typeof withdrawApplication>('applications.withdraw', 'PATCH', '/api/v2.1/auction/withdraw', {
    names: { engagementId: 'auctionId' },
    claims: repeatsWho,
  }),
  address<typeof withdrawApplication>(
    'applications.withdraw',
    'PATCH',
    '/api/v2.1/auction/withdraw/{auctionId}/{applicationId}',
    { names: { engagementId: 'auctionId' }, claims: repeatsWho },
  ),
  address<typeof withdrawApplication>('applications.withdraw', 'PATCH', '/api/v2.1/successfee/withdraw', {
    names: { engagementId: 'successFeeId' },
    claims: repeatsWho,
  }),
  undoWithdrawalAt,
  changeTenderAt,
  receivedApplicationsAt,
  decideApplicationAt,
  revokeApprovalAt,
  askRebidAt,
  address<typeof applicationSummary>(
    'applications.summary',
    'GET',
    '/api/v2.1/successfee/application_summary/{successFeeId}',
    { names: { engagementId: 'successFeeId' } },
  ),
  address<typeof countAgencies>(
    'applications.countAgencies',
    'PATCH',
    '/api/v2.1/auction/auctions_agencies_count_summary',
    { names: { engagementId: 'auctionId' } },
  ),
  address<typeof readApplied>('applications.applied', 'PATCH', '/api/v2.1/auction/setCompetitiveAppliedAgency', {
    names: { engagementId: 'auctionId' },
    claims: repeatsEditor,
  }),
  readAppliedAt,
  address<typeof dashboardStage>(
    'applications.dashboardStage',
    'PATCH',
    '/api/v1/engagement/dashboard/applicationStage',
    { claims: repeatsWho },
  ),
];
