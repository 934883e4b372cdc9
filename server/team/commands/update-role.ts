import type { InputOf } from '#contract/common/operation.ts';
import type { updateRole as operation } from '#contract/team/operations/roles.ts';
import { teamRefusals } from '#contract/team/refusals.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { recordTeam, teamEvents } from '../events.ts';
import { holdersOf, roleRow } from '../queries/roles.ts';
import { changeGates } from '../rules/role-gates.ts';
import {
  inOrder,
  lockRole,
  nameTaken,
  refuseHidden,
  refuseReserved,
  refuseUnlinked,
  rename,
  rightsBehind,
  writeRights,
} from './write-role.ts';

/** Changes a role of the tenant; whoever holds it may do what it says from their next call on. */
export const updateRole = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<Answer<typeof operation>> => {
  const role = await lockRole(scope, input.roleId);
  if (!role) return notFound();
  const name = input.name ?? role.name;
  const rights = input.permissions === undefined ? role.permissions : rightsBehind(input.permissions);
  const holders = await holdersOf(scope, role.id);
  const [reason] = changeGates(scope, {
    isDefault: role.isDefault,
    permissions: [...role.permissions, ...rights],
    holderIds: holders.map(({ userId }) => userId),
  });
  if (reason) {
    const code = reason.code === 'default-role' || reason.code === 'own-roles' ? reason.code : 'beyond-own-rights';
    return refuse(teamRefusals[code], { message: reason.text, reasons: [reason] });
  }
  const refused =
    refuseUnlinked(rights) ??
    refuseHidden(rights, role.permissions) ??
    (name === role.name ? undefined : refuseReserved(name));
  if (refused) return refused;
  if (name !== role.name && !(await rename(scope, role.id, name))) return nameTaken();
  if (input.permissions !== undefined) await writeRights(scope, role.id, rights);
  await recordTeam(scope, { kind: teamEvents.roleChanged, data: { roleId: role.id } });
  return roleRow(scope, { ...role, name, permissions: inOrder(rights) }, holders);
};
