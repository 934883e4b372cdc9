import { z } from 'zod';
import { exportFormats, reportIds } from '#contract/reports/states.ts';

/** Events that record downloads of the agency's data. */
export const reportEvents = {
  downloaded: 'report.downloaded',
  candidatesExported: 'report.candidates-exported',
} as const;

export const reportPayloads = {
  [reportEvents.downloaded]: z.object({ reportId: z.enum(reportIds) }),
  [reportEvents.candidatesExported]: z.object({ candidates: z.int(), format: z.enum(exportFormats) }),
} as const;
