import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { prepareRole } from './prepare-role.ts';
import { stampOfThisVersion } from './stamp.ts';

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
    if ((await stampOf(db)) === stamp) return;
    // Loaded only where there is something to do: a start is quicker without.
    const { prepare } = await import('./prepare.ts');
    await prepare(adminUrl, db, stamp);
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

const connected = async (adminUrl: string, work: (db: Kysely<unknown>) => Promise<void>): Promise<void> => {
  const pool = new pg.Pool({ connectionString: adminUrl, max: 2, options: '-c app.side=system' });
  // A connection that is on its way out may still hear that the server stops; what is under way says it by itself.
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    // Asked at every start: the role belongs to the server, and the database may have been brought to another one.
    await prepareRole(db);
    await work(db);
  } finally {
    await db.destroy();
  }
};
