import type { ClientBase } from 'pg';

/**
 * What every table holds: how many rows, and a hash over all of them in no order. Written apart from the backup, so that
 * it finds what the backup forgets. Left out is what tells of the server and not of the product.
 */
export const hashesOfRows = async (client: ClientBase): Promise<Record<string, string>> => {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'job') and tablename not like 'kysely%'
       and not (schemaname = 'job' and tablename ~ '^(version|bam|warning|queue_stats)') order by 1`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ hash: string }>(
      `select count(*) || ' rows, ' || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as hash from ${name} t`,
    );
    hashes[name] = rows[0]?.hash ?? '';
  }
  return hashes;
};
