import { permissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';

/** What a user may do by the roles that they hold: the owner everything, and who holds none what a standard user may. */
export const permissionsOfRoles = (
  user: { isOwner: boolean },
  roles: readonly (readonly Permission[])[],
): readonly Permission[] => {
  if (user.isOwner) return permissions;
  if (roles.length === 0) return standardPermissions;
  return permissions.filter((permission) => roles.some((role) => role.includes(permission)));
};
