import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pgBoss from 'pg-boss/package.json' with { type: 'json' };
import { migrate, migrateTo } from '#database/migrate.ts';
import { readErasures, readBackupErasures, repeatErasureRequests } from './erasures.ts';
import { BackupError, explainStorageError, backupPaths } from './format.ts';
import { loadRows } from './load.ts';
import { isSameSizeAndHash, hashStream } from './measure.ts';
import { connectAsSystem, type Installation } from './installation.ts';
import { saveErasures } from './saved-erasures.ts';
import { dropProductObjects, checkRestoreTarget, secretPath } from './target.ts';
import type { VerifiedBackup } from './verify.ts';

/**
 * Refuses a secret that differs from the backup's secret, with which the keys in the database are encrypted. With
 * another secret, no user could sign in.
 */
const refuseOtherSecret = (place: Installation, secret: string, isGiven: boolean): void => {
  if (isGiven && place.config.secret !== secret) {
    throw new BackupError(
      'SECRET differs from the SECRET of the backup, which encrypts the keys in it. ' +
        `Set SECRET to the value in the backup's file ${backupPaths.secret}, for the restore and for Rolecall itself.`,
    );
  }
};

const saveSecret = (place: Installation, secret: string, isGiven: boolean): void => {
  if (isGiven || readFileSync(secretPath(place), 'utf8').trim() === secret) return;
  writeFileSync(secretPath(place), `${secret}\n`, { mode: 0o600, flush: true });
};

/** Refuses a backup whose jobs could not be loaded into the tables of this version's job queue. */
const refuseOtherJobs = ({ jobs }: VerifiedBackup['manifest']): void => {
  const { schema } = pgBoss.pgboss;
  if (jobs === schema) return;
  throw new BackupError(
    `The backup stores jobs in a different format (${String(jobs)}, here ${String(schema)}). Restore it with the Rolecall version that created it, then start this one.`,
  );
};

/** Writes the files into the storage, and reads each one back to verify it. */
const restoreFiles = async (place: Installation, backup: VerifiedBackup): Promise<void> => {
  for (const file of backup.files) {
    const bytes = await readFile(join(backup.folder, backupPaths.files, file.key));
    try {
      await place.disk.put(file.key, bytes);
    } catch (error) {
      throw explainStorageError(error, 'the place of the files');
    }
    if (isSameSizeAndHash(await hashStream(await place.disk.getStream(file.key)), file)) continue;
    throw new BackupError(`Storage did not return the file ${file.key} unchanged. Nothing was restored.`);
  }
};

/** Deletes the files of the replaced instance that are not in the backup. */
const removeOthers = async (place: Installation, there: readonly string[], backup: VerifiedBackup): Promise<void> => {
  const kept = new Set(backup.files.map(({ key }) => key));
  for (const key of there) if (!kept.has(key)) await place.disk.delete(key);
};

/**
 * Restores a backup into the configured instance, which must be empty, or named by `replace` if its content is to be
 * replaced. The whole backup is verified before anything is changed. Files are written before rows, and rows in one
 * transaction, so that an interrupted restore leaves an empty database. People who have been erased since the backup,
 * according to the replaced instance or a later backup, are erased again. Returns the number of erasures that are
 * repeated.
 */
export const restoreBackup = async (
  place: Installation,
  backup: VerifiedBackup,
  given: { replace: string | undefined; later: VerifiedBackup | undefined; isSecretGiven: boolean },
): Promise<number> => {
  refuseOtherSecret(place, backup.secret, given.isSecretGiven);
  refuseOtherJobs(backup.manifest);
  const client = await connectAsSystem(place.databaseUrl);
  try {
    const { isEmpty, files } = await checkRestoreTarget(place, client, given.replace);
    let erased = saveErasures(place.config, await readErasures(client));
    await restoreFiles(place, backup);
    if (!isEmpty) await dropProductObjects(client);
    await migrateTo(place.databaseUrl, backup.manifest.migrations.at(-1) ?? '');
    await loadRows(client, backup);
    await removeOthers(place, files, backup);
    saveSecret(place, backup.secret, given.isSecretGiven);
    await migrate(place.databaseUrl);
    if (given.later) erased = saveErasures(place.config, await readBackupErasures(client, given.later));
    const again = await repeatErasureRequests(client, erased);
    await client.query('analyze');
    return again;
  } finally {
    await client.end();
  }
};
