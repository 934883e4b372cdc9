import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listMembers } from './members.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

const names = async (userId: string) => [...(await kit.asAgency(userId, listMembers)).values()].map(({ name }) => name);

test("the members are the agency's users by name; without permission only the caller [W01]", async () => {
  expect(await names(market.owner.id)).toEqual(['Mara Ellingsen', 'Tom Okafor']);
  expect(await names(market.standard.id)).toEqual(['Tom Okafor']);
});

test('an owner has every permission, others those of their roles', async () => {
  const members = await kit.asAgency(market.owner.id, listMembers);
  const may = (id: string) => members.get(id)?.permissions.has('Bidding Stage=Place Bids');
  expect([may(market.owner.id), may(market.standard.id)]).toEqual([true, false]);
  expect(members.get(market.standard.id)?.permissions.has('Fulfillment Stage=Submit Candidate')).toBe(true);
});
