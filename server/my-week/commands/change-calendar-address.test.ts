import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readCalendarAddress } from '../queries/calendar/calendar-address.ts';
import { issueCalendarAddress, revokeCalendarAddress } from './change-calendar-address.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('each user has one address, which is replaced and revoked', async () => {
  const as = <T>(work: Parameters<typeof kit.asAgency<T>>[1], userId = market.owner.id) => kit.asAgency(userId, work);
  const colleague = await as(issueCalendarAddress, market.standard.id);
  const first = await as(issueCalendarAddress);
  expect(await as(readCalendarAddress)).toEqual(first);
  const second = await as(issueCalendarAddress);
  expect(second).not.toEqual(first);
  expect(await as(readCalendarAddress)).toEqual(second);
  await as(revokeCalendarAddress);
  await as(revokeCalendarAddress);
  expect(await as(readCalendarAddress)).toEqual({ address: null });
  expect(await as(readCalendarAddress, market.standard.id)).toEqual(colleague);
});

test('an address that is issued twice at once is issued', async () => {
  const both = await Promise.all([1, 2].map(() => kit.asAgency(market.owner.id, issueCalendarAddress)));
  expect(both).toContainEqual(await kit.asAgency(market.owner.id, readCalendarAddress));
});
