import type { Access } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { TenantScope } from '#server/platform/scope/scope.ts';

/** Whether a signed-in person may call an operation at all: side, approval of the agency, permission. */
export const mayCall = (scope: TenantScope, access: Access): Refused | undefined => {
  if (access === 'public') return undefined;
  const needed = access[scope.side];
  if (needed === undefined) return refuse(commonRefusals.forbidden);
  if (scope.side !== 'agency' || needed === 'unapproved') return undefined;
  if (scope.tenantStatus === 'declined') return refuse(commonRefusals['tenant-declined']);
  if (!scope.isApproved) return refuse(commonRefusals['tenant-not-approved']);
  if (needed === 'any') return undefined;
  return (scope.permissions as ReadonlySet<string>).has(needed) ? undefined : refuse(commonRefusals.forbidden);
};
