import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { PostgresError } from '#server/platform/postgres/postgres-error.ts';
import { prepareRole } from './prepare-role.ts';
import { parseStamp, currentStamp, type DatabaseStamp } from './stamp.ts';

/**
 * The connection timeout. A network that drops packets reports no error, so without a timeout the start would wait
 * forever.
 */
const connectionTimeoutMillis = 15_000;

const stampOf = async (db: Kysely<unknown>): Promise<DatabaseStamp | undefined> => {
  const { rows } = await sql<{ stamp: string | null }>`
    select obj_description(to_regnamespace('app'), 'pg_namespace') as stamp`.execute(db);
  return parseStamp(rows[0]?.stamp ?? null);
};

/**
 * Migrates the database at `adminUrl` to the schema of this version: role, tables, jobs, reference data. Idempotent,
 * and safe for several processes at once; costs two queries if this version has already done it. A database that the
 * next version has prepared is left unchanged, because this version can also work with it.
 */
export const migrate = (adminUrl: string): Promise<void> => untilUnlocked(() => migrateOnce(adminUrl));

const migrateOnce = (adminUrl: string): Promise<void> =>
  connected(adminUrl, async (db) => {
    const stamp = currentStamp();
    const last = await stampOf(db);
    if (last?.stamp === stamp || last?.before === stamp) return;
    // Loaded on demand, for a quicker start.
    const { prepare } = await import('./prepare.ts');
    await prepare(adminUrl, db, stamp, last);
  });

/**
 * Migrates an empty database to an earlier version's schema, up to the given migration and without reference data, so
 * that a backup from that version can be restored into it.
 */
export const migrateTo = (adminUrl: string, migration: string): Promise<void> =>
  connected(adminUrl, async (db) => {
    const { prepareUpTo } = await import('./prepare.ts');
    await prepareUpTo(adminUrl, db, migration);
  });

/**
 * How long a migration waits for a lock. This is shorter than the second after which PostgreSQL looks for deadlocks. If
 * a migration deadlocks with a request to the version that is still serving, the migration therefore gives up first.
 */
const lockWait = '300ms';
const lockCodes = ['55P03', '40P01'];
const patienceMs = 600_000;

/**
 * Repeats a migration that gave up waiting for a lock. Nothing from the failed attempt was saved, and waiting requests
 * can run before the next one.
 */
const untilUnlocked = async (attempt: () => Promise<void>): Promise<void> => {
  const began = performance.now();
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!lockCodes.includes(code) || performance.now() - began > patienceMs) throw error;
      await sleep(200);
    }
  }
};

/** The target of a database URL, without credentials. */
const withoutSecrets = (address: string): string => {
  const { hostname, port, pathname, searchParams } = new URL(address);
  return `${searchParams.get('host') ?? hostname}${port === '' ? '' : `:${port}`}${pathname}`;
};

/**
 * Connects once, so that an unreachable database produces a clear message instead of a failure in the first statement.
 */
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
    options: `-c app.side=system -c lock_timeout=${lockWait}`,
    connectionTimeoutMillis,
  });
  // A closing connection may still report that the server is stopping. Running statements report their own errors.
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await reach(pool, adminUrl);
    // The role is checked at every start, because roles belong to the server and the database may have moved to
    // another server.
    await prepareRole(db);
    await work(db);
  } finally {
    await db.destroy();
  }
};
