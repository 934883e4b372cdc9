import type { Permission } from '#contract/common/permissions.ts';
import { commonReasons } from '#contract/common/reasons/common-reasons.ts';
import type { Right } from '#contract/common/refusal.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

const rightBy = (scope: AgencyScope, permission: Permission): Right =>
  scope.permissions.has(permission) ? { allowed: true } : { allowed: false, reasons: [commonReasons['no-permission']] };

/** What the caller may do in the market at all; what an engagement itself allows, its own record says. */
export const marketRights = (scope: AgencyScope) => ({
  requestPrequalification: rightBy(scope, 'Marketplace=Submit Prequalification Request'),
  submitApplication: rightBy(scope, 'Application Stage=Submit Application Request'),
  withdrawApplication: rightBy(scope, 'Application Stage=Withdraw Application'),
  placeBids: rightBy(scope, 'Bidding Stage=Place Bids'),
  submitCandidate: rightBy(scope, 'Fulfillment Stage=Submit Candidate'),
});
