import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from 'pg';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { connectAsSystem } from '../backup/installation.ts';
import { runStatements } from './statements.ts';

let kit: TestKit;
let client: Client;
beforeAll(async () => {
  kit = await createTestKit();
  client = await connectAsSystem(kit.databaseUrl);
  await client.query(`create temporary table visit (place text, at date, was_late boolean, note text)`);
  await client.query(`insert into visit values ('Turku', '2026-11-20', true, null), ('Oulu', '2026-11-21', false, '')`);
});
afterAll(async () => {
  await client.end();
  await kit.close();
});

test('rows are printed below their column names, and changes as numbers of rows', async () => {
  const text = `select * from visit where was_late;
    update visit set note = 'seen'; select from visit where place = 'Oulu'; create temporary table other ()`;
  expect(await runStatements(client, text)).toBe(
    'place\tat\twas_late\tnote\nTurku\t2026-11-20\tt\t\n(1 row)\nUPDATE 2\n(1 row)\nCREATE\n',
  );
});

test('if a statement fails, those before it have changed nothing', async () => {
  await expect(runStatements(client, `delete from visit; delete from no_such_table`)).rejects.toThrow(
    'relation "no_such_table" does not exist. Nothing was changed.',
  );
  await client.query('rollback');
  expect(await runStatements(client, 'select count(*) from visit')).toBe('count\n2\n(1 row)\n');
});

test.each(['begin; delete from visit', 'delete from visit; COMMIT; select', 'delete from visit;\n rollback'])(
  'statements that end their transaction are refused: %s',
  async (text) => {
    await expect(runStatements(client, text)).rejects.toThrow('Leave out begin, commit and rollback.');
    expect(await runStatements(client, 'select count(*) from visit')).toBe('count\n2\n(1 row)\n');
  },
);
