import {
  cancelEngagementEndpoint,
  cancelRequestEndpoint,
  restoreRequestEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decideObjectionEndpoint, listObjectionsEndpoint } from '#contract/bidding/endpoints.ts';
import { AuctionMarket } from '#server/testing/auction-market.ts';
import { createAuctionTest, type AuctionTest } from '#server/testing/bids/auction.ts';

let auction: AuctionTest;
beforeAll(async () => {
  auction = await createAuctionTest();
});
afterAll(() => auction.close());
beforeEach(() => auction.server.kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const hour = 3_600_000;
const reasons = { reasonId: 1, reasonText: '' };

test('a cancelled talent request cancels its lot, which continues when the request is restored', async () => {
  const { market, call, bid, read, server } = auction;
  const lot = await auction.open({ hours: 2 });
  await call(market.employer.id, cancelRequestEndpoint, { talentRequestId: lot.lotId, ...reasons });
  expect(await bid(market.owner.id, lot, '9500')).toMatchObject({
    code: 'not-open-to-you',
    reasons: [{ code: 'lot-cancelled' }],
  });
  expect(await read(market.owner.id, lot)).toMatchObject({ state: 'cancelled' });
  server.kit.clock.advance(5 * hour);
  await call(market.employer.id, restoreRequestEndpoint, { talentRequestId: lot.lotId });
  expect(await read(market.owner.id, lot)).toMatchObject({ state: 'open', endsAt: '2026-11-20T11:01:00.000Z' });
  expect(await bid(market.owner.id, lot, '9500')).toMatchObject({ position: 1 });
});

test('the end of an engagement cancels its lots', async () => {
  const { market, call, read } = auction;
  const lot = await auction.open();
  await call(market.employer.id, cancelEngagementEndpoint, { engagementId: lot.auctionId, ...reasons });
  expect(await read(market.owner.id, lot)).toMatchObject({ state: 'cancelled' });
});

describe('an open objection to the award of a cancelled lot', () => {
  const cancelled = async () => {
    const awards = await AuctionMarket.create(auction.server.kit);
    awards.reset();
    const { market, kit } = awards;
    const lot = await awards.lotInStandstill();
    const objectionId = ((await awards.object(market.owner.id, lot.lotId)) as { objectionId: string }).objectionId;
    const request = { talentRequestId: lot.lotId };
    await auction.call(market.employer.id, cancelRequestEndpoint, { ...request, ...reasons });
    return { awards, market, kit, lot, objectionId, request };
  };

  test('is closed without a decision, and its agency is notified', async () => {
    const { awards, market, kit, lot, objectionId } = await cancelled();
    expect(await awards.resultFor(market.owner.id, lot.lotId)).toMatchObject({
      resultState: 'set-aside',
      objection: { state: 'closed', decisionText: null, decidedAt: kit.clock.now().toISOString() },
    });
    expect(await auction.call(awards.staff, listObjectionsEndpoint, { state: 'open' })).toEqual({ objections: [] });
    const decision = { objectionId, decision: 'uphold', text: 'We looked into it.' };
    expect(await auction.call(awards.staff, decideObjectionEndpoint, decision)).toMatchObject({
      code: 'objection-decided',
    });
    const events = await kit.db
      .selectFrom('event')
      .select(['supplierId', 'clientId'])
      .where('kind', '=', 'objection.closed')
      .where('talentRequestId', '=', lot.lotId)
      .execute();
    expect(events).toEqual([{ supplierId: market.agency.id, clientId: market.client.id }]);
  });

  test('does not hold or prevent anything after the talent request is restored', async () => {
    const { awards, market, lot, request } = await cancelled();
    await auction.call(market.employer.id, restoreRequestEndpoint, request);
    await awards.award(lot.auctionId, lot.lotId, { to: [market.rival.id] });
    expect(await awards.resultFor(market.owner.id, lot.lotId)).toMatchObject({
      resultState: 'standstill',
      objection: null,
      can: { object: { allowed: true } },
    });
    awards.kit.clock.advance(14 * 24 * hour);
    expect(await awards.finalize()).toEqual([lot.lotId]);
  });
});
