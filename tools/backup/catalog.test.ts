import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/database/test-database.ts';
import { listFileKeys, listTables, assertAllRowsVisible } from './catalog.ts';
import { connectAsSystem } from './installation.ts';

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = await connectAsSystem(database.adminUrl);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

interface Tables {
  tables: Record<string, { columns: Record<string, string> }>;
}
const { tables } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../database/manifest.json'), 'utf8'),
) as Tables;

test('a backup has every table of the manifest with every writable column, and the pending jobs', async () => {
  const listed = await listTables(client);
  const ours = listed.filter(({ schema }) => schema === 'public');
  expect(ours.map(({ name }) => name)).toEqual(Object.keys(tables).toSorted());
  for (const { name, columns } of ours) {
    // Generated columns can't be written.
    const written = Object.entries(tables[name]?.columns ?? {}).filter(([, type]) => !type.includes(' generated as '));
    expect([name, columns]).toEqual([name, written.map(([column]) => column)]);
  }
  const ofJobs = listed.filter(({ schema }) => schema === 'job').map(({ name }) => name);
  expect(ofJobs).toEqual(expect.arrayContaining(['job_common', 'queue', 'schedule', 'subscription']));
});

test('the system sees every row of every table, and a table that hides rows from it stops the backup', async () => {
  await assertAllRowsVisible(client);
  await client.query('begin');
  await client.query(`create table hiding (id int); alter table hiding enable row level security`);
  await expect(assertAllRowsVisible(client)).rejects.toThrow('hides rows of hiding');
  await client.query(`create policy hiding_read on hiding for select using (id = 1 and (select app.is_staff()))`);
  await expect(assertAllRowsVisible(client)).rejects.toThrow('hides rows of hiding');
  await client.query(`create policy hiding_all on hiding for select using (id = 1 or (select app.is_staff()))`);
  await client.query(`create policy hiding_none on hiding as restrictive for update using (false)`);
  await client.query(
    `create policy hiding_assigned on hiding as restrictive for select using ((select app.sees_all()) or id = 3)`,
  );
  await assertAllRowsVisible(client);
  await client.query(`create policy hiding_some on hiding as restrictive for select using (id = 2)`);
  await expect(assertAllRowsVisible(client)).rejects.toThrow('hides rows of hiding');
  await client.query('rollback');
});

test('every column with a file key is known by its name', async () => {
  const named = Object.entries(tables).flatMap(([table, { columns }]) =>
    Object.keys(columns)
      .filter((column) => /storage|thumb|photo|logo|picture|attachment/.test(column))
      .map((column) => `${table}.${column}`),
  );
  // An `_id` column references a row that has the file's key. A `_path` column contains the URL of an image, and the
  // image has a row of its own.
  expect(named.filter((column) => !/_(key|id|path)$/.test(column))).toEqual([]);
  expect(await listFileKeys(client)).toEqual([]);
});
