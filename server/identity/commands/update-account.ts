import type { InputOf } from '#contract/common/operation.ts';
import type {
  changeNickname as nicknameOperation,
  updatePersonalSettings as settingsOperation,
  updateUser as userOperation,
  updateUsername as usernameOperation,
} from '#contract/identity/operations/account.ts';
import { identityRefusals } from '#contract/identity/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import type { UserScope } from '#server/platform/scope/scope.ts';
import { readPersonalSettings } from '../queries/personal-settings.ts';
import { readUser } from '../queries/read-user-profile.ts';

interface Own {
  firstName?: string | undefined;
  lastName?: string | undefined;
  nickname?: string | undefined;
  username?: string | undefined;
  walkthroughOn?: boolean | undefined;
}

/** Writes the given changes to the caller's own record only. */
const writeOwn = async (scope: UserScope, given: Own): Promise<void> => {
  const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (Object.keys(changes).length === 0) return;
  await scope.db.updateTable('appUser').set(changes).where('id', '=', scope.userId).execute();
};

/** Changes the caller's personal settings: names, notification topics and whether the walkthrough is shown. */
export const updatePersonalSettings = async (
  scope: UserScope,
  { firstName, lastName, walkthrough, ...told }: InputOf<typeof settingsOperation>,
): Promise<HandlerResult<typeof settingsOperation>> => {
  await writeOwn(scope, { firstName, lastName, walkthroughOn: walkthrough });
  const switched = Object.fromEntries(Object.entries(told).filter(([, on]) => on !== undefined));
  if (Object.keys(switched).length > 0) {
    const changes = { ...switched, updatedAt: scope.now };
    await scope.db
      .insertInto('notificationSetting')
      .values({ userId: scope.userId, tenantId: scope.tenantId, ...changes })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(changes))
      .execute();
  }
  return readPersonalSettings(scope);
};

/** Changes the names in the caller's identity record. */
export const updateUser = async (
  scope: UserScope,
  input: InputOf<typeof userOperation>,
): Promise<HandlerResult<typeof userOperation>> => {
  if (input.firstName === '') return refuse(identityRefusals['first-name-required']);
  if (input.lastName === '') return refuse(identityRefusals['last-name-required']);
  await writeOwn(scope, input);
  return readUser(scope);
};

export const updateUsername = async (
  scope: UserScope,
  { username }: InputOf<typeof usernameOperation>,
): Promise<HandlerResult<typeof usernameOperation>> => {
  await writeOwn(scope, { username });
  return readUser(scope);
};

export const changeNickname = async (
  scope: UserScope,
  { nickname }: InputOf<typeof nicknameOperation>,
): Promise<HandlerResult<typeof nicknameOperation>> => {
  await writeOwn(scope, { nickname });
  return readUser(scope);
};
