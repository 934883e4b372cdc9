import type { Address } from '#contract/common/address.ts';
import { agencyEngagementAddresses } from './addresses/agency.ts';
import { employerEngagementAddresses } from './addresses/employer.ts';
import { noticeAddresses } from './addresses/notices.ts';

export const engagementAddresses: readonly Address[] = [
  ...agencyEngagementAddresses,
  ...noticeAddresses,
  ...employerEngagementAddresses,
];
