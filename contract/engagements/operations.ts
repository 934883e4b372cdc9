import type { Operation } from '#contract/common/operation.ts';
import { agencyEngagementOperations } from './operations/agency.ts';
import { employerEngagementOperations } from './operations/employer.ts';
import { noticeOperations } from './operations/notices.ts';

export const engagementOperations: readonly Operation[] = [
  ...agencyEngagementOperations,
  ...noticeOperations,
  ...employerEngagementOperations,
];
