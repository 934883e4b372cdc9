import type { Endpoint } from '#contract/common/endpoint.ts';
import { agencyEngagementEndpoints } from './endpoints/agency.ts';
import { employerEngagementEndpoints } from './endpoints/employer.ts';
import { noticeEndpoints } from './endpoints/notices.ts';

export const engagementEndpoints: readonly Endpoint[] = [
  ...agencyEngagementEndpoints,
  ...noticeEndpoints,
  ...employerEngagementEndpoints,
];
