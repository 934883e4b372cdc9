import {
  cancelEngagementEndpoint,
  cancelRequestEndpoint,
  fillInternallyEndpoint,
  restoreRequestEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decideObjectionEndpoint, listObjectionsEndpoint } from '#contract/bidding/endpoints.ts';
import { AuctionFixture } from '#server/testing/auction-fixture.ts';
import { createTestAuction, type TestAuction } from '#server/testing/bids/auction.ts';
import { closeLot } from './close-lot.ts';

let auction: TestAuction;
beforeAll(async () => {
  auction = await createTestAuction();
});
afterAll(() => auction.close());
beforeEach(() => auction.server.kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const hour = 3_600_000;
const announced = (lotId: string) =>
  auction.server.kit.db
    .selectFrom('event')
    .select(['kind', 'supplierId', 'data'])
    .where('talentRequestId', '=', lotId)
    .where('kind', 'in', ['lot.restored', 'bid.tied'])
    .orderBy('sequence')
    .execute();
const reasons = { reasonId: 1, reasonText: '' };

test('a cancelled talent request cancels its lot, which continues when the request is restored', async () => {
  const { market, call, bid, read, server } = auction;
  const lot = await auction.open({ hours: 2 });
  await bid(market.rivalOwner.id, lot, '9600');
  await call(market.employer.id, cancelRequestEndpoint, { talentRequestId: lot.lotId, ...reasons });
  expect(await bid(market.owner.id, lot, '9500')).toMatchObject({
    code: 'not-open-to-you',
    reasons: [{ code: 'lot-cancelled' }],
  });
  for (const { id } of [market.owner, market.rivalOwner])
    expect(await read(id, lot)).toMatchObject({ state: 'cancelled', position: null });
  server.kit.clock.advance(5 * hour);
  await call(market.employer.id, restoreRequestEndpoint, { talentRequestId: lot.lotId });
  expect(await read(market.owner.id, lot)).toMatchObject({ state: 'open', endsAt: '2026-11-20T11:01:00.000Z' });
  expect(await announced(lot.lotId)).toEqual([
    { kind: 'lot.restored', supplierId: null, data: { until: '2026-11-20T11:01:00.000Z' } },
  ]);
  expect(await bid(market.owner.id, lot, '9500')).toMatchObject({ position: 1 });
});

test('a restored round for tied agencies is announced to these alone, and a restored result to nobody', async () => {
  const { market, call, bid, server } = auction;
  const { kit } = server;
  const lot = await auction.open({ hours: 2, tieRule: 'rebid' });
  for (const { id } of [market.owner, market.rivalOwner]) await bid(id, lot, '9500');
  const close = async (hours: number) => {
    kit.clock.advance(hours * hour);
    await kit.asSystem((scope) => closeLot(scope, lot.lotId));
  };
  const cancelAndRestore = async () => {
    await call(market.employer.id, cancelRequestEndpoint, { talentRequestId: lot.lotId, ...reasons });
    kit.clock.advance(hour);
    await call(market.employer.id, restoreRequestEndpoint, { talentRequestId: lot.lotId });
  };
  await close(2);
  const tied = await announced(lot.lotId);
  await cancelAndRestore();
  const restored = await announced(lot.lotId);
  expect(restored).toHaveLength(tied.length + 2);
  const until = '2026-11-21T07:01:00.000Z';
  expect(restored).toEqual(
    expect.arrayContaining(
      [market.agency.id, market.rival.id].map((supplierId) => ({ kind: 'bid.tied', supplierId, data: { until } })),
    ),
  );
  await close(30);
  await cancelAndRestore();
  expect(await announced(lot.lotId)).toEqual(restored);
});

test('a talent request whose roles the employer fills without an agency cancels its lot', async () => {
  const { market, call, read } = auction;
  const lot = await auction.open();
  const filled = { talentRequestId: lot.lotId, internallyFilledRoles: 2 };
  expect(await call(market.employer.id, fillInternallyEndpoint, filled)).toMatchObject({ talentRequestStatusId: 6 });
  expect(await read(market.owner.id, lot)).toMatchObject({ state: 'cancelled', position: null });
});

test('the end of an engagement cancels its lots', async () => {
  const { market, call, read } = auction;
  const lot = await auction.open();
  await call(market.employer.id, cancelEngagementEndpoint, { engagementId: lot.auctionId, ...reasons });
  expect(await read(market.owner.id, lot)).toMatchObject({ state: 'cancelled' });
});

describe('an open objection to the award of a cancelled lot', () => {
  const cancelled = async () => {
    const awards = await AuctionFixture.create(auction.server.kit);
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
