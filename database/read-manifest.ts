import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql, type QueryExecutorProvider } from 'kysely';
import { definesSchema, schemaHash } from './migrations-hash.ts';

export interface Manifest {
  migrations: string;
  tables: Record<
    string,
    {
      kind: string | null;
      forced: boolean;
      policies: string[];
      /** Whether the application's role has any privilege on the table. */
      isGranted: boolean;
      columns: Record<string, string>;
      indexes: string[];
      constraints: string[];
      triggers: string[];
    }
  >;
  sequences: string[];
  /** The columns of each view. */
  views: Record<string, string[]>;
  functions: Record<string, { definer: boolean; hash: string }>;
}

const root = fileURLToPath(new URL('..', import.meta.url));

const schemaFiles = (): Map<string, string> => {
  const paths = globSync(['database/*.ts', 'database/{migrations,functions}/**/*'], { cwd: root }).filter(
    definesSchema,
  );
  return new Map(paths.map((path) => [path, readFileSync(`${root}${path}`, 'utf8')]));
};

/** Reads the schema of a migrated database by table, for comparison and review. */
export const readManifest = async (db: QueryExecutorProvider): Promise<Manifest> => {
  const tables = await sql<{
    name: string;
    comment: string | null;
    forced: boolean;
    isGranted: boolean;
    policies: string[] | null;
  }>`
    select c.relname as name, obj_description(c.oid) as comment, c.relrowsecurity and c.relforcerowsecurity as forced,
      has_table_privilege('rolecall_app', c.oid, 'select, insert, update, delete') as "isGranted",
      (select array_agg(p.polname || ': ' || coalesce(pg_get_expr(p.polqual, p.polrelid), '') || ' / ' ||
         coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '') order by p.polname) from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname not like 'kysely%' order by c.relname`.execute(db);
  const columns = await sql<{ table: string; name: string; type: string }>`
    select c.relname as table, a.attname as name,
      format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end ||
        coalesce(case when a.attgenerated = '' then ' default ' else ' generated as ' end || pg_get_expr(d.adbin, d.adrelid), '') as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped order by c.relname, a.attnum`.execute(
    db,
  );
  const indexes = await sql<{ table: string; definition: string }>`
    select tablename as table, indexdef as definition from pg_indexes where schemaname = 'public' order by indexname`.execute(
    db,
  );
  const constraints = await sql<{ table: string; definition: string }>`
    select conrelid::regclass::text as table, conname || ' ' || pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by conname`.execute(db);
  const triggers = await sql<{ table: string; definition: string }>`
    select tgrelid::regclass::text as table, pg_get_triggerdef(oid) as definition
    from pg_trigger where not tgisinternal order by tgname`.execute(db);
  const sequences = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = 'public' order by 1`.execute(db);
  const views = await sql<{ name: string; columns: string[] }>`
    select c.relname as name, array_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relnamespace = 'app'::regnamespace and c.relkind = 'v' group by 1 order by 1`.execute(db);
  const functions = await sql<{ name: string; definer: boolean; hash: string }>`
    select p.proname as name, p.prosecdef as definer, md5(regexp_replace(pg_get_functiondef(p.oid), '\\s+', ' ', 'g')) as hash
    from pg_proc p where p.pronamespace = 'app'::regnamespace order by p.proname`.execute(db);
  return {
    migrations: schemaHash(schemaFiles()),
    tables: Object.fromEntries(
      tables.rows.map((table) => [
        table.name,
        {
          kind: /^kind:(\w+)$/.exec(table.comment ?? '')?.[1] ?? null,
          forced: table.forced,
          policies: table.policies ?? [],
          isGranted: table.isGranted,
          columns: Object.fromEntries(
            columns.rows.filter((one) => one.table === table.name).map((one) => [one.name, one.type]),
          ),
          indexes: indexes.rows.filter((one) => one.table === table.name).map((one) => one.definition),
          constraints: constraints.rows.filter((one) => one.table === table.name).map((one) => one.definition),
          triggers: triggers.rows.filter((one) => one.table === table.name).map((one) => one.definition),
        },
      ]),
    ),
    sequences: sequences.rows.map((one) => one.name),
    views: Object.fromEntries(views.rows.map((one) => [one.name, one.columns])),
    functions: Object.fromEntries(functions.rows.map((one) => [one.name, { definer: one.definer, hash: one.hash }])),
  };
};
