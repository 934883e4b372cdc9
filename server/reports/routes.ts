import * as reports from '#contract/reports/operations.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { availableOpportunities } from './queries/available-opportunities.ts';
import { candidateSubmissions } from './queries/candidate-submissions.ts';
import { exportCandidates } from './queries/export-candidates.ts';
import { exportModelCalls } from './queries/export-model-calls.ts';
import { engagementNotices } from './queries/engagement-notices.ts';
import { listReports } from './queries/list-reports.ts';

export const reportRoutes: readonly Route[] = [
  answer(reports.listReports, listReports),
  answer(reports.candidateSubmission, candidateSubmissions, { readsReplica: true }),
  answer(reports.engagementNotices, engagementNotices, { readsReplica: true }),
  answer(reports.availableOpportunities, availableOpportunities, { readsReplica: true }),
  answer(reports.exportCandidates, exportCandidates, { readsReplica: true }),
  answer(reports.exportModelCalls, exportModelCalls, { readsReplica: true }),
];
