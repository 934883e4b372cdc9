import type { InputOf } from '#contract/common/operation.ts';
import type {
  assignRoles as assignOperation,
  removeRoles as removeOperation,
} from '#contract/team/operations/roles.ts';
import type { changeProfileRole as setOperation } from '#contract/team/operations/users.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { teamEvents } from '../events.ts';
import { recordTeamEvent } from './record-team-event.ts';
import { findRoles, selectUserRoleIds, type FoundRole } from '../queries/roles.ts';
import { readUser, toUserRolesRow } from '../queries/users.ts';
import { reasonsAgainstAssigningRole, reasonsAgainstUserRoleChange, type TeamReason } from '../rules/role-reasons.ts';
import { lockUserRow, refuseWithReason } from './write-user.ts';
import { lockRolesForShare } from './write-role.ts';

interface Held {
  user: { id: string; isOwner: boolean; isStaff: boolean };
  now: readonly FoundRole[];
  asked: readonly FoundRole[];
}

/** Locks and reads a user and their roles; undefined if the user or a role doesn't belong to the caller's tenant. */
const loadHeld = async (
  scope: AgencyScope,
  input: { userId: string; roleIds: readonly string[] },
): Promise<Held | undefined> => {
  const user = await lockUserRow(scope, input.userId);
  if (!user) return undefined;
  const ids = [...new Set(input.roleIds)];
  const asked = (await lockRolesForShare(scope, ids)).filter((role) => !role.isArchived);
  if (asked.length < ids.length) return undefined;
  const { roleIds } = await scope.db
    .selectNoFrom((eb) => selectUserRoleIds(eb.val(user.id)).as('roleIds'))
    .executeTakeFirstOrThrow();
  const known = asked.filter(({ id }) => roleIds.includes(id));
  const others = await findRoles(
    scope,
    roleIds.filter((id) => !ids.includes(id)),
  );
  return { user, now: [...known, ...others], asked };
};

const rightsIn = (roles: readonly FoundRole[]) => roles.map(({ permissions }) => permissions);

const without = (roles: readonly FoundRole[], others: readonly FoundRole[]): FoundRole[] =>
  roles.filter(({ id }) => !others.some((other) => other.id === id));

/** Saves a user's new roles, or returns why the caller isn't allowed to change them. */
const writeHeld = async (
  scope: AgencyScope,
  { user, now }: Held,
  after: readonly FoundRole[],
): Promise<TeamReason | undefined> => {
  const added = without(after, now);
  const removed = without(now, after);
  const moved = rightsIn([...added, ...removed]).flat();
  const [reason] = [
    ...reasonsAgainstUserRoleChange(scope, user, { now: rightsIn(now), after: rightsIn(after), moved }),
    ...added.flatMap((role) => reasonsAgainstAssigningRole(scope, role)),
  ];
  if (reason) return reason;
  const about = { userId: user.id };
  if (added.length > 0) {
    await scope.db
      .insertInto('userRole')
      .values(added.map(({ id: roleId }) => ({ userId: user.id, roleId, tenantId: scope.tenantId })))
      .execute();
    const roleIds = added.map(({ id }) => id);
    await recordTeamEvent(scope, { kind: teamEvents.rolesAssigned, data: { ...about, roleIds } });
  }
  if (removed.length > 0) {
    const roleIds = removed.map(({ id }) => id);
    await scope.db.deleteFrom('userRole').where('userId', '=', user.id).where('roleId', 'in', roleIds).execute();
    await recordTeamEvent(scope, { kind: teamEvents.rolesRemoved, data: { ...about, roleIds } });
  }
  return undefined;
};

/** Assigns additional roles to a user. */
export const assignRoles = async (
  scope: AgencyScope,
  input: InputOf<typeof assignOperation>,
): Promise<HandlerResult<typeof assignOperation>> => {
  const held = await loadHeld(scope, input);
  if (!held) return notFound();
  const after = [...held.now, ...without(held.asked, held.now)];
  const reason = await writeHeld(scope, held, after);
  return reason
    ? refuseWithReason(reason, [
        'own-roles',
        'owner-has-all-rights',
        'beyond-own-rights',
        'staff-role',
        'staff-account',
      ])
    : toUserRolesRow(held.user, after);
};

const settingCodes = [
  'own-roles',
  'owner-has-all-rights',
  'beyond-own-rights',
  'staff-role',
  'staff-account',
  'last-role',
] as const;

/** Removes roles from a user. The last role can be removed only if this doesn't add permissions. */
export const removeRoles = async (
  scope: AgencyScope,
  input: InputOf<typeof removeOperation>,
): Promise<HandlerResult<typeof removeOperation>> => {
  const held = await loadHeld(scope, input);
  if (!held) return notFound();
  const after = without(held.now, held.asked);
  const reason = await writeHeld(scope, held, after);
  return reason
    ? refuseWithReason(reason, ['own-roles', 'owner-has-all-rights', 'beyond-own-rights', 'staff-account', 'last-role'])
    : toUserRolesRow(held.user, after);
};

/** Replaces a user's roles in one step. */
export const setRoles = async (
  scope: AgencyScope,
  input: { userId: string; roleIds: readonly string[] },
): Promise<Refused<(typeof settingCodes)[number] | 'not-found'> | undefined> => {
  const held = await loadHeld(scope, input);
  if (!held) return notFound();
  const reason = await writeHeld(scope, held, held.asked);
  return reason ? refuseWithReason(reason, settingCodes) : undefined;
};

/** Sets a user's roles to exactly those with the given names. */
export const changeProfileRole = async (
  scope: AgencyScope,
  input: InputOf<typeof setOperation>,
): Promise<HandlerResult<typeof setOperation>> => (await setRoles(scope, input)) ?? readUser(scope, input.userId);
