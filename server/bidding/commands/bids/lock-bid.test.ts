import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeBid, makeLot } from '../../factories.ts';
import { lockBidContext } from './lock-bid.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const lockedBy = (userId: string, lotId: string) => kit.asAgency(userId, (scope) => lockBidContext(scope, lotId));

test("an agency's rights depend on the lot, its own application and its own standing bid", async () => {
  const { auctionId, lotId } = await makeLot(kit, market);
  const { bidId } = await makeBid(kit, market.owner.id, lotId, '9500');
  await makeBid(kit, market.rivalOwner.id, lotId, '9400');
  const locked = await lockedBy(market.owner.id, lotId);
  expect(locked?.own).toMatchObject({ bidId, supplierId: market.agency.id });
  expect(locked?.application).toMatchObject({ engagementId: auctionId, supplierId: market.agency.id });
  expect(locked?.facts).toMatchObject({ applicationStatusId: 2, isCancelled: false, lot: { state: 'open' } });
});

test('a lot is closed at its end, before the job has closed it', async () => {
  const { lotId } = await makeLot(kit, market, { hours: 1 });
  kit.clock.advance(3_600_000 - 1000);
  expect((await lockedBy(market.owner.id, lotId))?.facts.lot?.state).toBe('open');
  kit.clock.advance(1000);
  const locked = await lockedBy(market.owner.id, lotId);
  expect(locked?.facts.lot?.state).toBe('closed');
  expect(locked?.lot?.state).toBe('open');
});

test('each act on a lot has a later time than the one before, also within a millisecond', async () => {
  const { lotId } = await makeLot(kit, market);
  const { bidTimestamp: first } = await makeBid(kit, market.owner.id, lotId, '9500');
  const { bidTimestamp: second } = await makeBid(kit, market.rivalOwner.id, lotId, '9400');
  expect(second > first).toBe(true);
  const at = (await lockedBy(market.owner.id, lotId))?.at ?? '';
  expect(at > second).toBe(true);
});

test('before the bidding stage there is no lot, and a success fee has none', async () => {
  const rules = { clientId: market.client.id, stage: 'clarification' } as const;
  const auction = await makeEngagement(kit.db, { ...rules, kind: 'competitive' });
  const request = await makeTalentRequest(kit.db, { engagementId: auction.id });
  expect(await lockedBy(market.owner.id, request.id)).toMatchObject({ lot: undefined, own: undefined });
  const fee = await makeEngagement(kit.db, { clientId: market.client.id });
  const role = await makeTalentRequest(kit.db, { engagementId: fee.id });
  expect(await lockedBy(market.owner.id, role.id)).toBeUndefined();
});
