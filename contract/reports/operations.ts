import { z } from 'zod';
import { day, id, timeZone } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { rightShape } from '#contract/common/problem.ts';
import { firstReportDay, startRequiredError } from './rules.ts';
import { exportFormats, reportIds, reportRanges } from './states.ts';

const access = { agency: 'any' } as const;

export const listReports = operation({
  name: 'reports.list',
  summary: 'Lists the reports, and which of them the caller may download',
  effect: 'read',
  access,
  input: z.object({}),
  output: z.array(
    z.object({
      reportId: z.enum(reportIds),
      name: z.string(),
      description: z.string(),
      can: z.object({ download: rightShape }),
    }),
  ),
});

const reportDay = () => day().refine((text) => text >= firstReportDay, inputError('Reports begin with the year 2000.'));

const period = z.object({
  startDate: z.string(startRequiredError).min(1, startRequiredError).pipe(reportDay()),
  /** The last day of the period; today by default. */
  endDate: reportDay().optional(),
  /** How the period was chosen, as stated in the file. */
  range: z.enum(reportRanges).default('custom'),
  /** The time zone for the days of the period and the times in the file. */
  timeZone: timeZone().default('UTC'),
});

/**
 * The properties shared by operations that download a report as a workbook. If there are no rows, no report is created.
 */
const file = {
  effect: 'read',
  access,
  input: period,
  output: z.undefined(),
  download: true,
  leavesTrace: true,
} as const;

export const downloadCandidateSubmissionReport = operation({
  name: 'reports.candidateSubmission',
  summary: 'Downloads the candidates submitted in a period as an XLSX file, or returns 204 if there are none',
  ...file,
});

export const downloadEngagementNoticesReport = operation({
  name: 'reports.engagementNotices',
  summary:
    "Downloads the notices of the agency's engagements in a period as an XLSX file, or returns 204 if there are none",
  ...file,
});

export const downloadAvailableOpportunitiesReport = operation({
  name: 'reports.availableOpportunities',
  summary:
    "Downloads open engagements published in a period that match the agency's profile as an XLSX file, or returns 204 if there are none",
  ...file,
});

/** The maximum number of candidates in an export, the same as on the largest page of the list. */
const mostExported = 100;

export const exportCandidates = operation({
  name: 'reports.candidates',
  summary: 'Downloads chosen candidates of the agency as an XLSX or CSV file, with the columns of the candidate report',
  effect: 'read',
  access: { agency: 'Fulfillment Stage=View Details' },
  input: z.object({
    candidateIds: z.array(id()).min(1).max(mostExported),
    format: z.enum(exportFormats).default('xlsx'),
    /** The time zone for the times in the file. */
    timeZone: timeZone().default('UTC'),
  }),
  output: z.undefined(),
  download: true,
  leavesTrace: true,
});

/** The maximum number of model calls in an export. */
export const maxExportedModelCalls = 50_000;

export const exportModelCalls = operation({
  name: 'reports.modelCalls',
  summary: `Downloads the calls to the language model by all agencies or by one of them as an XLSX or CSV file, at most the latest ${String(maxExportedModelCalls)}`,
  effect: 'read',
  access: { provider: 'any' },
  input: z.object({
    supplierId: id().optional(),
    format: z.enum(exportFormats).default('xlsx'),
    /** The time zone for the times in the file. */
    timeZone: timeZone().default('UTC'),
  }),
  output: z.undefined(),
  download: true,
  leavesTrace: true,
});

export const reportOperations: readonly Operation[] = [
  listReports,
  downloadCandidateSubmissionReport,
  downloadEngagementNoticesReport,
  downloadAvailableOpportunitiesReport,
  exportCandidates,
  exportModelCalls,
];
