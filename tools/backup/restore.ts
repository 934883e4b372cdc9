import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate, migrateTo } from '#database/migrate.ts';
import { BackupError, explainStorageError, partsOf } from './format.ts';
import { loadRows } from './load.ts';
import { isSameMeasure, measureOf } from './measure.ts';
import { connectAsSystem, type Installation } from './installation.ts';
import { emptyDatabase, examineTarget, secretFile } from './target.ts';
import type { VerifiedBackup } from './verify.ts';

/** The keys in the database are sealed with the secret, so that nobody signs in with another one. */
const takeSecret = (place: Installation, secret: string, isGiven: boolean): void => {
  if (isGiven && place.config.secret !== secret) {
    throw new BackupError(
      'SECRET differs from the SECRET of the backup, which encrypts the keys in it. ' +
        `Set SECRET to the value in the backup's file ${partsOf.secret}, for the restore and for Rolecall itself.`,
    );
  }
};

const saveSecret = (place: Installation, secret: string, isGiven: boolean): void => {
  if (isGiven || readFileSync(secretFile(place), 'utf8').trim() === secret) return;
  writeFileSync(secretFile(place), `${secret}\n`, { mode: 0o600, flush: true });
};

/** Puts the files into the store, and reads each of them back. */
const restoreFiles = async (place: Installation, backup: VerifiedBackup): Promise<void> => {
  for (const file of backup.files) {
    const bytes = await readFile(join(backup.folder, partsOf.files, file.key));
    try {
      await place.disk.put(file.key, bytes);
    } catch (error) {
      throw explainStorageError(error, 'the place of the files');
    }
    if (isSameMeasure(await measureOf(await place.disk.getStream(file.key)), file)) continue;
    throw new BackupError(`Storage did not return the file ${file.key} unchanged. Nothing was restored.`);
  }
};

/** Files of what was thrown away. */
const removeOthers = async (place: Installation, there: readonly string[], backup: VerifiedBackup): Promise<void> => {
  const kept = new Set(backup.files.map(({ key }) => key));
  for (const key of there) if (!kept.has(key)) await place.disk.delete(key);
};

/**
 * Restores a backup into the Rolecall that the settings name: an empty one, or one that `replace` names and that is
 * thrown away. The backup was examined to its last byte before anything is touched; the files come before the rows,
 * and the rows all at once, so that a restore that breaks off leaves a database without any.
 */
export const restoreBackup = async (
  place: Installation,
  backup: VerifiedBackup,
  given: { replace: string | undefined; isSecretGiven: boolean },
): Promise<void> => {
  takeSecret(place, backup.secret, given.isSecretGiven);
  const client = await connectAsSystem(place.databaseUrl);
  try {
    const { isEmpty, files } = await examineTarget(place, client, given.replace);
    await restoreFiles(place, backup);
    if (!isEmpty) await emptyDatabase(client);
    await migrateTo(place.databaseUrl, backup.manifest.migrations.at(-1) ?? '');
    await loadRows(client, backup);
    await removeOthers(place, files, backup);
    saveSecret(place, backup.secret, given.isSecretGiven);
    await migrate(place.databaseUrl);
    await client.query('analyze');
  } finally {
    await client.end();
  }
};
