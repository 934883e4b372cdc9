import { permissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';
import type { RoleManager } from '#server/team/rules/role-reasons.ts';

export const ownerManager: RoleManager = { userId: 'owner', isOwner: true, permissions: new Set(permissions) };
/** A standard user with the additional permission to manage users. */
export const leadManager: RoleManager = {
  userId: 'lead',
  isOwner: false,
  permissions: new Set<Permission>([...standardPermissions, 'Manage Users=Invite User / Assign / Edit User Role']),
};

export const reasonCodesOf = (reasons: readonly { code: string }[]): string[] => reasons.map(({ code }) => code);
