import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeView } from '../factories.ts';
import { listViewsQuery } from './views.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a user reads their own views of a page by name, and no others', async () => {
  const { owner, standard } = await makeMarketFixture(kit.db);
  for (const name of ['Theatre', 'Bids']) await makeView(kit.db, { userId: owner.id, name });
  await makeView(kit.db, { userId: standard.id, name: 'Clerks' });
  await makeView(kit.db, { userId: owner.id, name: 'Hired', page: 'candidates' });
  const views = await kit.asAgency(owner.id, (scope) => listViewsQuery('board')(scope));
  expect(views).toMatchObject([{ name: 'Bids', query: {}, isDefault: false }, { name: 'Theatre' }]);
  expect(await kit.asAgency(owner.id, (scope) => listViewsQuery('candidates')(scope))).toMatchObject([
    { name: 'Hired' },
  ]);
});
