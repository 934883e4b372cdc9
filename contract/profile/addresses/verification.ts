import { address, type Address } from '#contract/common/address.ts';
import type * as profile from '#contract/profile/operations/verification.ts';

const at = '/api/v1/provider/verifications';

export const listWaitingAgenciesAt = address<typeof profile.listWaitingAgencies>('profile.waitingAgencies', 'GET', at);
export const readVerificationAt = address<typeof profile.readVerification>(
  'profile.verification',
  'GET',
  `${at}/{tenantId}`,
);
export const approveAgencyAt = address<typeof profile.approveAgency>(
  'profile.approveAgency',
  'POST',
  `${at}/{tenantId}/approve`,
);
export const declineAgencyAt = address<typeof profile.declineAgency>(
  'profile.declineAgency',
  'POST',
  `${at}/{tenantId}/decline`,
);

export const verificationAddresses: readonly Address[] = [
  listWaitingAgenciesAt,
  readVerificationAt,
  approveAgencyAt,
  declineAgencyAt,
];
