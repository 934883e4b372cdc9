import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { operatorCommand } from '#server/platform/config/operator-command.ts';
import { openStoppedInstallation } from './backup/installation.ts';
import { restoreBackup } from './backup/restore.ts';
import { verifyBackup } from './backup/verify.ts';
import { exitWithExplanation } from './start/explain.ts';
import { countUnreadableApps, readUnreadableApps } from './users/unreadable-apps.ts';

// `npm run restore -- <folder> [--replace <database or data folder>] [--erasures-from <later backup>]`: restores a
// backup into the configured instance.
const usage =
  `From which folder? For example: ${operatorCommand('restore', '/srv/backups/rolecall-2026-11-20')}\n` +
  'Into a place that is not empty: the same, and --replace with the name of its database or its data folder.\n' +
  'With a later backup, to erase again who has been erased since: --erasures-from /srv/backups/rolecall-2026-11-21\n';

interface Asked {
  folder: string | undefined;
  replace: string | undefined;
  erasuresFrom: string | undefined;
}

const restore = async (from: string, { replace, erasuresFrom }: Asked): Promise<void> => {
  const isSecretGiven = (process.env['SECRET'] ?? '') !== '';
  const backup = await verifyBackup(resolve(from));
  const later = erasuresFrom === undefined ? undefined : await verifyBackup(resolve(erasuresFrom));
  const { madeAt, tables, files } = backup.manifest;
  const place = await openStoppedInstallation(process.env);
  try {
    const again = await restoreBackup(place, backup, { replace, later, isSecretGiven });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `Restored as of ${madeAt}: ${String(rows)} rows in ${String(tables.length)} tables and ${String(files.count)} files, all verified against the backup.\n`,
    );
    if (again > 0)
      process.stdout.write(
        `${String(again)} erasures have been requested since the backup. Rolecall carries them out again when it starts.\n`,
      );
    const { databaseUrl } = place;
    const users = await readUnreadableApps({ databaseUrl, secret: backup.secret }, { isRemoval: false });
    process.stdout.write(countUnreadableApps(users));
  } finally {
    await place.close();
  }
};

const readArguments = (): Asked => {
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: 'string' }, 'erasures-from': { type: 'string' } },
      allowPositionals: true,
    });
    const folder = positionals.length === 1 ? positionals[0] : undefined;
    return { folder, replace: values.replace, erasuresFrom: values['erasures-from'] };
  } catch {
    return { folder: undefined, replace: undefined, erasuresFrom: undefined };
  }
};

const asked = readArguments();
if (asked.folder === undefined) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else await restore(asked.folder, asked).catch(exitWithExplanation);
