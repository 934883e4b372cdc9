import type { Permission } from '#contract/common/permissions.ts';
import type { Right } from '#contract/common/refusal.ts';
import { reportDescriptions } from '#contract/reports/rules.ts';
import type { ReportId } from '#contract/reports/states.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** The permission for viewing a report's data on its page. */
const rightBehind: Readonly<Record<ReportId, Permission>> = {
  candidateSubmission: 'Fulfillment Stage=View Details',
  engagementNotices: 'Auctions=View Auctions / Staging',
  availableOpportunities: 'Marketplace=Search / View Opportunities',
};

/** Whether the caller may download a report: it needs the same permission as its page. */
export const downloadRight = (scope: AgencyScope, reportId: ReportId): Right => {
  const permission = rightBehind[reportId];
  if (scope.permissions.has(permission)) return { allowed: true };
  return {
    allowed: false,
    reasons: [
      {
        code: 'no-permission',
        text: `You don't have permission to see what is in the ${reportDescriptions[reportId].name}.`,
        unblockBy: 'Ask an administrator of your agency for this permission.',
        who: 'An administrator of your agency',
      },
    ],
  };
};
