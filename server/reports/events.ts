import { z } from 'zod';
import { exportFormats, reportIds } from '#contract/reports/states.ts';

/** Events that record downloads of the agency's data. */
export const reportEvents = {
  downloaded: 'report.downloaded',
  candidatesExported: 'report.candidates-exported',
  /** An export by Rolecall's staff, recorded for each agency whose calls are in the file. */
  modelCallsExported: 'report.model-calls-exported',
} as const;

export const reportPayloads = {
  [reportEvents.downloaded]: z.object({ reportId: z.enum(reportIds) }),
  [reportEvents.modelCallsExported]: z.object({ calls: z.int(), format: z.enum(exportFormats) }),
  [reportEvents.candidatesExported]: z.object({ candidates: z.int(), format: z.enum(exportFormats) }),
} as const;
