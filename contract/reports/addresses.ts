import { address, type Address } from '#contract/common/address.ts';
import type * as reports from './operations.ts';

export const listReportsAt = address<typeof reports.listReports>('reports.list', 'GET', '/api/reports');

const claims = { supplierID: { place: 'query', is: 'tenant' } } as const;

export const candidateSubmissionAt = address<typeof reports.candidateSubmission>(
  'reports.candidateSubmission',
  'GET',
  '/api/reports/candidateSubmission',
  { claims },
);
export const engagementNoticesAt = address<typeof reports.engagementNotices>(
  'reports.engagementNotices',
  'GET',
  '/api/reports/engagementNotices',
  { claims },
);
export const availableOpportunitiesAt = address<typeof reports.availableOpportunities>(
  'reports.availableOpportunities',
  'GET',
  '/api/reports/availableOpportunities',
  { claims },
);

export const reportAddresses: readonly Address[] = [
  listReportsAt,
  candidateSubmissionAt,
  engagementNoticesAt,
  availableOpportunitiesAt,
];
