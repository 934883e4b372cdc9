import type { InputOf } from '#contract/common/operation.ts';
import type {
  completeInvitedUser as completeOperation,
  editUser as operation,
  renameUser as renameOperation,
} from '#contract/team/operations/users.ts';
import { teamRefusals } from '#contract/team/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { teamEvents } from '../events.ts';
import { recordTeamEvent } from './record-team-event.ts';
import { readUser } from '../queries/users.ts';
import { reasonsAgainstEditingUser } from '../rules/user-reasons.ts';
import { setRoles } from './change-held-roles.ts';
import { lockUserRow, refuseWithReason, emptyNameRefusal } from './write-user.ts';

interface Names {
  userId: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  nickname?: string | undefined;
  userName?: string | undefined;
}

type NameCode = 'first-name-required' | 'last-name-required' | 'staff-account' | 'owners-own' | 'not-found';

/** Saves the names that the input contains for a user. The user's other names aren't changed. */
const writeNames = async (
  scope: AgencyScope,
  { userId, userName, ...names }: Names,
): Promise<Refused<NameCode> | undefined> => {
  const user = await lockUserRow(scope, userId);
  if (!user) return notFound();
  const [reason] = reasonsAgainstEditingUser(scope, user);
  if (reason) return refuseWithReason(reason, ['staff-account', 'owners-own']);
  const nameless = emptyNameRefusal(names);
  if (nameless) return nameless;
  const given = {
    firstName: names.firstName ?? user.firstName,
    lastName: names.lastName ?? user.lastName,
    nickname: names.nickname ?? user.nickname,
    username: userName ?? user.username,
  };
  await scope.db.updateTable('appUser').set(given).where('id', '=', user.id).execute();
  await recordTeamEvent(scope, { kind: teamEvents.userChanged, data: { userId } });
  return undefined;
};

/** Changes a user's names. */
export const editUser = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => (await writeNames(scope, input)) ?? readUser(scope, input.userId);

/** Changes a user's username. */
export const renameUser = async (
  scope: AgencyScope,
  { userId, userName }: InputOf<typeof renameOperation>,
): Promise<HandlerResult<typeof renameOperation>> => {
  const refused = await writeNames(scope, { userId, userName });
  // The other names aren't saved here, so their refusals can't occur.
  return (refused as Refused<'staff-account' | 'owners-own' | 'not-found'> | undefined) ?? readUser(scope, userId);
};

/** Sets the names and roles of a new user who hasn't signed in yet. */
export const updateInvitedUser = async (
  scope: AgencyScope,
  { roleIds, ...names }: InputOf<typeof completeOperation>,
): Promise<HandlerResult<typeof completeOperation>> => {
  const user = await lockUserRow(scope, names.userId);
  if (!user) return notFound();
  if (user.lastLoginAt !== null) return refuse(teamRefusals['signed-in-before']);
  const refused =
    (await writeNames(scope, names)) ??
    (roleIds === undefined ? undefined : await setRoles(scope, { userId: user.id, roleIds }));
  return refused ?? readUser(scope, user.id);
};
