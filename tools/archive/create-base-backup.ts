import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clusterLocation } from '#server/platform/postgres/data-folder.ts';
import { operatorCommand } from '#server/platform/config/operator-command.ts';
import { BackupError } from '../backup/format.ts';
import { connectAsSystem, type Installation } from '../backup/installation.ts';
import { canUnsealKeys, readSealedKeys } from '../backup/sealed-keys.ts';
import { archiveFiles } from './files.ts';
import { archiveSecret } from './secrets.ts';
import { baseBackupFolder, copyCluster, writeBackupLabel, newBaseBackupPath } from './bases.ts';

/** Returns the configured archive folder; fails if there is none. */
export const archiveFolderOf = ({ archiveDir, databaseUrl }: Installation['config']): string => {
  if (archiveDir !== undefined) return archiveDir;
  throw new BackupError(
    databaseUrl === undefined
      ? 'ARCHIVE_DIR is not set. Set it to the folder of the archive, and start Rolecall with it.'
      : 'DATABASE_URL is set. Archive and recover that database with its own tools, as docs/operations.md describes.',
  );
};

/**
 * Creates a base backup of an instance, which may be running, together with its files and its secret. The backup is
 * complete once the archive has everything that a recovery needs. Returns the earliest time whose state can be
 * recovered from the backup.
 */
export const createBaseBackup = async (place: Installation): Promise<Date> => {
  const { config } = place;
  const archive = archiveFolderOf(config);
  const client = await connectAsSystem(place.databaseUrl);
  mkdirSync(baseBackupFolder(archive), { recursive: true, mode: 0o700 });
  const draft = mkdtempSync(join(baseBackupFolder(archive), 'unfinished-'));
  try {
    const { rows: modes } = await client.query<{ archive_mode: string }>('show archive_mode');
    if (modes[0]?.archive_mode !== 'on')
      throw new BackupError(
        `Rolecall is running without ARCHIVE_DIR. Restart it with ARCHIVE_DIR=${archive}, then type ${operatorCommand('archive')} again.`,
      );
    await client.query(`select pg_backup_start('rolecall', true)`);
    const copy = join(draft, 'copy');
    copyCluster(clusterLocation(config.dataDir).cluster, copy);
    await client.query(`set statement_timeout = '10min'`);
    const { rows } = await client.query<{ labelfile: string; spcmapfile: string; at: Date }>(
      'select labelfile, spcmapfile, clock_timestamp() as at from pg_backup_stop(true)',
    );
    const stopped = rows[0];
    if (!stopped) throw new BackupError('The base backup was not completed.');
    writeBackupLabel(copy, stopped.labelfile, stopped.spcmapfile);
    await archiveFiles(config, archive, stopped.at);
    // A secret that can't unseal the keys must not replace the archived one, which may.
    if (canUnsealKeys(config.secret, await readSealedKeys(client))) archiveSecret(archive, config.secret, stopped.at);
    renameSync(copy, newBaseBackupPath(archive, stopped.at));
    return stopped.at;
  } finally {
    await client.end();
    rmSync(draft, { recursive: true, force: true });
  }
};
