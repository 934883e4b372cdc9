import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as profile from '#contract/profile/operations/verification.ts';

const at = '/api/v1/provider/verifications';

export const listWaitingAgenciesEndpoint = endpoint<typeof profile.listWaitingAgencies>(
  'profile.waitingAgencies',
  'GET',
  at,
);
export const readVerificationEndpoint = endpoint<typeof profile.readVerification>(
  'profile.verification',
  'GET',
  `${at}/{tenantId}`,
);
export const approveAgencyEndpoint = endpoint<typeof profile.approveAgency>(
  'profile.approveAgency',
  'POST',
  `${at}/{tenantId}/approve`,
);
export const declineAgencyEndpoint = endpoint<typeof profile.declineAgency>(
  'profile.declineAgency',
  'POST',
  `${at}/{tenantId}/decline`,
);

export const verificationEndpoints: readonly Endpoint[] = [
  listWaitingAgenciesEndpoint,
  readVerificationEndpoint,
  approveAgencyEndpoint,
  declineAgencyEndpoint,
];
