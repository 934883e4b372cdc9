import type { InputOf } from '#contract/common/operation.ts';
import type { Permission } from '#contract/common/permissions.ts';
import type { updateRole as operation } from '#contract/team/operations/roles.ts';
import { teamRefusals } from '#contract/team/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { teamEvents } from '../events.ts';
import { recordTeamEvent } from './record-team-event.ts';
import { listRoleHolders, toRoleRow } from '../queries/roles.ts';
import { reasonsAgainstChangingRole } from '../rules/role-reasons.ts';
import {
  sortPermissions,
  lockRole,
  takenNameRefusal,
  hiddenPermissionRefusal,
  reservedNameRefusal,
  missingDependencyRefusal,
  renameRole,
  permissionsByIds,
  savePermissions,
} from './write-role.ts';

/** Changes a role of the tenant. The change applies to the role's users from their next call on. */
export const updateRole = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const role = await lockRole(scope, input.roleId);
  if (!role) return notFound();
  const name = input.name ?? role.name;
  const rights = input.permissions === undefined ? role.permissions : permissionsByIds(input.permissions);
  const holders = await listRoleHolders(scope, role.id);
  const [reason] = reasonsAgainstChangingRole(scope, {
    isDefault: role.isDefault,
    permissions: [...role.permissions, ...rights],
    holderIds: holders.map(({ userId }) => userId),
  });
  if (reason) {
    const code = reason.code === 'default-role' || reason.code === 'own-roles' ? reason.code : 'beyond-own-rights';
    return refuse(teamRefusals[code], { message: reason.text, reasons: [reason] });
  }
  const refused =
    missingDependencyRefusal(rights) ??
    hiddenPermissionRefusal(rights, role.permissions) ??
    (name === role.name ? undefined : reservedNameRefusal(name));
  if (refused) return refused;
  if (name !== role.name && !(await renameRole(scope, role.id, name))) return takenNameRefusal();
  if (input.permissions !== undefined) await savePermissions(scope, role.id, rights);
  const without = (some: readonly Permission[], others: readonly Permission[]) =>
    some.filter((permission) => !others.includes(permission));
  await recordTeamEvent(scope, {
    kind: teamEvents.roleChanged,
    data: {
      roleId: role.id,
      added: without(rights, role.permissions),
      removed: without(role.permissions, rights),
    },
  });
  return toRoleRow(scope, { ...role, name, permissions: sortPermissions(rights) }, holders);
};
