import type { Permission } from '#contract/common/permissions.ts';
import type { Reason, Right } from '#contract/common/refusal.ts';
import { teamReasons } from '#contract/team/reasons.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { changeGates, deleteGates, assignRoleGates, holderGates, manageGates } from './rules/role-gates.ts';
import { editGates, leaveGates, ownerGates, type UserFacts } from './rules/user-gates.ts';

const rightOf = (...gates: (() => Reason[])[]): Right => {
  for (const gate of gates) {
    const reasons = gate();
    if (reasons.length > 0) return { allowed: false, reasons };
  }
  return { allowed: true };
};

/** Whether the caller may create roles and add users. */
export const createRight = (scope: AgencyScope): Right => rightOf(() => manageGates(scope));

const addManager: Permission = 'Manage Users=Add Account Manager';
const addSupport: Permission = 'Manage Users=Add Tech Support';

/** Whether the caller may add members of the provider's staff to the agency. */
export const staffRights = ({ permissions }: AgencyScope): { addAccountManager: Right; addTechSupport: Right } => {
  const needs = (permission: Permission, key: 'account-manager-permission' | 'tech-support-permission'): Right =>
    permissions.has(permission) ? { allowed: true } : { allowed: false, reasons: [teamReasons[key]] };
  return {
    addAccountManager: needs(addManager, 'account-manager-permission'),
    addTechSupport: needs(addSupport, 'tech-support-permission'),
  };
};

/** The caller's permissions on a user of the agency. */
export const userRights = (
  scope: AgencyScope,
  user: UserFacts,
): Record<'assignRoles' | 'edit' | 'delete' | 'sendLogin' | 'makeOwner', Right> => {
  const manage = () => manageGates(scope);
  return {
    assignRoles: rightOf(manage, () => holderGates(scope, user)),
    edit: rightOf(manage, () => editGates(scope, user)),
    delete: rightOf(manage, () => leaveGates(scope, user)),
    sendLogin: rightOf(manage),
    makeOwner: rightOf(manage, () => ownerGates(scope, user)),
  };
};

/** The caller's permissions on a role. */
export const roleRights = (
  scope: AgencyScope,
  role: { name: string; isDefault: boolean; permissions: readonly Permission[]; holderIds: readonly string[] },
): { change: Right; delete: Right; give: Right } => ({
  change: rightOf(
    () => manageGates(scope),
    () => changeGates(scope, role),
  ),
  delete: rightOf(
    () => manageGates(scope),
    () => deleteGates(scope, role),
  ),
  give: rightOf(
    () => manageGates(scope),
    () => assignRoleGates(scope, role),
  ),
});
