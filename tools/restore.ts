import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openStoppedInstallation } from './backup/installation.ts';
import { restoreBackup } from './backup/restore.ts';
import { verifyBackup } from './backup/verify.ts';
import { explain } from './start/explain.ts';

// `npm run restore -- <folder> [--replace <database or data folder>]`: restores a backup into the instance of the
// current settings.
const usage =
  'From which folder? For example: npm run restore -- /srv/backups/rolecall-2026-11-20\n' +
  'Into a place that is not empty: the same, and --replace with the name of its database or its data folder.\n';

const restore = async (from: string, replace: string | undefined): Promise<void> => {
  const isSecretGiven = (process.env['SECRET'] ?? '') !== '';
  const backup = await verifyBackup(resolve(from));
  const { madeAt, tables, files } = backup.manifest;
  const place = await openStoppedInstallation(process.env);
  try {
    await restoreBackup(place, backup, { replace, isSecretGiven });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `Restored as of ${madeAt}: ${String(rows)} rows in ${String(tables.length)} tables and ${String(files.count)} files, all verified against the backup.\n`,
    );
  } finally {
    await place.close();
  }
};

const asked = (): { folder: string | undefined; replace: string | undefined } => {
  try {
    const { values, positionals } = parseArgs({ options: { replace: { type: 'string' } }, allowPositionals: true });
    return { folder: positionals.length === 1 ? positionals[0] : undefined, replace: values.replace };
  } catch {
    return { folder: undefined, replace: undefined };
  }
};

const { folder, replace } = asked();
if (folder === undefined) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else await restore(folder, replace).catch(explain);
