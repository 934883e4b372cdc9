import { address, type Address } from '#contract/common/address.ts';
import type * as team from './operations.ts';

const profile = '/api/v2.1/profile';
const authorization = '/api/v2.1/authorization';

export const listUsersAt = address<typeof team.listUsers>('team.users', 'GET', `${profile}/getTenantUserList`);
export const assignRolesAt = address<typeof team.assignRoles>('team.assignRoles', 'PATCH', `${authorization}/users`);
export const removeRolesAt = address<typeof team.removeRoles>(
  'team.removeRoles',
  'DELETE',
  `${authorization}/users/{userId}/roles`,
);
export const createRoleAt = address<typeof team.createRole>('team.createRole', 'POST', `${authorization}/roles`);
export const updateRoleAt = address<typeof team.updateRole>(
  'team.updateRole',
  'PATCH',
  `${authorization}/roles/{roleId}`,
);
export const deleteRoleAt = address<typeof team.deleteRole>(
  'team.deleteRole',
  'DELETE',
  `${authorization}/roles/{roleId}`,
);
export const readGroupAt = address<typeof team.readGroup>('team.group', 'GET', `${authorization}/groups/{groupId}`, {
  claims: { groupId: { place: 'path', is: 'tenant' } },
});

export const teamAddresses: readonly Address[] = [
  listUsersAt,
  address<typeof team.listAllUsers>('team.allUsers', 'GET', `${profile}/getUsersByTenantId/{id}`, {
    claims: { id: { place: 'path', is: 'tenant' } },
  }),
  address<typeof team.readUserRoles>('team.userRoles', 'GET', `${authorization}/users/{userId}`),
  assignRolesAt,
  removeRolesAt,
  address<typeof team.listRoles>('team.roles', 'GET', `${authorization}/roles`),
  createRoleAt,
  updateRoleAt,
  deleteRoleAt,
  address<typeof team.listPermissions>('team.permissions', 'GET', `${authorization}/permissions`),
  address<typeof team.readPermission>('team.permission', 'GET', `${authorization}/permissions/{permissionId}`),
  readGroupAt,
];
