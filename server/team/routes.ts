import * as flags from '#contract/team/operations/flags.ts';
import * as team from '#contract/team/operations/roles.ts';
import * as resets from '#contract/team/operations/resets.ts';
import * as security from '#contract/team/operations/security.ts';
import * as staff from '#contract/team/operations/staff.ts';
import * as users from '#contract/team/operations/users.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import { addAccountManager, addTechSupport } from './commands/add-staff.ts';
import { changeFlags } from './commands/change-flags.ts';
import { addRolesToGroup, removeRolesFromGroup } from './commands/change-group.ts';
import { assignRoles, changeProfileRole, removeRoles } from './commands/change-held-roles.ts';
import { changeSecurity } from './commands/change-security.ts';
import { createRole } from './commands/create-role.ts';
import { createUser } from './commands/create-user.ts';
import { cancelReset, confirmReset } from './commands/decide-reset.ts';
import { deleteRole } from './commands/delete-role.ts';
import { disableSignIn, deleteUser } from './commands/delete-user.ts';
import { updateInvitedUser, editUser, renameUser } from './commands/edit-user.ts';
import { handOverOwnership } from './commands/hand-over-ownership.ts';
import { requestReset } from './commands/request-reset.ts';
import { sendLoginInformation } from './commands/send-login-information.ts';
import { updateRole } from './commands/update-role.ts';
import { readAgencyFlags, readFlags } from './queries/flags.ts';
import { listRoles, readGroup } from './queries/group.ts';
import { listPermissions, readPermission } from './queries/permissions.ts';
import { listResets, listResettableUsers, readUserSecondFactor } from './queries/resets.ts';
import { readSecurity } from './queries/security.ts';
import { listStaff } from './queries/staff.ts';
import { listAllUsers, listUsers, readUserRoles, readUserWithRoles } from './queries/users.ts';

export const teamRoutes: readonly Route[] = [
  bindOperation(team.listUsers, listUsers),
  bindOperation(team.listAllUsers, listAllUsers),
  bindOperation(team.readUserRoles, readUserRoles),
  bindOperation(team.assignRoles, assignRoles),
  bindOperation(team.removeRoles, removeRoles),
  bindOperation(team.listRoles, listRoles),
  bindOperation(team.createRole, createRole),
  bindOperation(team.updateRole, updateRole),
  bindOperation(team.deleteRole, deleteRole),
  bindOperation(team.listPermissions, listPermissions),
  bindOperation(team.readPermission, readPermission),
  bindOperation(team.readGroup, readGroup),
  bindOperation(team.addRolesToGroup, addRolesToGroup),
  bindOperation(team.removeRolesFromGroup, removeRolesFromGroup),
  bindOperation(users.readUser, readUserWithRoles),
  bindOperation(users.createUser, createUser),
  bindOperation(users.completeInvitedUser, updateInvitedUser),
  bindOperation(users.changeProfileRole, changeProfileRole),
  bindOperation(users.editUser, editUser),
  bindOperation(users.renameUser, renameUser),
  bindOperation(users.sendLoginInformation, sendLoginInformation),
  bindOperation(users.closeSignIn, disableSignIn),
  bindOperation(users.deleteUser, deleteUser),
  bindOperation(users.handOverOwnership, handOverOwnership),
  bindOperation(staff.listStaff, listStaff),
  bindOperation(staff.addAccountManager, addAccountManager),
  bindOperation(staff.addTechSupport, addTechSupport),
  bindOperation(flags.readFlags, readFlags),
  bindOperation(flags.readAgencyFlags, readAgencyFlags),
  bindOperation(flags.changeAgencyFlags, changeFlags),
  bindOperation(security.readSecurity, readSecurity),
  bindOperation(security.changeSecurity, changeSecurity),
  bindOperation(resets.readUserSecondFactor, readUserSecondFactor),
  bindOperation(resets.listResettableUsers, listResettableUsers),
  bindOperation(resets.requestSecondFactorReset, requestReset),
  bindOperation(resets.listSecondFactorResets, listResets),
  bindOperation(resets.confirmSecondFactorReset, confirmReset),
  bindOperation(resets.cancelSecondFactorReset, cancelReset),
];
