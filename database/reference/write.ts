import { sql, type Kysely } from 'kysely';
import { referenceRows } from './rows.ts';

const batchRows = 200;

/**
 * Writes the reference data of this version: new rows come, changed words change, nothing is ever removed, since
 * records point at it. Also the two default roles with exactly their permissions.
 */
export const writeReferenceData = async (db: Kysely<unknown>): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('app.side', 'system', true)`.execute(trx);
    for (const { table, key, rows } of referenceRows()) {
      for (let at = 0; at < rows.length; at += batchRows) {
        const batch = rows.slice(at, at + batchRows);
        const columns = Object.keys(batch[0] ?? {});
        const changed = columns.filter((column) => !key.includes(column));
        await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
          values ${sql.join(batch.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`))}
          on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do ${
            changed.length === 0
              ? sql`nothing`
              : sql`update set ${sql.join(changed.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}`
          }`.execute(trx);
      }
    }
  });
};
