import { sql } from 'kysely';
import type { TestKit } from './kit-on.ts';

/** Counts the statements that write to a table while the work runs, however many rows each of them writes. */
export const countStatements = async (
  { db }: Pick<TestKit, 'db'>,
  { table, effect }: { table: string; effect: 'insert' | 'update' },
  work: () => Promise<unknown>,
): Promise<number> => {
  await sql
    .raw(
      `create table counted_statement (at timestamptz not null default clock_timestamp());
       create function count_statement() returns trigger language plpgsql security definer as
         'begin insert into public.counted_statement default values; return null; end';
       create trigger count_statement after ${effect} on ${table} for each statement execute function count_statement()`,
    )
    .execute(db);
  try {
    await work();
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from counted_statement`.execute(db);
    return rows[0]?.count ?? 0;
  } finally {
    await sql.raw('drop function count_statement cascade; drop table counted_statement').execute(db);
  }
};
