import { agencyRequirements, type Access } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { UserScope } from '#server/platform/scope/scope.ts';

/**
 * Returns the refusal if a signed-in user may not call an operation at all, because of the side, the agency's approval
 * or the permission; otherwise undefined.
 */
export const accessRefusal = (scope: UserScope, access: Access): Refused | undefined => {
  if (access === 'public') return undefined;
  const needed = access[scope.side];
  if (needed === undefined) return refuse(commonRefusals.forbidden);
  if (scope.side !== 'agency') return undefined;
  const { approved, permission } = agencyRequirements(needed);
  if (approved && scope.tenantStatus === 'declined') return refuse(commonRefusals['tenant-declined']);
  if (approved && !scope.isApproved) return refuse(commonRefusals['tenant-not-approved']);
  return permission === undefined || scope.permissions.has(permission) ? undefined : refuse(commonRefusals.forbidden);
};
