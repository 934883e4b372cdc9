import { address, type Address } from '#contract/common/address.ts';
import type {
  applyCompetitive,
  applySetRate,
  applyTenderRate,
  decideApplication,
  readTerms,
  receivedApplications,
  viewApplication,
} from './operations.ts';

const repeatsWho = {
  supplierId: { place: 'body', is: 'tenant' },
  userId: { place: 'body', is: 'user' },
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
  receivedApplicationsAt,
  decideApplicationAt,
];
