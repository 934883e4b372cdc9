import type { ClientBase } from 'pg';

/**
 * Returns the number of rows in every table, and a hash of them that ignores their order. It doesn't use the backup's
 * code, so that it finds anything the backup leaves out. Excludes data about the server rather than the product.
 */
export const hashRowsByTable = async (client: ClientBase): Promise<Record<string, string>> => {
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
