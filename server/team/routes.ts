import * as team from '#contract/team/operations.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { assignRoles, removeRoles } from './commands/change-held-roles.ts';
import { createRole } from './commands/create-role.ts';
import { deleteRole } from './commands/delete-role.ts';
import { updateRole } from './commands/update-role.ts';
import { listRoles, readGroup } from './queries/group.ts';
import { listPermissions, readPermission } from './queries/permissions.ts';
import { listAllUsers, listUsers, readUserRoles } from './queries/users.ts';

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
];
