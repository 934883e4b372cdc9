import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as flags from './operations/flags.ts';
import type * as resets from './operations/resets.ts';
import type * as team from './operations/roles.ts';
import type * as security from './operations/security.ts';
import type * as staff from './operations/staff.ts';
import type * as users from './operations/users.ts';

const profile = '/api/v2.1/profile';
const authorization = '/api/v2.1/authorization';
const own = '/api/v1/team';
const ownGroup = { claims: { groupId: { place: 'path', is: 'tenant' } } } as const;

export const listUsersEndpoint = endpoint<typeof team.listUsers>('team.users', 'GET', `${profile}/getTenantUserList`);
export const listAllUsersEndpoint = endpoint<typeof team.listAllUsers>(
  'team.allUsers',
  'GET',
  `${profile}/getUsersByTenantId/{id}`,
  { claims: { id: { place: 'path', is: 'tenant' } } },
);
export const assignRolesEndpoint = endpoint<typeof team.assignRoles>(
  'team.assignRoles',
  'PATCH',
  `${authorization}/users`,
);
export const removeRolesEndpoint = endpoint<typeof team.removeRoles>(
  'team.removeRoles',
  'DELETE',
  `${authorization}/users/{userId}/roles`,
);
export const createRoleEndpoint = endpoint<typeof team.createRole>('team.createRole', 'POST', `${authorization}/roles`);
export const updateRoleEndpoint = endpoint<typeof team.updateRole>(
  'team.updateRole',
  'PATCH',
  `${authorization}/roles/{roleId}`,
);
export const deleteRoleEndpoint = endpoint<typeof team.deleteRole>(
  'team.deleteRole',
  'DELETE',
  `${authorization}/roles/{roleId}`,
);
export const readGroupEndpoint = endpoint<typeof team.readGroup>(
  'team.group',
  'GET',
  `${authorization}/groups/{groupId}`,
  ownGroup,
);

export const readUserEndpoint = endpoint<typeof users.readUser>('team.user', 'GET', `${own}/user/{userId}`);
export const createUserEndpoint = endpoint<typeof users.createUser>(
  'team.createUser',
  'POST',
  `${profile}/createAuthUser`,
);
export const changeProfileRoleEndpoint = endpoint<typeof users.changeProfileRole>(
  'team.changeProfileRole',
  'PATCH',
  `${profile}/updateSubUserProfileRole`,
);
export const editUserEndpoint = endpoint<typeof users.editUser>('team.editUser', 'PATCH', `${own}/user/{userId}`);
export const renameUserEndpoint = endpoint<typeof users.renameUser>(
  'team.renameUser',
  'PATCH',
  `${own}/user/{userId}/username`,
);
export const sendLoginInformationEndpoint = endpoint<typeof users.sendLoginInformation>(
  'team.sendLoginInformation',
  'POST',
  `${profile}/sendLoginInformation`,
);
export const deleteUserEndpoint = endpoint<typeof users.deleteUser>(
  'team.deleteUser',
  'DELETE',
  `${profile}/deleteUserNameAndProfile`,
  { names: { userId: 'id' } },
);
export const handOverOwnershipEndpoint = endpoint<typeof users.handOverOwnership>(
  'team.handOverOwnership',
  'POST',
  `${own}/owner`,
);
export const listStaffEndpoint = endpoint<typeof staff.listStaff>('team.staff', 'GET', `${own}/staff`);
export const addAccountManagerEndpoint = endpoint<typeof staff.addAccountManager>(
  'team.addAccountManager',
  'POST',
  `${own}/staff/accountManager`,
);
export const addTechSupportEndpoint = endpoint<typeof staff.addTechSupport>(
  'team.addTechSupport',
  'POST',
  `${own}/staff/techSupport`,
);
export const readAgencyFlagsEndpoint = endpoint<typeof flags.readAgencyFlags>(
  'team.agencyFlags',
  'GET',
  '/api/v1/provider/agency/{tenantId}/flags',
);
export const changeAgencyFlagsEndpoint = endpoint<typeof flags.changeAgencyFlags>(
  'team.changeAgencyFlags',
  'PATCH',
  '/api/v1/provider/agency/{tenantId}/flags',
);
export const readFlagsEndpoint = endpoint<typeof flags.readFlags>('team.flags', 'GET', `${own}/flags`);
export const readSecurityEndpoint = endpoint<typeof security.readSecurity>('team.security', 'GET', `${own}/security`);
export const changeSecurityEndpoint = endpoint<typeof security.changeSecurity>(
  'team.changeSecurity',
  'PATCH',
  `${own}/security`,
);
export const readUserSecondFactorEndpoint = endpoint<typeof resets.readUserSecondFactor>(
  'team.userSecondFactor',
  'GET',
  `${own}/user/{userId}/secondFactor`,
);
export const requestSecondFactorResetEndpoint = endpoint<typeof resets.requestSecondFactorReset>(
  'team.requestReset',
  'POST',
  `${own}/user/{userId}/secondFactor/reset`,
);
export const listResettableUsersEndpoint = endpoint<typeof resets.listResettableUsers>(
  'team.resettableUsers',
  'GET',
  '/api/v1/provider/secondFactors',
);
export const listSecondFactorResetsEndpoint = endpoint<typeof resets.listSecondFactorResets>(
  'team.resets',
  'GET',
  `${own}/secondFactorResets`,
);
export const confirmSecondFactorResetEndpoint = endpoint<typeof resets.confirmSecondFactorReset>(
  'team.confirmReset',
  'POST',
  `${own}/secondFactorResets/{resetId}/confirmation`,
);
export const cancelSecondFactorResetEndpoint = endpoint<typeof resets.cancelSecondFactorReset>(
  'team.cancelReset',
  'DELETE',
  `${own}/secondFactorResets/{resetId}`,
);
export const addRolesToGroupEndpoint = endpoint<typeof team.addRolesToGroup>(
  'team.addRolesToGroup',
  'PATCH',
  `${authorization}/groups/{groupId}/roles`,
  ownGroup,
);
export const removeRolesFromGroupEndpoint = endpoint<typeof team.removeRolesFromGroup>(
  'team.removeRolesFromGroup',
  'DELETE',
  `${authorization}/groups/{groupId}/roles`,
  ownGroup,
);

export const teamEndpoints: readonly Endpoint[] = [
  listUsersEndpoint,
  listAllUsersEndpoint,
  endpoint<typeof team.readUserRoles>('team.userRoles', 'GET', `${authorization}/users/{userId}`),
  assignRolesEndpoint,
  removeRolesEndpoint,
  endpoint<typeof team.listRoles>('team.roles', 'GET', `${authorization}/roles`),
  createRoleEndpoint,
  updateRoleEndpoint,
  deleteRoleEndpoint,
  endpoint<typeof team.listPermissions>('team.permissions', 'GET', `${authorization}/permissions`),
  endpoint<typeof team.readPermission>('team.permission', 'GET', `${authorization}/permissions/{permissionId}`),
  readGroupEndpoint,
  addRolesToGroupEndpoint,
  removeRolesFromGroupEndpoint,
  readUserEndpoint,
  createUserEndpoint,
  endpoint<typeof users.completeInvitedUser>('team.completeUser', 'POST', `${profile}/createProfileAndUser`),
  changeProfileRoleEndpoint,
  editUserEndpoint,
  renameUserEndpoint,
  sendLoginInformationEndpoint,
  endpoint<typeof users.closeSignIn>('team.closeSignIn', 'DELETE', `${profile}/deleteAuthUser`, {
    names: { userId: 'id' },
  }),
  deleteUserEndpoint,
  handOverOwnershipEndpoint,
  listStaffEndpoint,
  addAccountManagerEndpoint,
  addTechSupportEndpoint,
  readFlagsEndpoint,
  readAgencyFlagsEndpoint,
  changeAgencyFlagsEndpoint,
  readSecurityEndpoint,
  changeSecurityEndpoint,
  readUserSecondFactorEndpoint,
  listResettableUsersEndpoint,
  requestSecondFactorResetEndpoint,
  listSecondFactorResetsEndpoint,
  confirmSecondFactorResetEndpoint,
  cancelSecondFactorResetEndpoint,
];
