import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { PostgresError } from '#server/platform/postgres/postgres-error.ts';
import { prepareRole } from './prepare-role.ts';
import { stampOfThisVersion } from './stamp.ts';

/** A network that swallows what is sent says nothing; a start that waits for it would not either. */
const connectionTimeoutMillis = 15_000;

const stampOf = async (db: Kysely<unknown>): Promise<string | null> => {
  const { rows } = await sql<{ stamp: string | null }>`
    select obj_description(to_regnamespace('app'), 'pg_namespace') as stamp`.execute(db);
  return rows[0]?.stamp ?? null;
};

/**
 * Brings the database at `adminUrl` to the schema of this version: role, tables, jobs, reference data. May be run
 * by several processes at once and any number of times; where this version was before, it costs two questions.
 */
export const migrate = (adminUrl: string): Promise<void> =>
  connected(adminUrl, async (db) => {
    const stamp = stampOfThisVersion();
    const last = await stampOf(db);
    if (last === stamp) return;
    // Loaded only where there is something to do: a start is quicker without.
    const { prepare } = await import('./prepare.ts');
    await prepare(adminUrl, db, stamp, last);
  });

/**
 * Brings a database that is empty to the schema that an earlier version had, up to one migration and without reference
 * data: what a backup of that version is restored into.
 */
export const migrateTo = (adminUrl: string, migration: string): Promise<void> =>
  connected(adminUrl, async (db) => {
    const { prepareUpTo } = await import('./prepare.ts');
    await prepareUpTo(adminUrl, db, migration);
  });

/** Where an address leads, without what signs in there. */
const withoutSecrets = (address: string): string => {
  const { hostname, port, pathname, searchParams } = new URL(address);
  return `${searchParams.get('host') ?? hostname}${port === '' ? '' : `:${port}`}${pathname}`;
};

/** Connects once, so that a database that is not there is told in words and not by the first statement. */
const reach = async (pool: pg.Pool, adminUrl: string): Promise<void> => {
  try {
    (await pool.connect()).release();
  } catch (error) {
    const { message = '', code = '' } = error as { message?: string; code?: string };
    const reason = message === '' ? code : message;
    throw new PostgresError(`The database at ${withoutSecrets(adminUrl)} cannot be reached (${reason}).`);
  }
};

const connected = async (adminUrl: string, work: (db: Kysely<unknown>) => Promise<void>): Promise<void> => {
  const pool = new pg.Pool({
    connectionString: adminUrl,
    max: 2,
    options: '-c app.side=system',
    connectionTimeoutMillis,
  });
  // A connection that is on its way out may still hear that the server stops; what is under way says it by itself.
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await reach(pool, adminUrl);
    // Asked at every start: the role belongs to the server, and the database may have been brought to another one.
    await prepareRole(db);
    await work(db);
  } finally {
    await db.destroy();
  }
};
