import type { InputOf } from '#contract/common/operation.ts';
import type { deleteRole as operation } from '#contract/team/operations/roles.ts';
import { teamRefusals } from '#contract/team/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { teamEvents } from '../events.ts';
import { recordTeamEvent } from './record-team-event.ts';
import { listRoleHolders } from '../queries/roles.ts';
import { reasonsAgainstDeletingRole } from '../rules/role-reasons.ts';
import { lockRole } from './write-role.ts';

/** Deletes a role of the tenant that no user has. */
export const deleteRole = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const role = await lockRole(scope, input.roleId);
  if (!role) return notFound();
  const holderIds = (await listRoleHolders(scope, role.id)).map(({ userId }) => userId);
  const [reason] = reasonsAgainstDeletingRole(scope, { ...role, holderIds });
  if (reason) {
    const code = reason.code === 'default-role' || reason.code === 'role-in-use' ? reason.code : 'beyond-own-rights';
    return refuse(teamRefusals[code], { message: reason.text, reasons: [reason] });
  }
  await scope.db.deleteFrom('role').where('id', '=', role.id).where('tenantId', '=', scope.tenantId).execute();
  await recordTeamEvent(scope, { kind: teamEvents.roleDeleted, data: { roleId: role.id, name: role.name } });
  return { roleId: role.id };
};
