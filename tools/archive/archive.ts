import { parseArgs } from 'node:util';
import { operatorCommand } from '#server/platform/config/operator-command.ts';
import { openInstallation } from '../backup/installation.ts';
import { exitWithExplanation } from '../start/explain.ts';
import { deleteBaseBackupsBefore, listBaseBackups } from './bases.ts';
import { purgeDeletedFiles } from './files.ts';
import { archiveFolderOf, createBaseBackup } from './create-base-backup.ts';
import { deleteSecretsBefore } from './secrets.ts';

// `npm run archive [-- --keep <days>]`: adds a base backup to the archive that the settings specify.
const usage = `Adds a base backup to ARCHIVE_DIR. The instance may be running.

  ${operatorCommand('archive')}
  ${operatorCommand('archive', '--keep 14')}   also deletes everything that only a recovery to a moment more than 14 days ago needs
`;
const dayMs = 86_400_000;

const archive = async (keepDays: number | undefined): Promise<void> => {
  const place = await openInstallation(process.env);
  try {
    const folder = archiveFolderOf(place.config);
    const at = await createBaseBackup(place);
    process.stdout.write(`The archive in ${folder} has a base backup of ${at.toISOString()}.\n`);
    if (keepDays === undefined) return;
    const before = new Date(at.getTime() - keepDays * dayMs);
    const bases = deleteBaseBackupsBefore(folder, before);
    const [oldest] = listBaseBackups(folder);
    if (oldest) deleteSecretsBefore(folder, oldest.completeAt);
    const files = purgeDeletedFiles(folder, before);
    process.stdout.write(`Deleted ${String(bases)} older base backups and ${String(files)} files deleted since.\n`);
  } finally {
    await place.close();
  }
};

const readKeep = (): number | undefined | 'wrong' => {
  try {
    const { keep } = parseArgs({ options: { keep: { type: 'string' } } }).values;
    if (keep === undefined) return undefined;
    return /^[1-9]\d{0,3}$/.test(keep) ? Number(keep) : 'wrong';
  } catch {
    return 'wrong';
  }
};

const keep = readKeep();
if (keep === 'wrong') {
  process.stderr.write(usage);
  process.exitCode = 2;
} else await archive(keep).catch(exitWithExplanation);
