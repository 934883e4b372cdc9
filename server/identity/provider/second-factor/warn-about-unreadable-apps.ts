import type { Config } from '#server/platform/config/config.ts';
import { operatorCommand } from '#server/platform/config/operator-command.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { listUsersWithUnreadableApps } from '../../queries/unreadable-apps.ts';

/**
 * Logs how many users can't sign in with codes from their app, because SECRET was changed and the secrets of the apps were
 * not deleted. A failure only ends the check, because the server is already in use.
 */
export const warnAboutUnreadableApps = async (
  source: ScopeSource,
  { secret, externalIdentity }: Pick<Config, 'secret' | 'externalIdentity'>,
): Promise<void> => {
  // An external provider checks the second factors of its users.
  if (externalIdentity !== undefined) return;
  const { log } = source;
  try {
    const { length } = await inSystemScope(source, 'find apps that cannot be read', (scope) =>
      listUsersWithUnreadableApps(scope, secret),
    );
    if (length > 0)
      log.warn(
        { users: length },
        `users can't sign in with codes from their app, which were set up under another SECRET; ${operatorCommand('second-factors')} lists them`,
      );
  } catch (error) {
    log.warn({ err: error }, 'the secrets of apps could not be checked');
  }
};
