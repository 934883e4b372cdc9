import { existsSync, readdirSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database.ts';

/** What stands in the database, as one mark for each table, and beside it in the folder of files. */
export type Standing = ReadonlyMap<string, string>;

/**
 * Marks every table by which versions of which rows are there: a row that was written, changed or removed changes the
 * mark, whatever stands in it, and a lock does not. Of files their names are the mark.
 */
export const createStanding = async (db: Kysely<Database>, folder: string): Promise<() => Promise<Standing>> => {
  const tables = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' order by 1`.execute(db);
  const marks = tables.rows.map(
    ({ name }) => sql`select ${sql.lit(name)} as name,
      count(*) || ':' || coalesce(sum(hashtextextended(ctid::text || ' ' || xmin::text, 0)), 0) as mark from ${sql.table(name)}`,
  );
  const all = sql<{ name: string; mark: string }>`${sql.join(marks, sql` union all `)}`;
  const files = () =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .toSorted((a, b) => (a < b ? -1 : 1))
          .join()
      : '';
  return async () => {
    const { rows } = await all.execute(db);
    return new Map([...rows.map(({ name, mark }) => [name, mark] as const), ['the files', files()] as const]);
  };
};

/** The tables, or the files, in which something is not as it was. */
export const changedTables = (before: Standing, after: Standing): string[] =>
  [...after].filter(([name, mark]) => before.get(name) !== mark).map(([name]) => name);
