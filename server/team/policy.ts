import type { Permission } from '#contract/common/permissions.ts';
import type { Right } from '#contract/common/refusal.ts';
import { teamReasons } from '#contract/team/reasons.ts';
import { firstNonEmptyReasons, rightUnless, reasonsIf } from '#server/platform/policy/rights.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import {
  reasonsAgainstCancellingReset,
  reasonsAgainstConfirmingReset,
  reasonsAgainstRequestingReset,
  type PendingReset,
  type ResetCaller,
  type ResetUser,
} from './rules/reset-reasons.ts';
import {
  reasonsAgainstChangingRole,
  reasonsAgainstDeletingRole,
  reasonsAgainstAssigningRole,
  reasonsAgainstChangingUserRoles,
  reasonsAgainstManagingUsers,
  teamReason,
  type RoleManager,
} from './rules/role-reasons.ts';
import {
  reasonsAgainstEditingUser,
  reasonsAgainstRemovingUser,
  reasonsAgainstMakingOwner,
  type UserFacts,
} from './rules/user-reasons.ts';

/** Whether the caller may create roles and add users. */
export const rightToCreateRolesAndUsers = (scope: Pick<AgencyScope, 'permissions'>): Right =>
  rightUnless(reasonsAgainstManagingUsers(scope));

const addManager: Permission = 'Manage Users=Add Account Manager';
const addSupport: Permission = 'Manage Users=Add Tech Support';

/** Whether the caller may add members of the provider's staff to the agency. */
export const staffRights = ({
  permissions,
}: Pick<AgencyScope, 'permissions'>): { addAccountManager: Right; addTechSupport: Right } => {
  const needs = (permission: Permission, key: 'account-manager-permission' | 'tech-support-permission'): Right =>
    rightUnless(reasonsIf(!permissions.has(permission), teamReasons[key]));
  return {
    addAccountManager: needs(addManager, 'account-manager-permission'),
    addTechSupport: needs(addSupport, 'tech-support-permission'),
  };
};

/** The caller's rights on a user of the agency. */
export const userRights = (
  scope: RoleManager,
  user: UserFacts,
): Record<'assignRoles' | 'edit' | 'delete' | 'sendLogin' | 'makeOwner', Right> => {
  const manage = reasonsAgainstManagingUsers(scope);
  return {
    assignRoles: rightUnless(firstNonEmptyReasons(manage, reasonsAgainstChangingUserRoles(scope, user))),
    edit: rightUnless(firstNonEmptyReasons(manage, reasonsAgainstEditingUser(scope, user))),
    delete: rightUnless(firstNonEmptyReasons(manage, reasonsAgainstRemovingUser(scope, user))),
    sendLogin: rightUnless(manage),
    makeOwner: rightUnless(firstNonEmptyReasons(manage, reasonsAgainstMakingOwner(scope, user))),
  };
};

/**
 * Whether the caller may choose which roles need a second factor. If there is an external provider, the choice is made
 * there.
 */
export const rightToChooseSecondFactorRoles = ({
  isOwner,
  settings: { signInAt },
}: Pick<AgencyScope, 'isOwner' | 'settings'>): Right =>
  rightUnless(
    firstNonEmptyReasons(
      signInAt === undefined ? [] : [teamReasons['sign-in-elsewhere']({ name: signInAt })],
      isOwner ? [] : [teamReason('owners-own')],
    ),
  );

/** The caller's rights on a role. */
export const roleRights = (
  scope: RoleManager,
  role: { name: string; isDefault: boolean; permissions: readonly Permission[]; holderIds: readonly string[] },
): { change: Right; delete: Right; give: Right } => ({
  change: rightUnless(
    firstNonEmptyReasons(reasonsAgainstManagingUsers(scope), reasonsAgainstChangingRole(scope, role)),
  ),
  delete: rightUnless(
    firstNonEmptyReasons(reasonsAgainstManagingUsers(scope), reasonsAgainstDeletingRole(scope, role)),
  ),
  give: rightUnless(firstNonEmptyReasons(reasonsAgainstManagingUsers(scope), reasonsAgainstAssigningRole(scope, role))),
});

/** Whether the caller may request a reset of a user's second factor. */
export const rightToRequestReset = (caller: ResetCaller, user: ResetUser): Right =>
  rightUnless(reasonsAgainstRequestingReset(caller, user));

/** The caller's rights on a reset that waits for a second person. */
export const resetRights = (caller: ResetCaller, reset: PendingReset): Record<'confirm' | 'cancel', Right> => ({
  confirm: rightUnless(reasonsAgainstConfirmingReset(caller, reset)),
  cancel: rightUnless(reasonsAgainstCancellingReset(caller, reset)),
});
