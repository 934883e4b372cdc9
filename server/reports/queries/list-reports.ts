import type { listReports as operation } from '#contract/reports/operations.ts';
import { reportCopy } from '#contract/reports/copy.ts';
import { reportIds } from '#contract/reports/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToDownloadReport } from '../policy.ts';

export const listReports = (scope: AgencyScope): Promise<HandlerResult<typeof operation>> =>
  Promise.resolve(
    reportIds.map((reportId) => ({
      reportId,
      ...reportCopy[reportId],
      can: { download: rightToDownloadReport(scope, reportId) },
    })),
  );
