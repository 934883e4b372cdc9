import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import { DatabaseError, type Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { isFileMissing } from '#server/platform/files/storage-error.ts';
import {
  copyStatement,
  listFileKeys,
  listSequences,
  listTables,
  readSchemaVersions,
  assertAllRowsVisible,
  type BackupTable,
} from './catalog.ts';
import {
  BackupError,
  explainStorageError,
  backupPaths,
  writeManifest,
  type FilePart,
  type Manifest,
  type TablePart,
} from './format.ts';
import { writeHashedFile } from './measure.ts';
import { connectAsSystem, type Installation } from './installation.ts';
import { canUnsealKeys, readSealedKeys } from './sealed-keys.ts';

const backUpTable = async (client: Client, table: BackupTable, draft: string): Promise<TablePart> => {
  const rows = client.query(copyTo(copyStatement(table)));
  const measure = await writeHashedFile(rows, join(draft, backupPaths.table(table)));
  return { schema: table.schema, name: table.name, columns: [...table.columns], rows: rows.rowCount, ...measure };
};

/** Copies the files that records refer to; returns the copied files and the keys of the missing ones. */
const backUpFiles = async (
  disk: Disk,
  keys: readonly string[],
  draft: string,
): Promise<{ kept: FilePart[]; missing: string[] }> => {
  const kept: FilePart[] = [];
  const missing: string[] = [];
  const waiting = [...keys];
  const work = async (): Promise<void> => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      const path = join(draft, backupPaths.files, key);
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      try {
        kept.push({ key, ...(await writeHashedFile(await disk.getStream(key), path)) });
      } catch (error) {
        if (!isFileMissing(error)) throw explainStorageError(error, 'the place of the files, or of the backup,');
        rmSync(path, { force: true });
        missing.push(key);
      }
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return { kept: kept.toSorted((a, b) => (a.key < b.key ? -1 : 1)), missing: missing.toSorted() };
};

/** Creates a private folder beside the target. This folder is renamed to the target when the backup is complete. */
const makeDraft = (folder: string): string => {
  try {
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      throw new BackupError(`${folder} is not empty. Choose an empty folder for the backup.`);
    }
    mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
    const draft = mkdtempSync(`${folder}.unfinished-`);
    for (const name of [backupPaths.tables, backupPaths.files]) mkdirSync(join(draft, name), { mode: 0o700 });
    return draft;
  } catch (error) {
    if (error instanceof BackupError || !(error instanceof Error)) throw error;
    throw new BackupError(`The folder ${folder} cannot be created (${error.message}). Choose another one.`);
  }
};

/**
 * Refuses a target inside the file storage, because a restore deletes unknown files there and would delete the backup.
 */
const refuseAmongFiles = ({ config }: Installation, folder: string): void => {
  if (config.storage.driver !== 'disk' || !`${folder}${sep}`.startsWith(`${config.storage.root}${sep}`)) return;
  throw new BackupError(`${folder} is inside Rolecall's own files. Choose a folder outside DATA_DIR.`);
};

/** Checks that the database and the settings belong to the same instance. */
const refuseStrangers = async ({ config }: Installation, client: Client): Promise<void> => {
  const { rows } = await client.query<{ ours: boolean }>(
    `select to_regclass('public.kysely_migration') is not null and to_regclass('public.secret') is not null as ours`,
  );
  if (rows[0]?.ours !== true) {
    throw new BackupError(
      'The configured database contains no Rolecall data. Check that DATA_DIR or DATABASE_URL is the one to back up.',
    );
  }
  if (canUnsealKeys(config.secret, await readSealedKeys(client))) return;
  throw new BackupError(
    'The keys in the database were encrypted with a different SECRET than the configured one, so Rolecall would not ' +
      'start after a restore. Set SECRET or DATA_DIR to those of the instance to back up.',
  );
};

/** A callback with which tests read from the snapshot once it exists. */
type InSnapshot = (client: Client) => Promise<void>;

const writeBackup = async (
  place: Installation,
  draft: string,
  madeAt: Date,
  inSnapshot?: InSnapshot,
): Promise<Manifest> => {
  const client = await connectAsSystem(place.databaseUrl);
  try {
    // Everything below is read from one snapshot, while others keep writing.
    await client.query('begin isolation level repeatable read read only');
    await refuseStrangers(place, client);
    const versions = await readSchemaVersions(client);
    await assertAllRowsVisible(client);
    const keys = await listFileKeys(client);
    const tables: TablePart[] = [];
    for (const table of await listTables(client)) tables.push(await backUpTable(client, table, draft));
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
    await inSnapshot?.(client);
    // Files never change, so they can be read after the rows. A storage key assigned meanwhile is skipped.
    const { kept, missing } = await backUpFiles(place.disk, keys, draft);
    const sequences = await listSequences(client);
    await client.query('commit');
    const list = kept.map((file) => `${JSON.stringify(file)}\n`).join('');
    const manifest: Manifest = {
      product: 'Rolecall',
      format: 1,
      madeAt: madeAt.toISOString(),
      postgres: rows[0]?.version ?? '',
      ...versions,
      tables,
      sequences,
      files: {
        count: kept.length,
        ...(await writeHashedFile(Readable.from([list]), join(draft, backupPaths.fileList))),
      },
      missingFiles: missing,
      secret: await writeHashedFile(Readable.from([place.config.secret]), join(draft, backupPaths.secret)),
    };
    writeManifest(draft, manifest);
    return manifest;
  } finally {
    await client.end();
  }
};

/**
 * Writes a backup of an instance, which may be running, into a new or empty folder. It contains the rows from one
 * snapshot, the files they refer to, and the secret. An interrupted backup leaves nothing in that folder.
 */
export const createBackup = async (place: Installation, to: string, inSnapshot?: InSnapshot): Promise<Manifest> => {
  const folder = resolve(to);
  refuseAmongFiles(place, folder);
  const draft = makeDraft(folder);
  try {
    const manifest = await writeBackup(place, draft, new Date(), inSnapshot);
    renameSync(draft, folder);
    return manifest;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (error instanceof DatabaseError)
      throw new BackupError(`The database cannot be read (${error.message}). No backup was made.`);
    throw explainStorageError(error, folder);
  }
};
