import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as reports from './operations.ts';

export const listReportsEndpoint = endpoint<typeof reports.listReports>('reports.list', 'GET', '/api/reports');

const claims = { supplierID: { place: 'query', is: 'tenant' } } as const;

export const downloadCandidateSubmissionReportEndpoint = endpoint<typeof reports.downloadCandidateSubmissionReport>(
  'reports.candidateSubmission',
  'GET',
  '/api/reports/candidateSubmission',
  { claims },
);
export const downloadEngagementNoticesReportEndpoint = endpoint<typeof reports.downloadEngagementNoticesReport>(
  'reports.engagementNotices',
  'GET',
  '/api/reports/engagementNotices',
  { claims },
);
export const downloadAvailableOpportunitiesReportEndpoint = endpoint<
  typeof reports.downloadAvailableOpportunitiesReport
>('reports.availableOpportunities', 'GET', '/api/reports/availableOpportunities', { claims });

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
  downloadCandidateSubmissionReportEndpoint,
  downloadEngagementNoticesReportEndpoint,
  downloadAvailableOpportunitiesReportEndpoint,
  exportCandidatesEndpoint,
  exportModelCallsEndpoint,
];
