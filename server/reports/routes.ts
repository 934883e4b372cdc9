import * as reports from '#contract/reports/operations.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import { downloadOpportunityReport } from './queries/available-opportunities.ts';
import { downloadSubmissionReport } from './queries/candidate-submissions.ts';
import { exportCandidates } from './queries/export-candidates.ts';
import { exportModelCalls } from './queries/export-model-calls.ts';
import { downloadNoticeReport } from './queries/engagement-notices.ts';
import { listReports } from './queries/list-reports.ts';

export const reportRoutes: readonly Route[] = [
  bindOperation(reports.listReports, listReports),
  bindOperation(reports.downloadCandidateSubmissionReport, downloadSubmissionReport, { readsReplica: true }),
  bindOperation(reports.downloadEngagementNoticesReport, downloadNoticeReport, { readsReplica: true }),
  bindOperation(reports.downloadAvailableOpportunitiesReport, downloadOpportunityReport, { readsReplica: true }),
  bindOperation(reports.exportCandidates, exportCandidates, { readsReplica: true }),
  bindOperation(reports.exportModelCalls, exportModelCalls, { readsReplica: true }),
];
