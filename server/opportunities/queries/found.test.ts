import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { findPage } from './found.ts';

let kit: TestKit;
let user: string;
const now = new Date('2026-11-20T04:01:00Z');
const hours = [1, 3, 9, 26, 60, 200, 900, 3000];
beforeAll(async () => {
  kit = await createTestKit({ now });
  user = (await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id })).id;
  const { id: clientId } = await makeTenant(kit.db, { side: 'client' });
  for (const each of hours) {
    await makeEngagement(kit.db, {
      clientId,
      title: `In ${String(each)}`,
      closingAt: new Date(now.getTime() + each * 3_600_000),
    });
  }
});
afterAll(() => kit.close());

const find = (query: string | null, pageCurrent = 0) =>
  kit.asAgency(user, (scope) => findPage(scope, { query, words: null }, { pageCurrent, pageSize: 5 }));

test('whenever something closes, it is found once, the soonest first', async () => {
  const [all, narrowed] = [await find(null), await find(`'~k:successfee'`)];
  expect(all).toEqual(narrowed);
  const rest = await find(`'~k:successfee'`, 1);
  const rows = await kit.db.selectFrom('engagement').select(['id', 'title']).execute();
  expect([...narrowed.ids, ...rest.ids].map((id) => rows.find((row) => row.id === id)?.title)).toEqual(
    hours.map((each) => `In ${String(each)}`),
  );
  expect(narrowed).toMatchObject({ total: hours.length, isTotalAtLeast: false });
});

test('who is no approved agency is given nothing, whatever they ask the index', async () => {
  const pending = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db, { status: 'pending' })).id });
  const nothing = await kit.asAgency(pending.id, (scope) =>
    findPage(scope, { query: null, words: null }, { pageCurrent: 0, pageSize: 5 }),
  );
  expect(nothing).toEqual({ ids: [], facets: [], total: 0, isTotalAtLeast: false });
});

test('what was found is counted by each of its facets', async () => {
  const { facets } = await find(null);
  expect(facets.map(({ count }) => count)).toEqual([8, 8, 8, 8, 8]);
  expect(facets.map(({ kind }) => kind).filter((kind) => kind !== null)).toEqual(['successfee']);
});
