import type { Permission } from '#contract/common/permissions.ts';
import type { Reason, Right } from '#contract/common/refusal.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { changeGates, deleteGates, holderGates, manageGates } from './rules/role-gates.ts';

const rightOf = (...gates: (() => Reason[])[]): Right => {
  for (const gate of gates) {
    const reasons = gate();
    if (reasons.length > 0) return { allowed: false, reasons };
  }
  return { allowed: true };
};

/** Whether the caller may make roles. */
export const createRight = (scope: AgencyScope): Right => rightOf(() => manageGates(scope));

/** Whether the caller may give roles to somebody and take them. */
export const assignRight = (scope: AgencyScope, user: { id: string; isOwner: boolean }): Right =>
  rightOf(
    () => manageGates(scope),
    () => holderGates(scope, user),
  );

/** What the caller may do with a role. */
export const roleRights = (
  scope: AgencyScope,
  role: { isDefault: boolean; permissions: readonly Permission[]; holderIds: readonly string[] },
): { change: Right; delete: Right } => ({
  change: rightOf(
    () => manageGates(scope),
    () => changeGates(scope, role),
  ),
  delete: rightOf(
    () => manageGates(scope),
    () => deleteGates(scope, role),
  ),
});
