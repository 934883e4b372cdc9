import type { Permission } from '#contract/common/permissions.ts';
import type { ReasonCode } from '#contract/common/reasons/codes.ts';
import { unblockerNames } from '#contract/common/reasons/define-reasons.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { teamReasons } from '#contract/team/reasons.ts';
import { teamRefusals } from '#contract/team/refusals.ts';
import { permissionsOfRoles } from './permissions-of-roles.ts';

export type TeamReasonCode = keyof typeof teamRefusals & ReasonCode;

/** A reason with one of the room's codes. */
export type TeamReason = Reason<TeamReasonCode>;

const manage: Permission = 'Manage Users=Invite User / Assign / Edit User Role';

/** Creates a reason with its code's message, unless a more specific one is given. */
export const teamReason = (code: TeamReasonCode, more: { unblockBy?: string; who?: string } = {}): TeamReason => ({
  code,
  text: teamRefusals[code].message,
  ...more,
});

/** The caller, with their permissions and roles. */
export interface RoleManager {
  readonly userId: string;
  readonly isOwner: boolean;
  readonly permissions: ReadonlySet<Permission>;
}

/** Returns the reason if the caller doesn't manage users, and therefore can't change a record that they may view. */
export const reasonsAgainstManagingUsers = ({ permissions }: Pick<RoleManager, 'permissions'>): Reason[] =>
  permissions.has(manage) ? [] : [teamReasons['manage-permission']];

/** Whether the permissions include one that the caller doesn't have. */
export const exceedsOwnPermissions = ({ permissions }: RoleManager, rights: readonly Permission[]): boolean =>
  rights.some((one) => !permissions.has(one));

interface RoleFacts {
  readonly isDefault: boolean;
  readonly permissions: readonly Permission[];
  readonly holderIds: readonly string[];
}

/**
 * Returns why the caller can't change a role; `permissions` contains both the role's current and its new permissions.
 */
export const reasonsAgainstChangingRole = (caller: RoleManager, role: RoleFacts): TeamReason[] => {
  if (role.isDefault) return [teamReason('default-role')];
  if (exceedsOwnPermissions(caller, role.permissions))
    return [teamReason('beyond-own-rights', { who: unblockerNames.owner })];
  if (!caller.isOwner && role.holderIds.includes(caller.userId)) {
    return [teamReasons['own-roles']];
  }
  return [];
};

/** Returns why the caller can't delete a role. */
export const reasonsAgainstDeletingRole = (caller: RoleManager, role: RoleFacts): TeamReason[] => {
  if (role.isDefault) return [teamReason('default-role')];
  if (exceedsOwnPermissions(caller, role.permissions))
    return [teamReason('beyond-own-rights', { who: unblockerNames.owner })];
  const count = role.holderIds.length;
  return count === 0 ? [] : [teamReasons['role-in-use']({ count })];
};

/** Returns why the caller can't restore a role, which requires the same permissions as archiving it. */
export const reasonsAgainstRestoringRole = (
  caller: RoleManager,
  role: Pick<RoleFacts, 'isDefault' | 'permissions'>,
): TeamReason[] =>
  reasonsAgainstDeletingRole(caller, { ...role, holderIds: [] }).filter(({ code }) => code !== 'default-role');

/** A user whose roles will be changed. */
interface HolderFacts {
  readonly id: string;
  readonly isOwner: boolean;
  readonly isStaff: boolean;
}

/** The roles of the provider's staff, which can't be assigned to other users. */
const staffRoles: readonly string[] = ['Rolecall Account Manager', 'Rolecall Tech Support'];

export const isStaffRole = (name: string): boolean => staffRoles.includes(name);

/** Returns why the caller can't assign a role at all, whichever user it is for. */
export const reasonsAgainstAssigningRole = (
  caller: RoleManager,
  role: { readonly name: string; readonly permissions: readonly Permission[] },
): TeamReason[] => {
  if (isStaffRole(role.name)) return [teamReason('staff-role')];
  return exceedsOwnPermissions(caller, role.permissions)
    ? [teamReason('beyond-own-rights', { who: unblockerNames.owner })]
    : [];
};

/**
 * Returns why the caller can't add a user without a role. Such a user would have the permissions of a standard user.
 */
export const reasonsAgainstUserWithoutRole = (caller: RoleManager): TeamReason[] =>
  exceedsOwnPermissions(caller, permissionsOfRoles({ isOwner: false }, []))
    ? [teamReasons['no-role-beyond-own-rights']]
    : [];

/** Returns why the caller can't change a user's roles at all. */
export const reasonsAgainstChangingUserRoles = (caller: RoleManager, user: HolderFacts): TeamReason[] => {
  if (user.isOwner) return [teamReason('owner-has-all-rights')];
  if (user.isStaff) return [teamReason('staff-account')];
  return user.id === caller.userId ? [teamReason('own-roles', { who: unblockerNames.agencyUserManager })] : [];
};

/** Returns why roles can't be assigned to or removed from a user, given the user's current and new roles. */
export const reasonsAgainstUserRoleChange = (
  caller: RoleManager,
  user: HolderFacts,
  held: {
    now: readonly (readonly Permission[])[];
    after: readonly (readonly Permission[])[];
    moved: readonly Permission[];
  },
): TeamReason[] => {
  const whole = reasonsAgainstChangingUserRoles(caller, user);
  if (whole.length > 0) return whole;
  if (exceedsOwnPermissions(caller, held.moved))
    return [teamReason('beyond-own-rights', { who: unblockerNames.owner })];
  // A user without a role has the permissions of a standard user, so removing the last role must not add permissions.
  if (held.after.length === 0 && held.now.length > 0) {
    const before = new Set(permissionsOfRoles(user, held.now));
    if (permissionsOfRoles(user, held.after).some((one) => !before.has(one))) return [teamReason('last-role')];
  }
  return [];
};
