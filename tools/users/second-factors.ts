import { parseArgs } from 'node:util';
import { operatorCommand } from '#server/platform/config/operator-command.ts';
import { openInstallation } from '../backup/installation.ts';
import { exitWithExplanation } from '../start/explain.ts';
import { describeUsersWithUnreadableApps, readUnreadableApps } from './unreadable-apps.ts';

// `npm run second-factors [-- --remove]`: lists the users who can't sign in with codes from their app, because SECRET was
// changed since they set it up, or removes these apps. The instance may be running. Decision 0175.
const run = async (isRemoval: boolean): Promise<void> => {
  const { databaseUrl, config, close } = await openInstallation(process.env);
  try {
    const users = await readUnreadableApps({ databaseUrl, secret: config.secret }, { isRemoval });
    process.stdout.write(describeUsersWithUnreadableApps(users, { isRemoval }));
  } finally {
    await close();
  }
};

const readArguments = (): { isRemoval: boolean } | undefined => {
  try {
    return { isRemoval: parseArgs({ options: { remove: { type: 'boolean', default: false } } }).values.remove };
  } catch {
    return undefined;
  }
};

const asked = readArguments();
if (asked === undefined) {
  process.stderr.write(
    `Lists the users who can't sign in with codes from their app since SECRET was changed, or removes these apps:\n\n  ${operatorCommand('second-factors')}\n  ${operatorCommand('second-factors', '--remove')}\n`,
  );
  process.exitCode = 2;
} else await run(asked.isRemoval).catch(exitWithExplanation);
