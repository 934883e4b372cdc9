import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

const ask = async (url: string, statement: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};

test('each test database is an independent copy of the migrated one', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await ask(one.adminUrl, 'create table only_in_one (id int)');
  const count = "select count(*)::int as n from information_schema.tables where table_name = 'only_in_one'";
  expect(await ask(one.adminUrl, count)).toEqual([{ n: 1 }]);
  expect(await ask(two.adminUrl, count)).toEqual([{ n: 0 }]);
  await Promise.all([one.drop(), two.drop()]);
});

test('a test database can be dropped even with open connections', async () => {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  await database.drop();
  const name = new URL(database.adminUrl).pathname.slice(1);
  const found = await ask(inject('postgres').adminUrl, `select 1 from pg_database where datname = '${name}'`);
  expect(found).toEqual([]);
  await client.end().catch(() => undefined);
});
