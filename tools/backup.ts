import { operatorCommand } from '#server/platform/config/operator-command.ts';
import { createBackup } from './backup/make.ts';
import { openInstallation } from './backup/installation.ts';
import { exitWithExplanation } from './start/explain.ts';

// `npm run backup -- <folder>`: backs up the whole configured instance while it is running.
const [folder, ...more] = process.argv.slice(2);

const backup = async (to: string): Promise<void> => {
  const place = await openInstallation(process.env);
  try {
    const { tables, files, missingFiles } = await createBackup(place, to);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `The backup in ${to} has ${String(rows)} rows in ${String(tables.length)} tables and ${String(files.count)} files.\n` +
        'It includes the secret that encrypts the signing keys. Protect it like the database itself.\n',
    );
    if (missingFiles.length > 0) {
      process.stdout.write(
        `${String(missingFiles.length)} files referenced by records were missing from storage: ${missingFiles.join(', ')}\n`,
      );
    }
  } finally {
    await place.close();
  }
};

if (folder === undefined || folder.startsWith('-') || more.length > 0) {
  process.stderr.write(
    `Into which folder? For example: ${operatorCommand('backup', '/srv/backups/rolecall-2026-11-20')}\n`,
  );
  process.exitCode = 2;
} else await backup(folder).catch(exitWithExplanation);
