import type { InputOf } from '#contract/common/operation.ts';
import type {
  addRolesToGroup as addOperation,
  removeRolesFromGroup as removeOperation,
} from '#contract/team/operations/roles.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { teamEvents } from '../events.ts';
import { recordTeamEvent } from './record-team-event.ts';
import { listRoleHolders, toRoleRow, type FoundRole, type RoleHolder } from '../queries/roles.ts';
import { reasonsAgainstDeletingRole, reasonsAgainstRestoringRole } from '../rules/role-reasons.ts';
import { lockRole } from './write-role.ts';
import { refuseWithReason } from './write-user.ts';

const write = async (
  scope: AgencyScope,
  roles: readonly { role: FoundRole; holders: readonly RoleHolder[] }[],
  isArchived: boolean,
) => {
  const roleIds = roles.map(({ role }) => role.id);
  await scope.db
    .updateTable('role')
    .set({ setAsideAt: isArchived ? scope.now : null })
    .where('id', 'in', roleIds)
    .where('tenantId', '=', scope.tenantId)
    .execute();
  await recordTeamEvent(scope, { kind: teamEvents.groupChanged });
  return roles.map(({ role, holders }) => toRoleRow(scope, { ...role, isArchived }, holders));
};

/** Restores archived roles to the group. Default roles are always in it. */
export const addRolesToGroup = async (
  scope: AgencyScope,
  { roleIds }: InputOf<typeof addOperation>,
): Promise<HandlerResult<typeof addOperation>> => {
  const roles = [];
  for (const id of [...new Set(roleIds)].toSorted()) {
    const role = await lockRole(scope, id);
    if (!role) return notFound();
    const [reason] = reasonsAgainstRestoringRole(scope, role);
    if (reason) return refuseWithReason(reason, ['beyond-own-rights']);
    roles.push({ role, holders: await listRoleHolders(scope, id) });
  }
  return write(scope, roles, false);
};

/** Archives roles that no user has. Unlike deleted roles, archived ones can be restored. */
export const removeRolesFromGroup = async (
  scope: AgencyScope,
  { roleIds }: InputOf<typeof removeOperation>,
): Promise<HandlerResult<typeof removeOperation>> => {
  const roles = [];
  for (const id of [...new Set(roleIds)].toSorted()) {
    const role = await lockRole(scope, id);
    if (!role) return notFound();
    const holders = await listRoleHolders(scope, id);
    const [reason] = reasonsAgainstDeletingRole(scope, { ...role, holderIds: holders.map(({ userId }) => userId) });
    if (reason) return refuseWithReason(reason, ['default-role', 'role-in-use', 'beyond-own-rights']);
    roles.push({ role, holders });
  }
  return write(scope, roles, true);
};
