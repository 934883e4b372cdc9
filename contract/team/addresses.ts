import { address, type Address } from '#contract/common/address.ts';
import type * as flags from './operations/flags.ts';
import type * as team from './operations/roles.ts';
import type * as staff from './operations/staff.ts';
import type * as users from './operations/users.ts';

const profile = '/api/v2.1/profile';
const authorization = '/api/v2.1/authorization';
const own = '/api/v1/team';
const ownGroup = { claims: { groupId: { place: 'path', is: 'tenant' } } } as const;

export const listUsersAt = address<typeof team.listUsers>('team.users', 'GET', `${profile}/getTenantUserList`);
export const listAllUsersAt = address<typeof team.listAllUsers>(
  'team.allUsers',
  'GET',
  `${profile}/getUsersByTenantId/{id}`,
  { claims: { id: { place: 'path', is: 'tenant' } } },
);
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
export const readGroupAt = address<typeof team.readGroup>(
  'team.group',
  'GET',
  `${authorization}/groups/{groupId}`,
  ownGroup,
);

export const readUserAt = address<typeof users.readUser>('team.user', 'GET', `${own}/user/{userId}`);
export const createUserAt = address<typeof users.createUser>('team.createUser', 'POST', `${profile}/createAuthUser`);
export const changeProfileRoleAt = address<typeof users.changeProfileRole>(
  'team.changeProfileRole',
  'PATCH',
  `${profile}/updateSubUserProfileRole`,
);
export const editUserAt = address<typeof users.editUser>('team.editUser', 'PATCH', `${own}/user/{userId}`);
export const renameUserAt = address<typeof users.renameUser>(
  'team.renameUser',
  'PATCH',
  `${own}/user/{userId}/username`,
);
export const sendLoginInformationAt = address<typeof users.sendLoginInformation>(
  'team.sendLoginInformation',
  'POST',
  `${profile}/sendLoginInformation`,
);
export const deleteUserAt = address<typeof users.deleteUser>(
  'team.deleteUser',
  'DELETE',
  `${profile}/deleteUserNameAndProfile`,
  { names: { userId: 'id' } },
);
export const handOverOwnershipAt = address<typeof users.handOverOwnership>(
  'team.handOverOwnership',
  'POST',
  `${own}/owner`,
);
export const listStaffAt = address<typeof staff.listStaff>('team.staff', 'GET', `${own}/staff`);
export const addAccountManagerAt = address<typeof staff.addAccountManager>(
  'team.addAccountManager',
  'POST',
  `${own}/staff/accountManager`,
);
export const addTechSupportAt = address<typeof staff.addTechSupport>(
  'team.addTechSupport',
  'POST',
  `${own}/staff/techSupport`,
);
export const readAgencyFlagsAt = address<typeof flags.readAgencyFlags>(
  'team.agencyFlags',
  'GET',
  '/api/v1/provider/agency/{tenantId}/flags',
);
export const changeAgencyFlagsAt = address<typeof flags.changeAgencyFlags>(
  'team.changeAgencyFlags',
  'PATCH',
  '/api/v1/provider/agency/{tenantId}/flags',
);
export const readFlagsAt = address<typeof flags.readFlags>('team.flags', 'GET', `${own}/flags`);
export const addRolesToGroupAt = address<typeof team.addRolesToGroup>(
  'team.addRolesToGroup',
  'PATCH',
  `${authorization}/groups/{groupId}/roles`,
  ownGroup,
);
export const removeRolesFromGroupAt = address<typeof team.removeRolesFromGroup>(
  'team.removeRolesFromGroup',
  'DELETE',
  `${authorization}/groups/{groupId}/roles`,
  ownGroup,
);

export const teamAddresses: readonly Address[] = [
  listUsersAt,
  listAllUsersAt,
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
  addRolesToGroupAt,
  removeRolesFromGroupAt,
  readUserAt,
  createUserAt,
  address<typeof users.completeUser>('team.completeUser', 'POST', `${profile}/createProfileAndUser`),
  changeProfileRoleAt,
  editUserAt,
  renameUserAt,
  sendLoginInformationAt,
  address<typeof users.closeSignIn>('team.closeSignIn', 'DELETE', `${profile}/deleteAuthUser`, {
    names: { userId: 'id' },
  }),
  deleteUserAt,
  handOverOwnershipAt,
  listStaffAt,
  addAccountManagerAt,
  addTechSupportAt,
  readFlagsAt,
  readAgencyFlagsAt,
  changeAgencyFlagsAt,
];
