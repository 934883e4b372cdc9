import type { Permission } from '#contract/common/permissions.ts';
import { noPermission } from '#contract/common/reasons/common-reasons.ts';
import type { Right } from '#contract/common/refusal.ts';
import { reportReasons } from '#contract/reports/reasons.ts';
import { reportCopy } from '#contract/reports/copy.ts';
import type { ReportId } from '#contract/reports/states.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** The permission for viewing a report's data on its page. */
const permissionByReport: Readonly<Record<ReportId, Permission>> = {
  candidateSubmission: 'Fulfillment Stage=View Details',
  engagementNotices: 'Auctions=View Auctions / Staging',
  availableOpportunities: 'Marketplace=Search / View Opportunities',
};

/** Whether the caller may download a report, which needs the same permission as its page. */
export const rightToDownloadReport = (scope: AgencyScope, reportId: ReportId): Right => {
  const permission = permissionByReport[reportId];
  if (scope.permissions.has(permission)) return { allowed: true };
  const report = reportCopy[reportId].name;
  return { allowed: false, reasons: [noPermission(reportReasons['no-permission']({ report }))] };
};
