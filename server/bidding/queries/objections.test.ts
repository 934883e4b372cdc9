import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AuctionFixture } from '#server/testing/auction-fixture.ts';
import type { MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { findObjection, listObjections, listVisibleObjections } from './objections.ts';
import { decideObjection } from '../commands/decide-objection.ts';

let kit: TestKit;
let auction: AuctionFixture;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  auction = await AuctionFixture.create(kit);
  ({ market } = auction);
});
afterAll(() => kit.close());
beforeEach(() => auction.reset());

const made = (answer: unknown): string => (answer as { objectionId: string }).objectionId;

test('the provider reads all objections, open ones first; others only their own', async () => {
  const { lotId } = await auction.lotInStandstill();
  const first = made(await auction.object(market.owner.id, lotId));
  const second = made(await auction.object(market.rivalOwner.id, lotId));
  await kit.asProvider(auction.staff, (scope) =>
    decideObjection(scope, { objectionId: first, decision: 'dismiss', text: 'The award follows the rules.' }),
  );
  const all = await kit.asProvider(auction.staff, (scope) => listObjections(scope, {}));
  expect(all).toMatchObject({ objections: [{ objectionId: second }, { objectionId: first, state: 'dismissed' }] });
  const open = await kit.asProvider(auction.staff, (scope) => listObjections(scope, { state: 'open' }));
  expect(open).toMatchObject({ objections: [{ objectionId: second, agencyName: 'Quayside Search' }] });
  const own = await kit.asAgency(market.owner.id, (scope) => listVisibleObjections(scope, [lotId]));
  expect(own.map(({ objectionId }) => objectionId)).toEqual([first]);
  expect(await kit.asAgency(market.owner.id, (scope) => findObjection(scope, second))).toBeUndefined();
  const employers = await kit.asClient(market.employer.id, (scope) => listVisibleObjections(scope, [lotId]));
  expect(employers).toHaveLength(2);
  expect(await kit.asClient(market.otherEmployer.id, (scope) => listVisibleObjections(scope, [lotId]))).toEqual([]);
  expect(await kit.asClient(market.employer.id, (scope) => listVisibleObjections(scope, []))).toEqual([]);
});
