import { permissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';

/** The permissions of a user by their roles: an owner has all, and a user without a role those of a standard user. */
export const permissionsOfRoles = (
  user: { isOwner: boolean },
  roles: readonly (readonly Permission[])[],
): readonly Permission[] => {
  if (user.isOwner) return permissions;
  if (roles.length === 0) return standardPermissions;
  return permissions.filter((permission) => roles.some((role) => role.includes(permission)));
};
