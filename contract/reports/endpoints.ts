import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as reports from './operations.ts';

export const listReportsEndpoint = endpoint<typeof reports.listReports>('reports.list', 'GET', '/api/reports');

const claims = { supplierID: { place: 'query', is: 'tenant' } } as const;

export const candidateSubmissionEndpoint = endpoint<typeof reports.candidateSubmission>(
  'reports.candidateSubmission',
  'GET',
  '/api/reports/candidateSubmission',
  { claims },
);
export const engagementNoticesEndpoint = endpoint<typeof reports.engagementNotices>(
  'reports.engagementNotices',
  'GET',
  '/api/reports/engagementNotices',
  { claims },
);
export const availableOpportunitiesEndpoint = endpoint<typeof reports.availableOpportunities>(
  'reports.availableOpportunities',
  'GET',
  '/api/reports/availableOpportunities',
  { claims },
);

export const exportCandidatesEndpoint = endpoint<typeof reports.exportCandidates>(
  'reports.candidates',
  'GET',
  '/api/reports/candidates',
);

export const exportModelCallsEndpoint = endpoint<typeof reports.exportModelCalls>(
  'reports.modelCalls',
  'GET',
  '/api/v1/provider/modelCalls/export',
);

export const reportEndpoints: readonly Endpoint[] = [
  listReportsEndpoint,
  candidateSubmissionEndpoint,
  engagementNoticesEndpoint,
  availableOpportunitiesEndpoint,
  exportCandidatesEndpoint,
  exportModelCallsEndpoint,
];
