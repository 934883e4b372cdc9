import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeLot } from '../factories.ts';
import { findLot, findLots, toLotTiming, currentLotState } from './find-lots.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const find = (talentRequestId: string) => kit.asAgency(market.owner.id, (scope) => findLot(scope, talentRequestId));

test('a talent request of a competitive engagement is a lot, scheduled until the bidding stage opens it', async () => {
  const { id: engagementId } = await makeEngagement(kit.db, {
    clientId: market.client.id,
    kind: 'competitive',
    stage: 'clarification',
  });
  const { id } = await makeTalentRequest(kit.db, { engagementId });
  const found = await find(id);
  if (!found) throw new Error('There is no lot.');
  expect(toLotTiming(found)).toMatchObject({
    state: 'scheduled',
    round: 1,
    opensAt: null,
    endsAt: null,
    closedAt: null,
  });
  const opened = await find((await makeLot(kit, market, { hours: 2 })).lotId);
  if (!opened) throw new Error('There is no lot.');
  expect(toLotTiming(opened)).toMatchObject({
    state: 'open',
    opensAt: '2026-11-20T04:01:00.000Z',
    endsAt: '2026-11-20T06:01:00.000Z',
    isPaused: false,
  });
});

test('the state is the current one, before the job has saved the close', async () => {
  const { lotId } = await makeLot(kit, market, { hours: 1 });
  kit.clock.advance(3_600_000);
  const found = await find(lotId);
  expect(found && currentLotState(found)).toBe('closed');
});

test('without a lot the state follows from the talent request and the stage of the engagement', async () => {
  const stateIn = async (stage: 'clarification' | 'ended', request: { statusId: 2 | 6 | 7; awardedAt?: Date }) => {
    const { id: engagementId } = await makeEngagement(kit.db, {
      clientId: market.client.id,
      kind: 'competitive',
      stage,
      ...(stage === 'ended' ? { status: 'completed', endedAs: 'completed', endedAt: kit.clock.now() } : {}),
    });
    const { id } = await makeTalentRequest(kit.db, { engagementId, ...request });
    const found = await find(id);
    return found && currentLotState(found);
  };
  const { inMarket, fulfilled, cancelled } = talentRequestStatus;
  expect([
    await stateIn('clarification', { statusId: inMarket }),
    await stateIn('clarification', { statusId: cancelled }),
    await stateIn('ended', { statusId: fulfilled }),
    await stateIn('ended', { statusId: fulfilled, awardedAt: kit.clock.now() }),
  ]).toEqual(['scheduled', 'cancelled', 'unsuccessful', 'awarded']);
});

test('an auction has its lots by number', async () => {
  const { auctionId, lotId } = await makeLot(kit, market);
  const { id } = await makeTalentRequest(kit.db, { engagementId: auctionId });
  const found = await kit.asAgency(market.owner.id, (scope) => findLots(scope, auctionId));
  expect(found?.lots.map(({ request }) => request.id)).toEqual([lotId, id]);
});

test('success fees and unpublished engagements have no lots', async () => {
  const fee = await makeEngagement(kit.db, { clientId: market.client.id });
  const { id } = await makeTalentRequest(kit.db, { engagementId: fee.id });
  expect(await find(id)).toBeUndefined();
  expect(await kit.asAgency(market.owner.id, (scope) => findLots(scope, fee.id))).toBeUndefined();
  const hidden = await makeEngagement(kit.db, { clientId: market.client.id, kind: 'competitive', publishedAt: null });
  expect(await kit.asAgency(market.owner.id, (scope) => findLots(scope, hidden.id))).toBeUndefined();
});
