import { escapeIdentifier, type ClientBase } from 'pg';
import { jobSchema } from '#server/platform/jobs/schema.ts';
import { BackupError } from './format.ts';

/** A table whose rows are part of a backup. */
export interface BackupTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
  /** The expressions that sort the table's rows, in an order that is the same on every server. */
  readonly order: string;
}

/** Matches tables that the job queue recreates, or needs only for monitoring. */
const ofNoUse = /^(version|bam|warning|queue_stats.*)$/;

export const quoteName = ({ schema, name }: { schema: string; name: string }): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

interface Row {
  schema: string;
  name: string;
  columns: string[];
  key: { name: string; isText: boolean }[] | null;
}

/** Returns the tables of the product and its jobs, with their writable columns. */
export const listTables = async (client: ClientBase): Promise<BackupTable[]> => {
  const { rows } = await client.query<Row>(
    `select n.nspname as schema, c.relname as name,
       (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       (select json_agg(json_build_object('name', a.attname, 'isText', a.attcollation <> 0) order by k.place)
          from pg_index i cross join unnest(i.indkey::int[]) with ordinality as k (attnum, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
          where i.indrelid = c.oid and i.indisprimary) as key
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', $1) and c.relkind = 'r' and c.relname not like 'kysely%'
     order by n.nspname, c.relname`,
    [jobSchema],
  );
  return rows
    .filter(({ schema, name }) => schema !== jobSchema || !ofNoUse.test(name))
    .map(({ schema, name, columns, key }) => ({
      schema,
      name,
      columns,
      order:
        key === null
          ? `${escapeIdentifier(name)}::text collate "C"`
          : key.map((one) => `${escapeIdentifier(one.name)}${one.isText ? ' collate "C"' : ''}`).join(', '),
    }));
};

/** Returns the statement that exports all rows of a table; equal rows give equal text on every server. */
export const copyStatement = (table: BackupTable): string =>
  `copy (select ${table.columns.map(escapeIdentifier).join(', ')} from ${quoteName(table)} order by ${table.order}) to stdout`;

/**
 * Whether a policy lets the system see every row: it is `true`, its last alternative is `is_staff`, or it is for the
 * system only.
 */
const seesAll = (policy: string): boolean =>
  policy === 'true' ||
  /(?:^\(|OR )\( SELECT app\.is_staff\(\) AS is_staff\)\)*$/.test(policy) ||
  policy === "(( SELECT app.side() AS side) = 'system'::text)";

/** Whether a restrictive policy exempts the system, that is, its first alternative is `sees_all` or `is_staff`. */
const restrictsNot = (policy: string): boolean =>
  /^\(\( SELECT app\.(?:sees_all|is_staff)\(\) AS (?:sees_all|is_staff)\) OR /.test(policy);

/**
 * Checks that every table's policies let the system see all rows before they are read. Row security hides rows
 * silently, so the backup would otherwise contain only part of a table.
 */
export const assertAllRowsVisible = async (client: ClientBase): Promise<void> => {
  const { rows } = await client.query<{ name: string; policies: string[]; restrictions: string[] }>(
    `select c.relname as name,
       coalesce((select array_agg(pg_get_expr(p.polqual, p.polrelid)) from pg_policy p
          where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('r', '*')), '{}') as policies,
       coalesce((select array_agg(pg_get_expr(p.polqual, p.polrelid)) from pg_policy p
          where p.polrelid = c.oid and not p.polpermissive and p.polcmd in ('r', '*')), '{}') as restrictions
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and c.relrowsecurity order by 1`,
  );
  const hidden = rows.filter(
    ({ policies, restrictions }) => !policies.some(seesAll) || !restrictions.every(restrictsNot),
  );
  if (hidden.length === 0) return;
  const names = hidden.map(({ name }) => name).join(', ');
  throw new BackupError(`The backup was not created: row security hides rows of ${names} from the system role.`);
};

/** Returns the keys of all stored files that records refer to, in the client's snapshot. */
export const listFileKeys = async (client: ClientBase): Promise<string[]> => {
  const columns = await client.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_attribute a
       join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and not a.attisdropped
       and a.attname ~ '_key$' and a.atttypid = 'text'::regtype order by 1, 2`,
  );
  const keys = new Set<string>();
  for (const { table, column } of columns.rows) {
    const name = escapeIdentifier(column);
    const found = await client.query<{ key: string }>(
      `select ${name} as key from ${escapeIdentifier(table)} where ${name} ~ '^[^/]+\\.\\w+$'`,
    );
    for (const { key } of found.rows) keys.add(key);
  }
  return [...keys].toSorted();
};

export interface Sequence {
  name: string;
  value: string;
  called: boolean;
}

/**
 * Returns the current values of the product's sequences. Numbers assigned after the snapshot may be skipped, but are
 * never reused.
 */
export const listSequences = async (client: ClientBase): Promise<Sequence[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'S' order by 1`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: at } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${escapeIdentifier(name)}`,
    );
    for (const one of at) sequences.push({ name, ...one });
  }
  return sequences;
};

/** Returns the migrations that produced this schema, and the version of the job schema. */
export const readSchemaVersions = async (client: ClientBase): Promise<{ migrations: string[]; jobs: number }> => {
  const made = await client.query<{ name: string }>('select name from public.kysely_migration order by name');
  const jobs = await client.query<{ version: number }>(`select version from ${jobSchema}.version`);
  return { migrations: made.rows.map((row) => row.name), jobs: jobs.rows[0]?.version ?? 0 };
};
