import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { createLog } from '#server/platform/log/log.ts';
import { clusterLocation } from '#server/platform/postgres/data-folder.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { readErasures } from '../backup/erasures.ts';
import { BackupError } from '../backup/format.ts';
import { connectAsSystem, type Installation } from '../backup/installation.ts';
import { readSealedKeys, type SealedKey } from '../backup/sealed-keys.ts';
import { copyCluster, listBaseBackups, type BaseBackup } from './bases.ts';

type Erasures = Awaited<ReturnType<typeof readErasures>>;

/** Waits until the recovery is complete, because a recovering database can be read before it has reached its target. */
const untilRecovered = async (client: Client, { recoverTo }: { recoverTo: Date | 'end' }): Promise<void> => {
  for (;;) {
    try {
      const { rows } = await client.query<{ going: boolean }>('select pg_is_in_recovery() as going');
      if (rows[0]?.going !== true) return;
    } catch {
      throw new BackupError(
        recoverTo === 'end'
          ? 'The archive cannot be read to its end; postgres.log has the reason.'
          : `The archive ends before ${recoverTo.toISOString()}. Choose an earlier moment. Nothing was changed.`,
      );
    }
    await sleep(100);
  }
};

/** Copies a base backup into an empty data folder, recovers the database, and calls `read` with a connection to it. */
const recoverBase = async <T>(
  dataDir: string,
  base: BaseBackup,
  archive: { folder: string; recoverTo: Date | 'end' },
  read: (client: Client) => Promise<T>,
): Promise<T> => {
  const { cluster } = clusterLocation(dataDir);
  mkdirSync(dirname(cluster), { recursive: true, mode: 0o711 });
  copyCluster(base.folder, cluster);
  writeFileSync(join(cluster, 'recovery.signal'), '', { mode: 0o600 });
  const log = createLog({ mode: 'production', logLevel: 'fatal' });
  const database = await startEmbeddedPostgres({ dataDir, log, archive });
  try {
    const client = await connectAsSystem(database.adminUrl);
    try {
      await untilRecovered(client, archive);
      return await read(client);
    } finally {
      await client.end();
    }
  } finally {
    await database.stop();
  }
};

/** Waits until the archive contains every change so far. Otherwise, the most recent changes could not be recovered. */
const archiveAll = async (client: Client): Promise<void> => {
  // A recovery can only tell that it has reached its target time if there is a later transaction.
  await client.query('select pg_current_xact_id()');
  const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
  const file = rows[0]?.file ?? '';
  for (let waited = 0; waited < 60_000; waited += 100) {
    const { rows: found } = await client.query<{ done: boolean }>(
      'select coalesce(last_archived_wal >= $1, false) as done from pg_stat_archiver',
      [file],
    );
    if (found[0]?.done === true) return;
    await sleep(100);
  }
  throw new BackupError('The last changes could not be archived; postgres.log has the reason. Nothing was changed.');
};

/**
 * Returns everything that has been erased so far from the instance that is being replaced, after archiving its last
 * changes.
 */
export const readInstanceErasures = async ({ databaseUrl }: Installation): Promise<Erasures> => {
  const client = await connectAsSystem(databaseUrl);
  try {
    await archiveAll(client);
    return await readErasures(client);
  } finally {
    await client.end();
  }
};

/** Returns everything that has been erased according to the last state in the archive, for an instance that is lost. */
export const readArchivedErasures = async (dataDir: string, archive: string): Promise<Erasures> => {
  const base = listBaseBackups(archive).at(-1);
  if (!base) return [];
  const look = join(dataDir, 'recovering');
  rmSync(look, { recursive: true, force: true });
  mkdirSync(look, { mode: 0o711 });
  try {
    return await recoverBase(look, base, { folder: archive, recoverTo: 'end' }, readErasures);
  } finally {
    const { cluster } = clusterLocation(look);
    rmSync(look, { recursive: true, force: true });
    if (!cluster.startsWith(look)) rmSync(dirname(cluster), { recursive: true, force: true });
  }
};

/**
 * Recovers the state at a given time into the data folder. An existing database is moved to the given folder, and is
 * moved back if the recovery fails. Returns the encrypted keys in the recovered database.
 */
export const recoverDatabase = async (
  dataDir: string,
  base: BaseBackup,
  { archive, moment, aside }: { archive: string; moment: Date; aside: string },
): Promise<SealedKey[]> => {
  const { cluster } = clusterLocation(dataDir);
  const before = join(dirname(cluster), aside);
  const isThere = existsSync(cluster);
  if (isThere) renameSync(cluster, before);
  try {
    return await recoverBase(dataDir, base, { folder: archive, recoverTo: moment }, readSealedKeys);
  } catch (error) {
    rmSync(cluster, { recursive: true, force: true });
    if (isThere) renameSync(before, cluster);
    throw error;
  }
};
