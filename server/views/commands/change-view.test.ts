import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeView } from '../factories.ts';
import { listViewsQuery } from '../queries/views.ts';
import { changeViewCommand } from './change-view.ts';

let kit: TestKit;
let market: MarketFixture;
let viewId: string;
const changeView = changeViewCommand('board');
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  market = await makeMarketFixture(kit.db);
  viewId = (
    await makeView(kit.db, { userId: market.owner.id, name: 'Nurses', query: JSON.stringify({ keyword: 'nurse' }) })
  ).id;
});

const change = (input: Omit<Parameters<typeof changeView>[1], 'viewId'>, userId = market.owner.id) =>
  kit.asAgency(userId, (scope) => changeView(scope, { viewId, ...input }));

test("a view's name, filters and default flag change separately; omitted fields stay", async () => {
  expect(await change({ name: 'Theatre' })).toMatchObject({ name: 'Theatre', query: { keyword: 'nurse' } });
  expect(await change({ query: { waits: true } })).toEqual({
    viewId,
    name: 'Theatre',
    query: { waits: true },
    isDefault: false,
  });
  expect(await change({ isDefault: true })).toMatchObject({ isDefault: true, query: { waits: true } });
  expect(await change({ isDefault: false })).toMatchObject({ isDefault: false });
});

test("a view may keep its own name in other case, and not take another's: view-name-taken", async () => {
  await makeView(kit.db, { userId: market.owner.id, name: 'Bids' });
  expect(await change({ name: 'NURSES' })).toMatchObject({ name: 'NURSES' });
  expect(await change({ name: 'bids' })).toMatchObject({ refusal: { code: 'view-name-taken' } });
});

test('a new default replaces the previous one, and the default can be set again', async () => {
  const before = await makeView(kit.db, { userId: market.owner.id, name: 'Before', isDefault: true });
  await change({ isDefault: true });
  await change({ isDefault: true });
  const views = await kit.asAgency(market.owner.id, (scope) => listViewsQuery('board')(scope));
  expect(views.filter((view) => view.isDefault).map((view) => view.viewId)).toEqual([viewId]);
  expect(views.map((view) => view.viewId)).toContain(before.id);
});

test('views of another page are not found, and keep their name and their default', async () => {
  const other = await makeView(kit.db, { userId: market.owner.id, page: 'candidates', name: 'Bids', isDefault: true });
  expect(
    await kit.asAgency(market.owner.id, (scope) => changeView(scope, { viewId: other.id, name: 'x' })),
  ).toMatchObject({ refusal: { code: 'not-found' } });
  expect(await change({ name: 'Bids', isDefault: true })).toMatchObject({ name: 'Bids', isDefault: true });
  const views = await kit.asAgency(market.owner.id, (scope) => listViewsQuery('candidates')(scope));
  expect(views).toMatchObject([{ viewId: other.id, isDefault: true }]);
});

test('a colleague’s view is not found', async () => {
  expect(await change({ name: 'Mine' }, market.standard.id)).toMatchObject({ refusal: { code: 'not-found' } });
});
