import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { saveView as operation } from '#contract/board/operations/views.ts';
import { maxViews } from '#contract/views/states.ts';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeView } from '../factories.ts';
import { listViewsQuery } from '../queries/views.ts';
import { saveViewCommand } from './save-view.ts';

let kit: TestKit;
let market: MarketFixture;
const saveView = saveViewCommand('board');
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  market = await makeMarketFixture(kit.db);
});

const save = (name: string, more: object = {}, userId = market.owner.id) =>
  kit.asAgency(userId, (scope) => saveView(scope, operation.input.parse({ name, query: {}, ...more })));
const names = async (userId = market.owner.id) =>
  (await kit.asAgency(userId, (scope) => listViewsQuery('board')(scope))).map(({ name }) => name);

test('a view has its filters and order and belongs to its owner: a colleague may use the same name', async () => {
  const query = { engagementStatusId: [1, 2], keyword: 'nurse', sortBy: 'closing', sortOrder: 'asc', pageSize: 25 };
  const made = await save('Nurses', { query });
  expect(made).toMatchObject({ name: 'Nurses', query, isDefault: false });
  await save('Nurses', {}, market.standard.id);
  await save('Bids');
  expect([await names(), await names(market.standard.id)]).toEqual([['Bids', 'Nurses'], ['Nurses']]);
});

test('a name is used once, ignoring case: view-name-taken', async () => {
  await save('Nurses');
  expect(await save('NURSES')).toMatchObject({ refusal: { code: 'view-name-taken' } });
  const both = await Promise.all([save('Twice'), save('twice')]);
  expect(both.filter((one) => 'refusal' in one)).toMatchObject([{ refusal: { code: 'view-name-taken' } }]);
});

test('the number of views of a page is limited: views-full', async () => {
  for (let made = 0; made < maxViews; made += 1) await makeView(kit.db, { userId: market.owner.id });
  expect(await save('One more')).toMatchObject({ refusal: { code: 'views-full' } });
  const centre = { name: 'Hired', query: {}, isDefault: false };
  expect(await kit.asAgency(market.owner.id, (scope) => saveViewCommand('candidates')(scope, centre))).toMatchObject({
    name: 'Hired',
  });
});

test('a new default view replaces the previous one', async () => {
  await save('First', { isDefault: true });
  await save('Second', { isDefault: true });
  const views = await kit.asAgency(market.owner.id, (scope) => listViewsQuery('board')(scope));
  expect(views.map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['First', false],
    ['Second', true],
  ]);
});

test('the database refuses two defaults and a duplicate name of one user', async () => {
  const { id: userId } = market.owner;
  await makeView(kit.db, { userId, name: 'Mine', isDefault: true });
  await expect(makeView(kit.db, { userId, isDefault: true })).rejects.toThrow('saved_view_default');
  await expect(makeView(kit.db, { userId, name: 'MINE' })).rejects.toThrow('saved_view_name');
});
