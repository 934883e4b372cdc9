import { permissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';

/**
 * Returns a user's permissions based on their roles. An owner has all permissions. A user without a role has the
 * permissions of a standard user.
 */
export const permissionsOfRoles = (
  user: { isOwner: boolean },
  roles: readonly (readonly Permission[])[],
): readonly Permission[] => {
  if (user.isOwner) return permissions;
  if (roles.length === 0) return standardPermissions;
  return permissions.filter((permission) => roles.some((role) => role.includes(permission)));
};
