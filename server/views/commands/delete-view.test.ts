import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeView } from '../factories.ts';
import { deleteViewCommand } from './delete-view.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test("a user deletes their own view, and does not find a colleague's", async () => {
  const { id: viewId } = await makeView(kit.db, { userId: market.owner.id });
  const remove = (userId: string) => kit.asAgency(userId, (scope) => deleteViewCommand('board')(scope, { viewId }));
  expect(await remove(market.standard.id)).toMatchObject({ refusal: { code: 'not-found' } });
  expect(
    await kit.asAgency(market.owner.id, (scope) => deleteViewCommand('candidates')(scope, { viewId })),
  ).toMatchObject({
    refusal: { code: 'not-found' },
  });
  expect(await remove(market.owner.id)).toEqual({ viewId });
  expect(await remove(market.owner.id)).toMatchObject({ refusal: { code: 'not-found' } });
});
