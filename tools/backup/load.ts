import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, escapeLiteral, type Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { jobSchema } from '#server/platform/jobs/schema.ts';
import { copyStatement, listTables, quoteName, type BackupTable } from './catalog.ts';
import { BackupError, backupPaths, type TablePart } from './format.ts';
import { isSameSizeAndHash, hashStream } from './measure.ts';
import type { VerifiedBackup } from './verify.ts';

interface Undone {
  readonly undo: string;
  readonly redo: string;
}

/**
 * Returns everything that prevents an owner without superuser rights from loading rows in any order: foreign keys,
 * triggers, and row security, which COPY refuses. They are disabled in the loading transaction and restored at its end,
 * when the database checks every reference again. No other transaction sees this.
 */
const findObstacles = async (client: Client): Promise<Undone[]> => {
  const { rows } = await client.query<{ undo: string; redo: string }>(
    `with ours as (
       select c.oid, format('%I.%I', n.nspname, c.relname) as name, c.relforcerowsecurity
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', ${escapeLiteral(jobSchema)}) and c.relkind in ('r', 'p'))
     select format('alter table %s drop constraint %I', o.name, k.conname) as undo,
       format('alter table %s add constraint %I %s', o.name, k.conname, pg_get_constraintdef(k.oid)) as redo
     from pg_constraint k join ours o on o.oid = k.conrelid where k.contype = 'f' and k.conparentid = 0
     union all
     select format('alter table %s disable trigger %I', o.name, t.tgname), format('alter table %s enable trigger %I', o.name, t.tgname)
     from pg_trigger t join ours o on o.oid = t.tgrelid where not t.tgisinternal and t.tgenabled = 'O'
     union all
     select format('alter table %s no force row level security', o.name), format('alter table %s force row level security', o.name)
     from ours o where o.relforcerowsecurity`,
  );
  return rows;
};

const refuseOtherTables = (here: readonly BackupTable[], parts: readonly TablePart[]): void => {
  const described = (one: { schema: string; name: string; columns: readonly string[] }): string =>
    `${one.schema}.${one.name} (${one.columns.join(', ')})`;
  const expected = new Set(here.map(described));
  const given = new Set(parts.map(described));
  const different = [...expected.symmetricDifference(given)];
  if (different.length === 0) return;
  throw new BackupError(`The backup does not fit the tables of its own version: ${different.join('; ')}.`);
};

const loadTable = async (client: Client, table: TablePart, folder: string): Promise<void> => {
  const columns = table.columns.map(escapeIdentifier).join(', ');
  const into = client.query(copyFrom(`copy ${quoteName(table)} (${columns}) from stdin`));
  await pipeline(createReadStream(join(folder, backupPaths.table(table))), into);
};

/** Reads a table again, and fails if it differs from the backup. */
const compareTable = async (client: Client, table: BackupTable, part: TablePart | undefined): Promise<void> => {
  const rows = client.query(copyTo(copyStatement(table)));
  const measure = await hashStream(rows);
  if (part !== undefined && rows.rowCount === part.rows && isSameSizeAndHash(measure, part)) return;
  throw new BackupError(`The table ${table.schema}.${table.name} differs from the backup. Nothing was restored.`);
};

/** Loads all rows in one transaction: either all of them, compared with the backup, or none. */
export const loadRows = async (client: Client, { folder, manifest }: VerifiedBackup): Promise<void> => {
  await client.query('begin');
  const tables = await listTables(client);
  refuseOtherTables(tables, manifest.tables);
  const obstacles = await findObstacles(client);
  for (const { undo } of obstacles) await client.query(undo);
  await client.query(`truncate ${tables.map(quoteName).join(', ')}`);
  for (const part of manifest.tables) await loadTable(client, part, folder);
  for (const { name, value, called } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [escapeIdentifier(name), value, called]);
  }
  for (const table of tables) {
    await compareTable(
      client,
      table,
      manifest.tables.find((part) => part.schema === table.schema && part.name === table.name),
    );
  }
  await client.query('set constraints all immediate');
  for (const { redo } of obstacles) await client.query(redo);
  await client.query('commit');
};
