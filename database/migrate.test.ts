import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { migrate } from './migrate.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('migrating a second time changes nothing and does not fail', async () => {
  const before = await sql<{ n: number }>`select count(*) n from country`.execute(kit.db);
  await migrate(kit.databaseUrl);
  const after = await sql<{ n: number }>`select count(*) n from country`.execute(kit.db);
  expect(after.rows).toEqual(before.rows);
});

test('two processes may migrate the same database at once', async () => {
  await expect(Promise.all([migrate(kit.databaseUrl), migrate(kit.databaseUrl)])).resolves.toBeDefined();
});

test('the role of the application can neither pass over row security nor make tables', async () => {
  const { rows } = await sql<{ rolbypassrls: boolean; rolsuper: boolean; rolcanlogin: boolean; may: boolean }>`
    select rolbypassrls, rolsuper, rolcanlogin, has_schema_privilege('rolecall_app', 'public', 'create') as may
    from pg_roles where rolname = 'rolecall_app'`.execute(kit.db);
  expect(rows).toEqual([{ rolbypassrls: false, rolsuper: false, rolcanlogin: false, may: false }]);
});
