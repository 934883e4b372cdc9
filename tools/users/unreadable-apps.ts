import {
  listUsersWithUnreadableApps,
  removeUnreadableApps,
  type UserWithUnreadableApp,
} from '#server/identity/public.ts';
import { operatorCommand } from '#server/platform/config/operator-command.ts';
import { createLog } from '#server/platform/log/log.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { openScopeSource } from '../start/scope-source.ts';

interface Place {
  readonly databaseUrl: string;
  readonly secret: string;
}

/** Lists the users whose apps were set up under another SECRET, or removes these apps. */
export const readUnreadableApps = async (
  { databaseUrl, secret }: Place,
  { isRemoval }: { isRemoval: boolean },
): Promise<UserWithUnreadableApp[]> => {
  const log = createLog({ mode: 'production', logLevel: 'error' });
  const { source, close } = openScopeSource({ databaseUrl, secret, log, connections: 1 });
  try {
    return await inSystemScope(source, 'list or remove apps that cannot be read', (scope) =>
      isRemoval ? removeUnreadableApps(scope, secret) : listUsersWithUnreadableApps(scope, secret),
    );
  } finally {
    await close();
  }
};

/** Describes the number of these users, with the command that lists them; an empty string if there are none. */
export const countUnreadableApps = (users: readonly UserWithUnreadableApp[]): string => {
  if (users.length === 0) return '';
  const who = users.length === 1 ? '1 user' : `${String(users.length)} users`;
  return (
    `${who} can't sign in with codes from an app, because it was set up under another SECRET. To list them, and to let ` +
    `them set up another app: ${operatorCommand('second-factors')}\n`
  );
};

/** Lists these users for the operator, one in each line. */
export const describeUsersWithUnreadableApps = (
  users: readonly UserWithUnreadableApp[],
  { isRemoval }: { isRemoval: boolean },
): string => {
  if (users.length === 0) return 'All apps can be used to sign in.\n';
  const lines = users.map(({ email, organizationName }) => `${email} (${organizationName})\n`).join('');
  return isRemoval
    ? `${lines}Their apps have been removed. They sign in with their password, and set up another app if their role requires one. Tell them.\n`
    : `${lines}They can't sign in with codes from their app, because it was set up under another SECRET. Recovery codes and ` +
        `passkeys still work. To remove these apps, so that others can be set up: ${operatorCommand('second-factors', '--remove')}\n`;
};
