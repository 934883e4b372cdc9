import type { Permission } from '#contract/common/permissions.ts';
import { commonReasons } from '#contract/common/reasons/common-reasons.ts';
import type { Right } from '#contract/common/refusal.ts';
import { rightUnless, reasonsIf } from '#server/platform/policy/rights.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

const rightBy = ({ permissions }: Pick<AgencyScope, 'permissions'>, permission: Permission): Right =>
  rightUnless(reasonsIf(!permissions.has(permission), commonReasons['no-permission']));

/** Returns the caller's general rights in the market. The rights on a single engagement are part of its record. */
export const generalMarketRights = (scope: Pick<AgencyScope, 'permissions'>) => ({
  requestPrequalification: rightBy(scope, 'Marketplace=Submit Prequalification Request'),
  submitApplication: rightBy(scope, 'Application Stage=Submit Application Request'),
  withdrawApplication: rightBy(scope, 'Application Stage=Withdraw Application'),
  placeBids: rightBy(scope, 'Bidding Stage=Place Bids'),
  submitCandidate: rightBy(scope, 'Fulfillment Stage=Submit Candidate'),
});
