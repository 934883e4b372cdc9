import type { InputOf } from '#contract/common/operation.ts';
import type { createUser as operation } from '#contract/team/operations/users.ts';
import { teamRefusals } from '#contract/team/refusals.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { teamEvents } from '../events.ts';
import { recordTeamEvent } from './record-team-event.ts';
import { readUser } from '../queries/users.ts';
import { reasonsAgainstAssigningRole, reasonsAgainstUserWithoutRole } from '../rules/role-reasons.ts';
import { lockRolesForShare } from './write-role.ts';
import { refuseWithReason, emptyNameRefusal } from './write-user.ts';

/** Adds a user to the agency, with no more permissions than the caller has. New users create their own password. */
export const createUser = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const nameless = emptyNameRefusal(input);
  if (nameless) return nameless;
  const roleIds = [...new Set(input.roleIds)];
  const roles = (await lockRolesForShare(scope, roleIds)).filter((role) => !role.isArchived);
  if (roles.length < roleIds.length) return notFound();
  const [reason] =
    roles.length === 0
      ? reasonsAgainstUserWithoutRole(scope)
      : roles.flatMap((role) => reasonsAgainstAssigningRole(scope, role));
  if (reason) return refuseWithReason(reason, ['beyond-own-rights', 'staff-role']);
  const email = input.email.toLowerCase();
  // Only the database can tell whether the address is in use, because its user may be invisible to this agency.
  const made = await scope.db
    .insertInto('appUser')
    .values({
      id: newId(),
      tenantId: scope.tenantId,
      email,
      username: input.userName === '' ? (email.split('@', 1)[0] ?? email) : input.userName,
      nickname: input.nickname,
      firstName: input.firstName,
      lastName: input.lastName,
      createdAt: scope.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) {
    const { message } = teamRefusals['user-exists'];
    return refuse(teamRefusals['user-exists'], { fields: [{ field: 'email', message }] });
  }
  if (roles.length > 0) {
    await scope.db
      .insertInto('userRole')
      .values(roles.map(({ id: roleId }) => ({ userId: made.id, roleId, tenantId: scope.tenantId })))
      .execute();
  }
  const about = { userId: made.id };
  await recordTeamEvent(scope, { kind: teamEvents.userCreated, data: about });
  if (input.sendLogin) await recordTeamEvent(scope, { kind: teamEvents.loginAsked, data: about });
  return readUser(scope, made.id);
};
