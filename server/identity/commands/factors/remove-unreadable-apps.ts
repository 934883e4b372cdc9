import type { SystemScope } from '#server/platform/scope/scope.ts';
import { listUsersWithUnreadableApps, type UserWithUnreadableApp } from '../../queries/unreadable-apps.ts';

/**
 * Removes the apps that can't be used to sign in, with their recovery codes, and returns their users. They sign in with
 * the password alone, or with a passkey, and set up an app again if their role requires one. Passkeys stay.
 */
export const removeUnreadableApps = async (scope: SystemScope, secret: string): Promise<UserWithUnreadableApp[]> => {
  const users = await listUsersWithUnreadableApps(scope, secret);
  for (const { userId } of users) await scope.db.deleteFrom('secondFactor').where('userId', '=', userId).execute();
  return users;
};
