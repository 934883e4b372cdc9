import type { InputOf } from '#contract/common/operation.ts';
import type { assignRoles as assignOperation, removeRoles as removeOperation } from '#contract/team/operations.ts';
import { teamRefusals } from '#contract/team/refusals.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { notFound, refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { teamEvents } from '../events.ts';
import { findRoles, heldRoleIds, type FoundRole } from '../queries/roles.ts';
import { userRolesRow } from '../queries/users.ts';
import { heldGates, type TeamReason } from '../rules/role-gates.ts';
import { holdRoles } from './write-role.ts';

interface Held {
  user: { id: string; isOwner: boolean };
  now: readonly FoundRole[];
  asked: readonly FoundRole[];
}

/** The user and their roles, under lock; undefined where the user or one of the roles is not the tenant's. */
const loadHeld = async (
  scope: AgencyScope,
  input: { userId: string; roleIds: readonly string[] },
): Promise<Held | undefined> => {
  // The user is locked first and then the roles, here and wherever somebody's roles are changed.
  const locked = await scope.db
    .selectFrom('appUser')
    .select(['id', 'isOwner'])
    .where('id', '=', input.userId)
    .where('tenantId', '=', scope.tenantId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!locked) return undefined;
  const ids = [...new Set(input.roleIds)];
  const asked = await holdRoles(scope, ids);
  if (asked.length < ids.length) return undefined;
  const { roleIds } = await scope.db
    .selectNoFrom((eb) => heldRoleIds(eb.val(locked.id)).as('roleIds'))
    .executeTakeFirstOrThrow();
  const known = asked.filter(({ id }) => roleIds.includes(id));
  const others = await findRoles(
    scope,
    roleIds.filter((id) => !ids.includes(id)),
  );
  return { user: locked, now: [...known, ...others], asked };
};

const rightsIn = (roles: readonly FoundRole[]) => roles.map(({ permissions }) => permissions);

const gatesOf = (
  scope: AgencyScope,
  { user, now }: Held,
  after: readonly FoundRole[],
  moved: readonly FoundRole[],
): TeamReason | undefined =>
  heldGates(scope, user, { now: rightsIn(now), after: rightsIn(after), moved: rightsIn(moved).flat() })[0];

/** Gives somebody roles beside those that they have. */
export const assignRoles = async (
  scope: AgencyScope,
  input: InputOf<typeof assignOperation>,
): Promise<Answer<typeof assignOperation>> => {
  const held = await loadHeld(scope, input);
  if (!held) return notFound();
  const { user, now, asked } = held;
  const added = asked.filter((role) => !now.some(({ id }) => id === role.id));
  const reason = gatesOf(scope, held, [...now, ...added], added);
  if (reason) return refuseHeld(reason);
  if (added.length > 0) {
    await scope.db
      .insertInto('userRole')
      .values(added.map((role) => ({ userId: user.id, roleId: role.id, tenantId: scope.tenantId })))
      .execute();
    await scope.emit({ kind: teamEvents.rolesAssigned, supplierId: scope.tenantId, data: { userId: user.id } });
  }
  return userRolesRow(user, [...now, ...added]);
};

const refuseHeld = (reason: TeamReason): Refused<'owner-has-all-rights' | 'own-roles' | 'beyond-own-rights'> => {
  const code =
    reason.code === 'owner-has-all-rights' || reason.code === 'own-roles' ? reason.code : 'beyond-own-rights';
  return refuse(teamRefusals[code], { message: reason.text, reasons: [reason] });
};

/** Takes roles from somebody; the last one only where that does not raise what they may do. */
export const removeRoles = async (
  scope: AgencyScope,
  input: InputOf<typeof removeOperation>,
): Promise<Answer<typeof removeOperation>> => {
  const held = await loadHeld(scope, input);
  if (!held) return notFound();
  const { user, now, asked } = held;
  const removed = now.filter((role) => asked.some(({ id }) => id === role.id));
  const after = now.filter((role) => !removed.includes(role));
  const reason = gatesOf(scope, held, after, removed);
  if (reason?.code === 'last-role') {
    return refuse(teamRefusals['last-role'], { message: reason.text, reasons: [reason] });
  }
  if (reason) return refuseHeld(reason);
  if (removed.length > 0) {
    await scope.db
      .deleteFrom('userRole')
      .where('userId', '=', user.id)
      .where(
        'roleId',
        'in',
        removed.map(({ id }) => id),
      )
      .execute();
    await scope.emit({ kind: teamEvents.rolesRemoved, supplierId: scope.tenantId, data: { userId: user.id } });
  }
  return userRolesRow(user, after);
};
