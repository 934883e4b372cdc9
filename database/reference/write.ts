import { sql, type Kysely } from 'kysely';
import { defaultRoles } from './roles.ts';
import { referenceRows, type ReferenceRow } from './rows.ts';

const batchRows = 200;

const writeRows = async (db: Kysely<unknown>, table: string, key: string[], batch: ReferenceRow[]): Promise<void> => {
  const columns = Object.keys(batch[0] ?? {});
  const changed = columns.filter((column) => !key.includes(column));
  const set = changed.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  const differs = changed.map(
    (column) => sql`${sql.ref(`${table}.${column}`)} is distinct from excluded.${sql.ref(column)}`,
  );
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(batch.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`))}
    on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do ${
      changed.length === 0 ? sql`nothing` : sql`update set ${sql.join(set)} where ${sql.join(differs, sql` or `)}`
    }`.execute(db);
};

/** Removes permissions that a default role no longer has, and permissions that were added by hand. */
const removeOtherPermissions = async (db: Kysely<unknown>): Promise<void> => {
  for (const { id, permissions } of defaultRoles) {
    await sql`delete from role_permission where role_id = ${id} and permission <> all(${[...permissions]}::text[])`.execute(
      db,
    );
  }
};

/**
 * Inserts or updates this version's reference data. Rows are never deleted, because records refer to them. Also resets
 * the default roles to exactly their permissions.
 */
export const writeReferenceData = async (db: Kysely<unknown>): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('app.side', 'system', true)`.execute(trx);
    for (const { table, key, rows } of referenceRows()) {
      for (let at = 0; at < rows.length; at += batchRows) {
        await writeRows(trx, table, key, rows.slice(at, at + batchRows));
      }
    }
    await removeOtherPermissions(trx);
  });
};
