import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeView } from '../factories.ts';
import { listViews } from './views.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('one reads one’s own views by name, and nobody else’s', async () => {
  const { owner, standard } = await makeMarketFixture(kit.db);
  for (const name of ['Theatre', 'Bids']) await makeView(kit.db, { userId: owner.id, name });
  await makeView(kit.db, { userId: standard.id, name: 'Clerks' });
  const views = await kit.asAgency(owner.id, (scope) => listViews(scope));
  expect(views).toMatchObject([{ name: 'Bids', query: {}, isDefault: false }, { name: 'Theatre' }]);
});
