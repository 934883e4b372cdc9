import * as flags from '#contract/team/operations/flags.ts';
import * as team from '#contract/team/operations/roles.ts';
import * as resets from '#contract/team/operations/resets.ts';
import * as security from '#contract/team/operations/security.ts';
import * as staff from '#contract/team/operations/staff.ts';
import * as users from '#contract/team/operations/users.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { addAccountManager, addTechSupport } from './commands/add-staff.ts';
import { changeFlags } from './commands/change-flags.ts';
import { addRolesToGroup, removeRolesFromGroup } from './commands/change-group.ts';
import { assignRoles, changeProfileRole, removeRoles } from './commands/change-held-roles.ts';
import { changeSecurity } from './commands/change-security.ts';
import { createRole } from './commands/create-role.ts';
import { createUser } from './commands/create-user.ts';
import { cancelReset, confirmReset } from './commands/decide-reset.ts';
import { deleteRole } from './commands/delete-role.ts';
import { closeSignIn, deleteUser } from './commands/delete-user.ts';
import { completeInvitedUser, editUser, renameUser } from './commands/edit-user.ts';
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
  answer(team.listUsers, listUsers),
  answer(team.listAllUsers, listAllUsers),
  answer(team.readUserRoles, readUserRoles),
  answer(team.assignRoles, assignRoles),
  answer(team.removeRoles, removeRoles),
  answer(team.listRoles, listRoles),
  answer(team.createRole, createRole),
  answer(team.updateRole, updateRole),
  answer(team.deleteRole, deleteRole),
  answer(team.listPermissions, listPermissions),
  answer(team.readPermission, readPermission),
  answer(team.readGroup, readGroup),
  answer(team.addRolesToGroup, addRolesToGroup),
  answer(team.removeRolesFromGroup, removeRolesFromGroup),
  answer(users.readUser, readUserWithRoles),
  answer(users.createUser, createUser),
  answer(users.completeInvitedUser, completeInvitedUser),
  answer(users.changeProfileRole, changeProfileRole),
  answer(users.editUser, editUser),
  answer(users.renameUser, renameUser),
  answer(users.sendLoginInformation, sendLoginInformation),
  answer(users.closeSignIn, closeSignIn),
  answer(users.deleteUser, deleteUser),
  answer(users.handOverOwnership, handOverOwnership),
  answer(staff.listStaff, listStaff),
  answer(staff.addAccountManager, addAccountManager),
  answer(staff.addTechSupport, addTechSupport),
  answer(flags.readFlags, readFlags),
  answer(flags.readAgencyFlags, readAgencyFlags),
  answer(flags.changeAgencyFlags, changeFlags),
  answer(security.readSecurity, readSecurity),
  answer(security.changeSecurity, changeSecurity),
  answer(resets.readUserSecondFactor, readUserSecondFactor),
  answer(resets.listResettableUsers, listResettableUsers),
  answer(resets.requestSecondFactorReset, requestReset),
  answer(resets.listSecondFactorResets, listResets),
  answer(resets.confirmSecondFactorReset, confirmReset),
  answer(resets.cancelSecondFactorReset, cancelReset),
];
