import type { InputOf } from '#contract/common/operation.ts';
import type {
  addRolesToGroup as addOperation,
  removeRolesFromGroup as removeOperation,
} from '#contract/team/operations/roles.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { recordTeam, teamEvents } from '../events.ts';
import { readGroup } from '../queries/group.ts';
import { holdersOf } from '../queries/roles.ts';
import { deleteGates } from '../rules/role-gates.ts';
import { lockRole } from './write-role.ts';
import { refuseFor } from './write-user.ts';

const write = async (scope: AgencyScope, roleIds: readonly string[], setAsideAt: Date | null): Promise<void> => {
  await scope.db
    .updateTable('role')
    .set({ setAsideAt })
    .where('id', 'in', roleIds)
    .where('tenantId', '=', scope.tenantId)
    .where('setAsideAt', setAsideAt === null ? 'is not' : 'is', null)
    .execute();
  await recordTeam(scope, teamEvents.groupChanged);
};

/** Takes roles into the group again. Those that everybody has are in it always. */
export const addRolesToGroup = async (
  scope: AgencyScope,
  { roleIds }: InputOf<typeof addOperation>,
): Promise<Answer<typeof addOperation>> => {
  for (const id of [...new Set(roleIds)].toSorted()) {
    if (!(await lockRole(scope, id))) return notFound();
  }
  await write(scope, roleIds, null);
  return readGroup(scope);
};

/** Sets roles aside that nobody holds: as good as deleted, but they can be taken in again. */
export const removeRolesFromGroup = async (
  scope: AgencyScope,
  { roleIds }: InputOf<typeof removeOperation>,
): Promise<Answer<typeof removeOperation>> => {
  for (const id of [...new Set(roleIds)].toSorted()) {
    const role = await lockRole(scope, id);
    if (!role) return notFound();
    const holderIds = (await holdersOf(scope, id)).map(({ userId }) => userId);
    const [reason] = deleteGates(scope, { ...role, holderIds });
    if (reason) return refuseFor(reason, ['default-role', 'role-in-use', 'beyond-own-rights']);
  }
  await write(scope, roleIds, scope.now);
  return readGroup(scope);
};
