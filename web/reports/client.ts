import { queryOptions, useMutation } from '@tanstack/react-query';
import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import {
  downloadAvailableOpportunitiesReportEndpoint,
  downloadCandidateSubmissionReportEndpoint,
  downloadEngagementNoticesReportEndpoint,
  listReportsEndpoint,
} from '#contract/reports/endpoints.ts';
import type { downloadCandidateSubmissionReport, listReports } from '#contract/reports/operations.ts';
import type { ReportId } from '#contract/reports/states.ts';
import { callApi, downloadFromApi } from '#web/platform/client.ts';
import { downloadBlob } from '#web/platform/offer-download.ts';

export type ReportEntry = OutputOf<typeof listReports>[number];
type Period = SentInputOf<typeof downloadCandidateSubmissionReport>;

export const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: ({ signal }) => callApi(listReportsEndpoint, {}, { signal }),
});

const fetched = (reportId: ReportId, period: Period): Promise<{ blob: Blob; fileName: string }> => {
  if (reportId === 'candidateSubmission') return downloadFromApi(downloadCandidateSubmissionReportEndpoint, period);
  if (reportId === 'engagementNotices') return downloadFromApi(downloadEngagementNoticesReportEndpoint, period);
  return downloadFromApi(downloadAvailableOpportunitiesReportEndpoint, period);
};

/** Downloads a report and returns whether there was any data; a 204 means that the report is empty. */
export const useDownloadReport = (reportId: ReportId) =>
  useMutation({
    mutationFn: async (period: Period): Promise<boolean> => {
      const file = await fetched(reportId, period);
      if (file.blob.size === 0) return false;
      downloadBlob(file);
      return true;
    },
  });
