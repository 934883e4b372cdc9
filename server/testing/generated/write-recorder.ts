import { existsSync, readdirSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database.ts';

/**
 * Returns the tables that committed transactions have written to since the last call, and `the files` if files changed.
 */
export type WriteRecorder = () => Promise<string[]>;

const namesOf = (folder: string): string =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted().join() : '';

/**
 * Records every inserted, updated or deleted row with a trigger on each table. Rolled-back changes leave no record, and
 * reading the records takes the same time however many rows there are.
 */
export const createWriteRecorder = async (db: Kysely<Database>, folder: string): Promise<WriteRecorder> => {
  await sql`
    create unlogged table test_written (table_name text not null);
    create function record_write() returns trigger language plpgsql security definer set search_path = public as $$
      begin
        insert into test_written values (tg_table_name);
        return null;
      end $$;
    do $$
      declare one regclass;
      begin
        for one in select c.oid from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and not c.relispartition and c.relname not like 'kysely%' and c.relname not in ('test_written', 'rate_limit')
        loop
          execute format(
            'create trigger record_write after insert or update or delete on %s for each row execute function record_write()',
            one);
        end loop;
      end $$`.execute(db);
  let files = namesOf(folder);
  return async () => {
    const { rows } = await sql<{ name: string }>`
      with taken as (delete from test_written returning table_name) select distinct table_name as name from taken
      order by 1`.execute(db);
    const before = files;
    files = namesOf(folder);
    return [...rows.map(({ name }) => name), ...(files === before ? [] : ['the files'])];
  };
};
