import { adminPermissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';

/** The current time in policy tests. */
export const policyTestTime = new Date('2026-11-20T04:01:00Z');
export const minutesAgo = (minutes: number): Date => new Date(policyTestTime.getTime() - minutes * 60_000);

/** Creates a user with these permissions, by default those of an admin. */
export const makeCaller = (permissions: readonly Permission[] = adminPermissions) => ({
  now: policyTestTime,
  permissions: new Set(permissions),
});

/** Users' permissions by role. */
export const permissionsByRole = {
  'owner and admin': adminPermissions,
  'standard user': standardPermissions,
  'no permission': [],
};
