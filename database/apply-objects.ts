import { sql, type Kysely, type Transaction } from 'kysely';
import { readSqlObjects, type SqlObject, type SqlObjectKind } from './sql-objects.ts';

interface Recorded {
  kind: SqlObjectKind;
  name: string;
  hash: string;
  definition: string;
  /** The first version without a file for the object; null while the file exists. */
  missingSince: string | null;
}

const keyOf = ({ kind, name }: Pick<SqlObject, 'kind' | 'name'>): string => `${kind} ${name}`;

/** Runs work in one process at a time. The other processes wait, and then find nothing left to do. */
const inTurn = <T>(db: Kysely<unknown>, work: (trx: Transaction<unknown>) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('database/functions'))`.execute(trx);
    return work(trx);
  });

const readExisting = async (db: Kysely<unknown>): Promise<Set<string>> => {
  const { rows } = await sql<{ key: string }>`
    select 'function ' || proname as key from pg_proc where pronamespace = to_regnamespace('app')
    union all select 'view ' || relname from pg_class where relnamespace = to_regnamespace('app') and relkind = 'v'
    union all select 'trigger ' || tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not tgisinternal and c.relnamespace = 'public'::regnamespace`.execute(db);
  return new Set(rows.map(({ key }) => key));
};

const readRecorded = async (db: Kysely<unknown>): Promise<Recorded[]> => {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass('public.sql_object') is not null as "isThere"`.execute(db);
  if (found[0]?.isThere !== true) return [];
  const { rows } = await sql<Recorded>`
    select kind, name, hash, definition, missing_since as "missingSince" from public.sql_object order by position`.execute(
    db,
  );
  return rows;
};

const create = async (db: Kysely<unknown>, { definition }: Pick<SqlObject, 'definition'>): Promise<void> => {
  await sql.raw(definition).execute(db);
};

/**
 * Creates missing functions. This runs before the migrations, because policies, defaults and generated columns need the
 * functions. Their bodies are not checked, because the tables they read may not exist yet.
 */
export const createMissingFunctions = (db: Kysely<unknown>): Promise<void> =>
  inTurn(db, async (trx) => {
    await sql`create schema if not exists app`.execute(trx);
    await sql`set local check_function_bodies = off`.execute(trx);
    const existing = await readExisting(trx);
    for (const object of readSqlObjects()) {
      if (object.kind === 'function' && !existing.has(keyOf(object))) await create(trx, object);
    }
  });

/**
 * Recreates functions, views and triggers as the backed-up version had them. This runs after a restore, so that later
 * migrations find the same objects as in a running database.
 */
export const createRecordedObjects = (db: Kysely<unknown>): Promise<void> =>
  inTurn(db, async (trx) => {
    await sql`set local check_function_bodies = off`.execute(trx);
    for (const object of await readRecorded(trx)) await create(trx, object);
  });

const drop = async (db: Kysely<unknown>, { kind, name }: Recorded): Promise<void> => {
  if (kind === 'trigger') {
    const { rows } = await sql<{ table: string }>`
      select tgrelid::regclass::text as table from pg_trigger where tgname = ${name} and not tgisinternal`.execute(db);
    for (const { table } of rows) await sql.raw(`drop trigger ${name} on ${table}`).execute(db);
  } else {
    await sql.raw(`drop ${kind} if exists app.${name}`).execute(db);
  }
  await sql`delete from sql_object where kind = ${kind} and name = ${name}`.execute(db);
};

/**
 * Drops objects whose files were removed. Because an older version may still use them, the first version without the
 * file only marks them, and the next one drops them.
 */
const dropUnused = async (db: Kysely<unknown>, recorded: readonly Recorded[], version: string): Promise<void> => {
  const objects = new Set(readSqlObjects().map(keyOf));
  const unused = recorded.filter((one) => !objects.has(keyOf(one))).toReversed();
  for (const one of unused) {
    if (one.missingSince === null) {
      await sql`update sql_object set missing_since = ${version} where kind = ${one.kind} and name = ${one.name}`.execute(
        db,
      );
    } else if (one.missingSince !== version) await drop(db, one);
  }
};

/**
 * Creates or replaces new, changed and missing objects with checked bodies, and records them. This runs after the
 * migrations.
 */
export const applyChangedObjects = (db: Kysely<unknown>, version: string): Promise<void> =>
  inTurn(db, async (trx) => {
    const recorded = await readRecorded(trx);
    const existing = await readExisting(trx);
    const hashes = new Map(recorded.map((one) => [keyOf(one), one.missingSince === null ? one.hash : undefined]));
    for (const [position, object] of readSqlObjects().entries()) {
      const { kind, name, hash, definition } = object;
      if (hashes.get(keyOf(object)) === hash && existing.has(keyOf(object))) continue;
      await create(trx, object);
      await sql`
        insert into sql_object (kind, name, hash, definition, position)
        values (${kind}, ${name}, ${hash}, ${definition}, ${position})
        on conflict (kind, name) do update set hash = excluded.hash, definition = excluded.definition,
          position = excluded.position, missing_since = null`.execute(trx);
    }
    await dropUnused(trx, recorded, version);
  });
