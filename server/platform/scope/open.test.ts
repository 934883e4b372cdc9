import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#server/platform/db/db.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { inPublicScope, inSystemScope, commit, readAsUser, rollback } from './open.ts';
import type { Scope } from './scope.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const setting = async (scope: Scope): Promise<string | undefined> =>
  (await sql<{ side: string }>`select app.side() as side`.execute(scope.db)).rows[0]?.side;

const makeTable = async (scope: Scope) => commit(await sql`create temporary table kept (id int)`.execute(scope.db));

test('an operation declared as a read cannot write, and the error says how to declare it', async () => {
  await expect(inPublicScope(kit.source, makeTable, 'reads')).rejects.toThrow('its effect is write, or it leavesTrace');
});

test('a write that a standby refuses is no mistake of the operation', async () => {
  const onStandby = async (scope: Scope) => {
    await sql`set transaction read only`.execute(scope.db);
    return makeTable(scope);
  };
  await expect(inPublicScope(kit.source, onStandby)).rejects.toMatchObject({ code: '25006' });
});

test('consecutive reads on one connection have separate transactions, even after a failed one', async () => {
  const connections = connect(kit.databaseUrl, 1, () => undefined);
  const source = { ...kit.source, db: connections.db };
  const read = () => inPublicScope(source, async (scope) => commit(await setting(scope)), 'reads');
  const undone = () => inPublicScope(source, async (scope) => rollback(await setting(scope)), 'reads');
  const failed = () =>
    inPublicScope(source, async (scope) => commit(await sql`select 1 / 0`.execute(scope.db)), 'reads').catch(
      () => 'failed',
    );
  expect(await Promise.all([read(), failed(), read(), undone(), failed(), read()])).toEqual([
    'public',
    'failed',
    'public',
    'public',
    'failed',
    'public',
  ]);
  const { rows } = await sql<{ side: string }>`select app.side() as side`.execute(connections.db);
  expect(rows).toEqual([{ side: '' }]);
  await connections.close();
});

test('the system reads as a user, and is the system again afterwards, also after an error', async () => {
  const user = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { side: 'agency' })).id });
  const sides = await inSystemScope(kit.source, 'a test', async (scope) => {
    const asUser = await readAsUser(scope, user.id, setting);
    const failed = await readAsUser(scope, user.id, ({ db }) => sql`select 1 / 0`.execute(db)).catch(() => 'failed');
    const deleted = await readAsUser(scope, '0199a0c0-0000-7000-8000-00000000dead', setting);
    return [asUser, failed, deleted, await setting(scope)];
  });
  expect(sides).toEqual(['agency', 'failed', undefined, 'system']);
});

test('a request whose table is altered meanwhile is retried once and succeeds', async () => {
  const connections = connect(kit.databaseUrl, 3, () => undefined);
  const source = { ...kit.source, db: connections.db };
  const admin = new pg.Client({ connectionString: kit.databaseUrl });
  await admin.connect();
  await admin.query('create table probe as select 1 as id; grant select, insert on probe to rolecall_app');
  const read = () =>
    inPublicScope(source, async (scope) => {
      await sql`insert into probe (id) select count(*) + 1 from probe`.execute(scope.db);
      return commit((await sql<object>`select * from probe where id <= ${1000}`.execute(scope.db)).rows.length);
    });
  // The statement is planned on every connection in the pool.
  await Promise.all([read(), read(), read()]);
  await admin.query('alter table probe add column more text');
  const lengths = [];
  for (let n = 0; n < 6; n += 1) lengths.push(await read());
  expect(lengths).toEqual([5, 6, 7, 8, 9, 10]);
  await admin.query('drop table probe');
  await admin.end();
  await connections.close();
});
