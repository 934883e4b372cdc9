import type { Permission } from '#contract/common/permissions.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { teamRefusals } from '#contract/team/refusals.ts';
import { permissionsOfRoles } from './permissions-of-roles.ts';

export type TeamCode = keyof typeof teamRefusals;

/** A reason under one of the room's codes. */
export type TeamReason = Reason & { code: TeamCode };

const manage: Permission = 'Manage Users=Invite User / Assign / Edit User Role';
const managers = 'Someone who manages users in your agency';

/** A reason in the words of its code, unless there are better ones. */
export const teamReason = (
  code: TeamCode,
  more: { text?: string; unblockBy?: string; who?: string } = {},
): TeamReason => ({
  code,
  text: teamRefusals[code].words,
  ...more,
});

/** The caller: what they may do, and which roles they hold. */
export interface RoleManager {
  readonly userId: string;
  readonly isOwner: boolean;
  readonly permissions: ReadonlySet<Permission>;
}

/** The reason of those who do not manage users, for a record that they may look at. */
export const manageGates = ({ permissions }: Pick<RoleManager, 'permissions'>): Reason[] =>
  permissions.has(manage)
    ? []
    : [{ code: 'forbidden', text: "You don't have permission to manage users and roles.", who: managers }];

/** Whether there is a right among these that the caller does not have. */
export const exceedsOwnPermissions = ({ permissions }: RoleManager, rights: readonly Permission[]): boolean =>
  rights.some((one) => !permissions.has(one));

interface RoleFacts {
  readonly isDefault: boolean;
  readonly permissions: readonly Permission[];
  readonly holderIds: readonly string[];
}

/** Why a role cannot be changed by the caller; `permissions` are those that it has and those that it would have. */
export const changeGates = (caller: RoleManager, role: RoleFacts): TeamReason[] => {
  if (role.isDefault) return [teamReason('default-role')];
  if (exceedsOwnPermissions(caller, role.permissions))
    return [teamReason('beyond-own-rights', { who: 'The owner of your agency' })];
  if (!caller.isOwner && role.holderIds.includes(caller.userId)) {
    return [
      teamReason('own-roles', {
        text: 'You have this role yourself. Ask someone else who manages users to change it.',
        who: managers,
      }),
    ];
  }
  return [];
};

const people = (count: number): string => (count === 1 ? '1 user' : `${String(count)} users`);

/** Why a role cannot be deleted by the caller. */
export const deleteGates = (caller: RoleManager, role: RoleFacts): TeamReason[] => {
  if (role.isDefault) return [teamReason('default-role')];
  if (exceedsOwnPermissions(caller, role.permissions))
    return [teamReason('beyond-own-rights', { who: 'The owner of your agency' })];
  const count = role.holderIds.length;
  if (count === 0) return [];
  return [
    teamReason('role-in-use', {
      text: `${people(count)} ${count === 1 ? 'has' : 'have'} this role.`,
      unblockBy: 'Assign them another role first.',
      who: managers,
    }),
  ];
};

/** Why the caller cannot restore a role: whoever could not set it aside cannot bring it back. */
export const restoreGates = (caller: RoleManager, role: Pick<RoleFacts, 'isDefault' | 'permissions'>): TeamReason[] =>
  deleteGates(caller, { ...role, holderIds: [] }).filter(({ code }) => code !== 'default-role');

/** Somebody whose roles are to be changed. */
interface HolderFacts {
  readonly id: string;
  readonly isOwner: boolean;
  readonly isStaff: boolean;
}

/** The roles of the provider's people, which nobody else gets. */
const staffRoles: readonly string[] = ['Rolecall Account Manager', 'Rolecall Tech Support'];

/** Why the caller cannot give a role to anybody of the agency. */
export const assignRoleGates = (
  caller: RoleManager,
  role: { readonly name: string; readonly permissions: readonly Permission[] },
): TeamReason[] => {
  if (staffRoles.includes(role.name)) return [teamReason('staff-role')];
  return exceedsOwnPermissions(caller, role.permissions)
    ? [teamReason('beyond-own-rights', { who: 'The owner of your agency' })]
    : [];
};

/** Why the caller cannot change the roles of somebody at all. */
export const holderGates = (caller: RoleManager, user: HolderFacts): TeamReason[] => {
  if (user.isOwner) return [teamReason('owner-has-all-rights')];
  if (user.isStaff) return [teamReason('staff-account')];
  return user.id === caller.userId ? [teamReason('own-roles', { who: managers })] : [];
};

/** Why roles cannot be given to or taken from somebody: what they hold now, and what they would hold. */
export const heldGates = (
  caller: RoleManager,
  user: HolderFacts,
  held: {
    now: readonly (readonly Permission[])[];
    after: readonly (readonly Permission[])[];
    moved: readonly Permission[];
  },
): TeamReason[] => {
  const whole = holderGates(caller, user);
  if (whole.length > 0) return whole;
  if (exceedsOwnPermissions(caller, held.moved))
    return [teamReason('beyond-own-rights', { who: 'The owner of your agency' })];
  // Who loses the last role has the rights of a standard user: taking it away must never raise what they may do.
  if (held.after.length === 0 && held.now.length > 0) {
    const before = new Set(permissionsOfRoles(user, held.now));
    if (permissionsOfRoles(user, held.after).some((one) => !before.has(one))) return [teamReason('last-role')];
  }
  return [];
};
