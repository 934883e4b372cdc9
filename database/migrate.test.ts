import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, dropDatabase } from '#server/platform/postgres/databases.ts';
import { PostgresError } from '#server/platform/postgres/postgres-error.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { migrate, migrateTo } from './migrate.ts';
import { migrationNames } from './migrations.ts';
import { nextStamp, parseStamp, preparationInputs, currentStamp } from './stamp.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const comment = async (): Promise<string | null> =>
  (await sql<{ stamp: string | null }>`select obj_description('app'::regnamespace) as stamp`.execute(kit.db)).rows[0]
    ?.stamp ?? null;
const stamped = async (): Promise<string | null> => parseStamp(await comment())?.stamp ?? null;
const nameOfAustria = async (): Promise<string | undefined> =>
  (await sql<{ value: string }>`select value from country where id = 40`.execute(kit.db)).rows[0]?.value;
const spoil = () => sql`update country set value = 'Austria-Hungary' where id = 40`.execute(kit.db);

test('a database prepared by this version is left unchanged', async () => {
  expect(await stamped()).toBe(currentStamp());
  await spoil();
  await migrate(kit.databaseUrl);
  expect(await nameOfAustria()).toBe('Austria-Hungary');
});

test('a database of another version is prepared again without losing rows, even by several processes at once', async () => {
  await spoil();
  await sql`comment on schema app is 'another version'`.execute(kit.db);
  const before = await sql<{ n: number }>`select count(*) n from country`.execute(kit.db);
  await Promise.all([1, 2, 3, 4].map(() => migrate(kit.databaseUrl)));
  expect(await stamped()).toBe(currentStamp());
  expect(await nameOfAustria()).toBe('Austria');
  const after = await sql<{ n: number }>`select count(*) n from country`.execute(kit.db);
  expect(after.rows).toEqual(before.rows);
});

test('a version starts on what the next version prepared, without changing it, but not on the one after that', async () => {
  const ours = currentStamp();
  const next = nextStamp('next', { stamp: ours, version: '1.0.0' }, '2.0.0');
  expect(next).toBe(`next 2.0.0 ${ours}`);
  await sql`comment on schema app is ${sql.lit(next)}`.execute(kit.db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-the-next', '')`.execute(kit.db);
  await spoil();
  await migrate(kit.databaseUrl);
  expect([await comment(), await nameOfAustria()]).toEqual([next, 'Austria-Hungary']);
  const second = nextStamp('second', parseStamp(next), '3.0.0');
  await sql`comment on schema app is ${sql.lit(second)}`.execute(kit.db);
  await expect(migrate(kit.databaseUrl)).rejects.toThrow('written by a newer Rolecall');
  await sql`delete from kysely_migration where name = '9999-of-the-next'`.execute(kit.db);
  await migrate(kit.databaseUrl);
  expect([await stamped(), await nameOfAustria()]).toEqual([ours, 'Austria']);
});

test('changed sources of one version replace the functions of each other', () => {
  const first = nextStamp('first', { stamp: 'released', version: '1.0.0' }, '2.0.0');
  const changed = nextStamp('changed', parseStamp(first), '2.0.0');
  expect(changed).toBe('changed 2.0.0 released');
  expect(nextStamp('new', undefined, '2.0.0')).toBe('new 2.0.0');
  expect(nextStamp('next', parseStamp('made-before-versions-were-recorded'), '2.0.0')).toBe(
    'next 2.0.0 made-before-versions-were-recorded',
  );
});

test('a migration that waits for a lock gives requests their turn and is repeated', async () => {
  await spoil();
  await sql`comment on schema app is 'another version'`.execute(kit.db);
  const reader = new pg.Client({ connectionString: kit.databaseUrl });
  await reader.connect();
  await reader.query('begin');
  await reader.query('select from country where id = 40 for update');
  const migrated = migrate(kit.databaseUrl);
  // Sleeps for longer than one attempt waits for the lock.
  await reader.query('select pg_sleep(1.5)');
  await reader.query('commit');
  await reader.end();
  await migrated;
  expect([await stamped(), await nameOfAustria()]).toEqual([currentStamp(), 'Austria']);
});

test('a failed preparation leaves no stamp', async () => {
  await sql`comment on schema app is null`.execute(kit.db);
  await sql`alter table country rename to country_elsewhere`.execute(kit.db);
  await expect(migrate(kit.databaseUrl)).rejects.toThrow('country');
  expect(await stamped()).toBeNull();
  await sql`alter table country_elsewhere rename to country`.execute(kit.db);
  await migrate(kit.databaseUrl);
  expect(await stamped()).toBe(currentStamp());
});

test('the stamp covers every file that the preparation uses', () => {
  const root = join(import.meta.dirname, '..');
  const reached = new Set<string>();
  const follow = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const [, from = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /^(?:import|export) (?!type).*? from '([.#][^']+)';$/gms,
    ))
      follow(from.startsWith('#') ? from.slice(1) : normalize(join(dirname(file), from)));
  };
  follow('database/prepare.ts');
  for (const name of migrationNames) follow(`database/migrations/${name}.ts`);
  for (const path of globSync('database/functions/**/*.sql', { cwd: root })) reached.add(path);
  expect([...reached].filter((file) => !preparationInputs().includes(file))).toEqual([]);
  expect(reached.size).toBeGreaterThan(100);
});

test('the role of the application can neither bypass row security nor create tables', async () => {
  const { rows } = await sql<{ rolbypassrls: boolean; rolsuper: boolean; rolcanlogin: boolean; may: boolean }>`
    select rolbypassrls, rolsuper, rolcanlogin, has_schema_privilege('rolecall_app', 'public', 'create') as may
    from pg_roles where rolname = 'rolecall_app'`.execute(kit.db);
  expect(rows).toEqual([{ rolbypassrls: false, rolsuper: false, rolcanlogin: false, may: false }]);
});

test('a database of an earlier version, such as a restored backup, is migrated to this one', async () => {
  const { adminUrl } = inject('postgres');
  const name = `earlier_${String(process.pid)}`;
  const url = await createDatabase(adminUrl, name);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  const made = async () =>
    (await pool.query<{ name: string }>('select name from kysely_migration order by name')).rows.map((row) => row.name);
  const tables = async () =>
    (
      await pool.query(
        `select to_regclass('candidate') is not null as candidates, (select count(*)::int from country) > 0 as countries`,
      )
    ).rows;
  const earlier = migrationNames.slice(0, 4);
  await migrateTo(url, '0104-engagements');
  expect([await made(), await tables()]).toEqual([earlier, [{ candidates: false, countries: false }]]);
  await migrate(url);
  expect([await made(), await tables()]).toEqual([migrationNames, [{ candidates: true, countries: true }]]);
  await pool.end();
  await dropDatabase(adminUrl, name);
});

test.each([
  ['an older', '0001-scope', 'written by an older Rolecall, and this version cannot upgrade it'],
  ['a newer', '9999-not-yet', 'written by a newer Rolecall, whose database has 9999-not-yet'],
])('data of %s unsupported version is refused with an explanation and left unchanged', async (_, name, words) => {
  const { adminUrl } = inject('postgres');
  const database = `other_version_${String(process.pid)}`;
  const url = await createDatabase(adminUrl, database);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  await pool.query(`create table kysely_migration (name text, timestamp text)`);
  await pool.query('insert into kysely_migration values ($1, $2)', [name, '']);
  const refusal: unknown = await migrate(url).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(PostgresError);
  expect(String(refusal)).toContain(words);
  const { rows } = await pool.query(`select count(*)::int as tables, to_regnamespace('app') as schema
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  expect(rows).toEqual([{ tables: 1, schema: null }]);
  await pool.end();
  await dropDatabase(adminUrl, database);
});

test('a missing database is reported without the password', async () => {
  const reason = (address: string) =>
    migrate(address).then(
      () => 'migrated',
      (error: unknown) => (error instanceof PostgresError ? error.message : 'another error'),
    );
  const refused = await reason('postgres://rolecall:a-password@127.0.0.1:1/rolecall');
  expect(refused).toMatch(/^The database at 127\.0\.0\.1:1\/rolecall cannot be reached \(.*ECONNREFUSED.*\)\.$/);
  expect(refused).not.toContain('a-password');
  const unknown = Object.assign(new URL(kit.databaseUrl), { pathname: '/no_such_database' }).href;
  expect(await reason(unknown)).toContain('database "no_such_database" does not exist');
});
