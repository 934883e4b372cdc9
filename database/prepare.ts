import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { PgBoss } from 'pg-boss';
import { jobSchema } from '#server/platform/jobs/schema.ts';
import { applyChangedObjects, createMissingFunctions, createRecordedObjects } from './apply-objects.ts';
import { migrationProvider } from './migrations.ts';
import { assertMigratableVersion } from './refuse-versions.ts';
import { nextStamp, type DatabaseStamp } from './stamp.ts';
import { writeReferenceData } from './reference/write.ts';

const prepareJobs = async (adminUrl: string, db: Kysely<unknown>): Promise<void> => {
  const boss = new PgBoss({ connectionString: adminUrl, schema: jobSchema, max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
  await db.transaction().execute(async (trx) => {
    // The lock prevents concurrent grants, which PostgreSQL refuses ("tuple concurrently updated").
    await sql`select pg_advisory_xact_lock(hashtext('database/jobs'))`.execute(trx);
    await sql
      .raw(
        `grant usage, create on schema ${jobSchema} to rolecall_app;
         grant all on all tables in schema ${jobSchema} to rolecall_app;
         grant all on all sequences in schema ${jobSchema} to rolecall_app;
         grant execute on all functions in schema ${jobSchema} to rolecall_app`,
      )
      .execute(trx);
  });
};

/**
 * Writes the stamp last, so that it exists only if all earlier steps succeeded. This is atomic, because the comment is
 * a single row.
 */
const writeStamp = (db: Kysely<unknown>, comment: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select 1 from kysely_migration_lock for update`.execute(trx);
    await sql`comment on schema app is ${sql.lit(comment)}`.execute(trx);
  });

const makeTables = async (db: Kysely<unknown>, upTo: string | undefined): Promise<void> => {
  await createMissingFunctions(db);
  const migrator = new Migrator({ db, provider: migrationProvider });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error instanceof Error ? error : new Error('The migration failed.', { cause: error });
};

/** Creates the tables and jobs of an earlier version, without a stamp, so that rows can be restored into them. */
export const prepareUpTo = async (adminUrl: string, db: Kysely<unknown>, migration: string): Promise<void> => {
  await makeTables(db, migration);
  await prepareJobs(adminUrl, db);
};

/**
 * Prepares this version's tables, functions, jobs and reference data, then stamps the database. A database without a
 * stamp is new, was restored, or is left over from a failed preparation.
 */
export const prepare = async (
  adminUrl: string,
  db: Kysely<unknown>,
  stamp: string,
  last: DatabaseStamp | undefined,
): Promise<void> => {
  await assertMigratableVersion(db);
  if (last === undefined) await createRecordedObjects(db);
  await makeTables(db, undefined);
  await applyChangedObjects(db, stamp);
  await writeReferenceData(db);
  await prepareJobs(adminUrl, db);
  await writeStamp(db, nextStamp(stamp, last));
};
