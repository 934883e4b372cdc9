import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { broadcastMyWeek } from './broadcast-week.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test("only the agency's own pages are refreshed", async () => {
  const { agency, owner } = market;
  const sent: unknown[] = [];
  await kit.asAgency(owner.id, async (scope) => broadcastMyWeek({ ...scope, broadcast: (news) => sent.push(news) }));
  expect(sent).toEqual([{ tenants: [agency.id], message: { kind: 'my-week.changed' } }]);
});
