import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { closeLot } from '../commands/close-lot.ts';
import { makeLot } from '../factories.ts';
import { closingOf } from './lot-closing.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:01:00Z')));

test('a lot has been closed only once the job has saved it', async () => {
  const { lotId } = await makeLot(kit, market, { hours: 1 });
  const read = () => kit.asSystem((scope) => closingOf(scope, lotId));
  kit.clock.advance(3_600_000);
  expect(await read()).toEqual({ closedAt: null, reopenedAt: null, standstillEndsAt: null });
  await kit.asSystem((scope) => closeLot(scope, lotId));
  expect(await read()).toMatchObject({ closedAt: kit.clock.now(), reopenedAt: null });
});
