import { sql, type Kysely } from 'kysely';
import { PostgresError } from '#server/platform/postgres/postgres-error.ts';
import { migrationNames } from './migrations.ts';

/** The first migration from before the baseline. Every database from that time has it. */
const firstBeforeBaseline = '0001-scope';

/** Whether a database with these migrations was created before the baseline and can't be migrated. */
export const isBeforeBaseline = (migrations: readonly string[]): boolean => migrations.includes(firstBeforeBaseline);

/** Returns the migrations that only a later version has. */
export const unknownMigrations = (migrations: readonly string[]): string[] =>
  migrations.filter((name) => !migrationNames.includes(name));

const readMigrations = async (db: Kysely<unknown>): Promise<string[]> => {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass('public.kysely_migration') is not null as "isThere"`.execute(db);
  if (found[0]?.isThere !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from public.kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

/** Refuses data from a version that this one can't migrate, before anything is changed. */
export const assertMigratableVersion = async (db: Kysely<unknown>): Promise<void> => {
  const migrations = await readMigrations(db);
  if (isBeforeBaseline(migrations)) {
    throw new PostgresError(
      'This data was written by an older Rolecall, and this version cannot upgrade it: the steps that would lead from ' +
        'there to here were replaced by a new baseline. Nothing was changed.\n' +
        'To keep working with this data, start the Rolecall that wrote it. To start without it, choose an empty place: ' +
        'set DATA_DIR to a new folder (or delete the old one), or DATABASE_URL to an empty database.',
    );
  }
  const unknown = unknownMigrations(migrations);
  if (unknown.length > 0) {
    throw new PostgresError(
      `This data was written by a newer Rolecall, whose database has ${unknown.join(', ')}. Nothing was changed. ` +
        'Start that Rolecall or a newer one.',
    );
  }
};
