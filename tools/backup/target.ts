import { join, resolve } from 'node:path';
import { escapeIdentifier, type ClientBase } from 'pg';
import type { Disk } from 'flydrive';
import { jobSchema } from '#server/platform/jobs/schema.ts';
import { BackupError } from './format.ts';
import type { Installation } from './installation.ts';

/** The content of the database into which a backup is to be restored. */
type Found = 'nothing' | 'Rolecall' | 'something else';

const whatIsThere = async (client: ClientBase): Promise<Found> => {
  const { rows } = await client.query<{ anything: boolean; ours: boolean }>(
    `select exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname !~ '^(pg_|information_schema$)' and c.relkind in ('r', 'p', 'v', 'm', 'S')) as anything,
       to_regclass('public.kysely_migration') is not null and to_regclass('public.tenant') is not null
         and to_regnamespace('app') is not null as ours`,
  );
  const found = rows[0];
  return found?.ours === true ? 'Rolecall' : found?.anything === true ? 'something else' : 'nothing';
};

/** Returns the name with which the user confirms that an instance's content may be replaced. */
const nameOf = ({ config }: Installation): string =>
  config.databaseUrl === undefined
    ? config.dataDir
    : decodeURIComponent(new URL(config.databaseUrl).pathname.slice(1)) || 'postgres';

const isNamed = (place: Installation, replace: string): boolean =>
  replace === nameOf(place) || (place.config.databaseUrl === undefined && resolve(replace) === place.config.dataDir);

/** Returns the keys of all files in a storage. */
export const listStoredFiles = async (disk: Disk): Promise<string[]> => {
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll('/', { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
    for (const one of page.objects) if (one.isFile) keys.push(one.key);
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return keys;
};

/** Checks that no instance is using the database. Monitoring connections have a separate role. */
const refuseOthers = async (client: ClientBase): Promise<void> => {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and usename = session_user
       and backend_type = 'client backend'`,
  );
  const others = rows[0]?.n ?? 0;
  if (others === 0) return;
  throw new BackupError(
    `Rolecall is still using this database (${String(others)} connections). Stop all instances and restore again.`,
  );
};

/**
 * Checks that a restore loses no data: the database and the storage are empty, or named by `replace`. Returns the keys
 * of the existing files.
 */
export const checkRestoreTarget = async (
  place: Installation,
  client: ClientBase,
  replace: string | undefined,
): Promise<{ isEmpty: boolean; files: readonly string[] }> => {
  const found = await whatIsThere(client);
  const files = await listStoredFiles(place.disk);
  if (found === 'something else') {
    throw new BackupError(`The database ${nameOf(place)} contains other data than Rolecall's. Nothing was changed.`);
  }
  const isEmpty = found === 'nothing';
  await refuseOthers(client);
  if (replace === undefined ? isEmpty && files.length === 0 : isNamed(place, replace)) return { isEmpty, files };
  if (replace !== undefined) {
    throw new BackupError(
      `--replace names ${replace}, but the settings point to ${nameOf(place)}. Nothing was changed.`,
    );
  }
  throw new BackupError(
    `${nameOf(place)} is not empty: ${isEmpty ? `its storage has ${String(files.length)} files` : 'it contains Rolecall data'}. ` +
      `Restore into an empty one, or delete its data: --replace ${nameOf(place)}`,
  );
};

/** Removes Rolecall's tables, functions and types from a database whose replacement was confirmed. */
export const dropProductObjects = async (client: ClientBase): Promise<void> => {
  const { rows } = await client.query<{ name: string; kind: string }>(
    `select c.relname as name, c.relkind as kind from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p', 'S') order by c.relkind = 'S', 1`,
  );
  await client.query('begin');
  for (const { name, kind } of rows) {
    await client.query(
      `drop ${kind === 'S' ? 'sequence' : 'table'} if exists public.${escapeIdentifier(name)} cascade`,
    );
  }
  await client.query(`drop schema if exists app cascade`);
  await client.query(`drop schema if exists ${jobSchema} cascade`);
  await client.query('commit');
};

/** Returns the path of the file with the secret of an instance whose settings contain none. */
export const secretPath = ({ config }: Installation): string => join(config.dataDir, 'secret');
