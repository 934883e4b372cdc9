import type { InputOf } from '#contract/common/operation.ts';
import type { createRole as operation } from '#contract/team/operations/roles.ts';
import { teamRefusals } from '#contract/team/refusals.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { teamEvents } from '../events.ts';
import { recordTeamEvent } from './record-team-event.ts';
import { toRoleRow } from '../queries/roles.ts';
import {
  sortPermissions,
  takenNameRefusal,
  hiddenPermissionRefusal,
  reservedNameRefusal,
  missingDependencyRefusal,
  permissionsByIds,
  savePermissions,
} from './write-role.ts';

/** Creates a role of the tenant, with no more permissions than the caller has. */
export const createRole = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const rights = permissionsByIds(input.permissions);
  if (rights.some((one) => !scope.permissions.has(one))) return refuse(teamRefusals['beyond-own-rights']);
  const refused =
    missingDependencyRefusal(rights) ?? hiddenPermissionRefusal(rights) ?? reservedNameRefusal(input.name);
  if (refused) return refused;
  const id = newId();
  const made = await scope.db
    .insertInto('role')
    .values({ id, tenantId: scope.tenantId, name: input.name, createdAt: scope.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return takenNameRefusal();
  await savePermissions(scope, id, rights);
  await recordTeamEvent(scope, { kind: teamEvents.roleCreated, data: { roleId: id, added: [...rights] } });
  return toRoleRow(
    scope,
    { id, name: input.name, isDefault: false, isArchived: false, permissions: sortPermissions(rights) },
    [],
  );
};
