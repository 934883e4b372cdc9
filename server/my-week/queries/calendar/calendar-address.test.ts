import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCalendarAddress } from '../../factories.ts';
import { readCalendarAddress } from './calendar-address.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('an address is read by its user only, and there is none at first', async () => {
  await makeCalendarAddress(kit.db, market.owner.id);
  const read = (userId: string) => kit.asAgency(userId, readCalendarAddress);
  expect(await read(market.owner.id)).toMatchObject({
    address: {
      path: expect.stringMatching(/^\/api\/v2\.1\/myweek\/calendar\/[0-9a-f]{64}\/rolecall\.ics$/) as string,
      readAt: null,
    },
  });
  expect(await read(market.standard.id)).toEqual({ address: null });
});
