import type { InputOf } from '#contract/common/operation.ts';
import type { updateRole as operation } from '#contract/team/operations.ts';
import { teamRefusals } from '#contract/team/refusals.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { teamEvents } from '../events.ts';
import { findRoles, holderIdsOf, readRole } from '../queries.ts';
import { changeGates } from '../rules/role-gates.ts';
import { lockRoles, refuseName, refuseUnlinked, rightsBehind, writeRights } from './write-role.ts';

/** Changes a role of the tenant; whoever holds it may do what it says from their next call on. */
export const updateRole = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<Answer<typeof operation>> => {
  await lockRoles(scope);
  const [role] = await findRoles(scope, [input.roleId]);
  if (!role) return notFound();
  const rights = input.permissions === undefined ? role.permissions : rightsBehind(input.permissions);
  const [reason] = changeGates(scope, {
    isDefault: role.isDefault,
    permissions: [...role.permissions, ...rights],
    holderIds: await holderIdsOf(scope, role.id),
  });
  if (reason) {
    const code = reason.code === 'default-role' || reason.code === 'own-roles' ? reason.code : 'beyond-own-rights';
    return refuse(teamRefusals[code], { message: reason.text, reasons: [reason] });
  }
  const refused =
    refuseUnlinked(rights) ?? (input.name === undefined ? undefined : await refuseName(scope, input.name, role.id));
  if (refused) return refused;
  if (input.name !== undefined && input.name !== role.name) {
    await scope.db.updateTable('role').set({ name: input.name }).where('id', '=', role.id).execute();
  }
  if (input.permissions !== undefined) await writeRights(scope, role.id, rights);
  await scope.emit({ kind: teamEvents.roleChanged, supplierId: scope.tenantId, data: { roleId: role.id } });
  return readRole(scope, role.id);
};
