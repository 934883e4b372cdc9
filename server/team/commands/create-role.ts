import type { InputOf } from '#contract/common/operation.ts';
import type { createRole as operation } from '#contract/team/operations/roles.ts';
import { teamRefusals } from '#contract/team/refusals.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { recordTeam, teamEvents } from '../events.ts';
import { roleRow } from '../queries/roles.ts';
import {
  inOrder,
  nameTaken,
  refuseHidden,
  refuseReserved,
  refuseUnlinked,
  rightsBehind,
  writeRights,
} from './write-role.ts';

/** Makes a role of the tenant, with no more rights than its maker has. */
export const createRole = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<Answer<typeof operation>> => {
  const rights = rightsBehind(input.permissions);
  if (rights.some((one) => !scope.permissions.has(one))) return refuse(teamRefusals['beyond-own-rights']);
  const refused = refuseUnlinked(rights) ?? refuseHidden(rights) ?? refuseReserved(input.name);
  if (refused) return refused;
  const id = newId();
  const made = await scope.db
    .insertInto('role')
    .values({ id, tenantId: scope.tenantId, name: input.name, createdAt: scope.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return nameTaken();
  await writeRights(scope, id, rights);
  await recordTeam(scope, { kind: teamEvents.roleCreated, data: { roleId: id } });
  return roleRow(
    scope,
    { id, name: input.name, isDefault: false, isSetAside: false, permissions: inOrder(rights) },
    [],
  );
};
