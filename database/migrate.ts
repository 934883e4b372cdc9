import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { jobSchema } from '#server/platform/jobs/schema.ts';
import { migrations } from './migrations.ts';
import { prepareRole } from './prepare-role.ts';
import { writeReferenceData } from './reference/write.ts';

const prepareJobs = async (adminUrl: string, db: Kysely<unknown>): Promise<void> => {
  const boss = new PgBoss({ connectionString: adminUrl, schema: jobSchema, max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
  await sql
    .raw(
      `grant usage, create on schema ${jobSchema} to rolecall_app;
       grant all on all tables in schema ${jobSchema} to rolecall_app;
       grant all on all sequences in schema ${jobSchema} to rolecall_app;
       grant execute on all functions in schema ${jobSchema} to rolecall_app`,
    )
    .execute(db);
};

/**
 * Brings the database at `adminUrl` to the schema of this version: role, tables, jobs, reference data. May be run
 * by several processes at once and any number of times.
 */
export const migrate = async (adminUrl: string): Promise<void> => {
  const pool = new pg.Pool({ connectionString: adminUrl, max: 2, options: '-c app.side=system' });
  // A connection that is on its way out may still hear that the server stops; what is under way says it by itself.
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await prepareRole(db);
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error instanceof Error ? error : new Error('The migration failed.', { cause: error });
    await writeReferenceData(db);
    await prepareJobs(adminUrl, db);
  } finally {
    await db.destroy();
  }
};
