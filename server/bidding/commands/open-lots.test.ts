import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listLotsEndpoint } from '#contract/bidding/endpoints.ts';
import { restoreRequestEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestAuction, type TestAuction } from '#server/testing/bids/auction.ts';
import { openLots } from './open-lots.ts';

let auction: TestAuction;
beforeAll(async () => {
  auction = await createTestAuction();
});
afterAll(() => auction.close());
beforeEach(() => auction.server.kit.clock.set(new Date('2026-11-20T04:01:00Z')));

test('moving an engagement to its bidding stage opens the lots of its open talent requests', async () => {
  const { market, call, server } = auction;
  const { db } = server.kit;
  const { id: engagementId } = await makeEngagement(db, {
    clientId: market.client.id,
    kind: 'competitive',
    stage: 'bidding',
    biddingEndsAt: new Date('2026-11-21T04:01:00Z'),
  });
  const open = await makeTalentRequest(db, { engagementId, lotRules: { bidTypeId: 1, hardEndMinutes: 60 } });
  const paused = await makeTalentRequest(db, { engagementId, statusId: 8 });
  await makeTalentRequest(db, { engagementId, statusId: 7 });
  await server.kit.asSystem((scope) => openLots(scope, engagementId));
  const { lots } = await call(market.owner.id, listLotsEndpoint, { auctionId: engagementId });
  expect(lots).toMatchObject([
    {
      talentRequestId: open.id,
      state: 'open',
      endsAt: '2026-11-21T04:01:00.000Z',
      hardEndsAt: '2026-11-21T05:01:00.000Z',
      isPaused: false,
    },
    { talentRequestId: paused.id, state: 'open', isPaused: true },
    { state: 'cancelled', endsAt: null },
  ]);
  const kinds = (id: string) =>
    db.selectFrom('lotLeaf').select('kind').where('talentRequestId', '=', id).orderBy('index').execute();
  expect(await kinds(open.id)).toEqual([{ kind: 'rules' }, { kind: 'opening' }]);
  expect(await kinds(paused.id)).toEqual([{ kind: 'rules' }, { kind: 'opening' }, { kind: 'pause' }]);
  const keys = await db.selectFrom('lotBook').select('wrappedSecret').where('talentRequestId', '=', open.id).execute();
  expect(keys[0]?.wrappedSecret).toEqual(expect.any(String));
});

test('a talent request that was cancelled before bidding gets a lot for at least a day when it is restored', async () => {
  const { market, call, bid, server } = auction;
  const { db } = server.kit;
  const hours = (count: number) => new Date(server.kit.clock.now().getTime() + count * 3_600_000);
  const { id: engagementId } = await makeEngagement(db, {
    clientId: market.client.id,
    kind: 'competitive',
    stage: 'bidding',
    biddingEndsAt: hours(2),
  });
  for (const { id: supplierId } of [market.agency, market.rival])
    await makeApplication(db, { engagementId, supplierId });
  const request = await makeTalentRequest(db, { engagementId, statusId: 7, statusChangedAt: hours(-1) });
  await call(market.employer.id, restoreRequestEndpoint, { talentRequestId: request.id });
  const { lots } = await call(market.owner.id, listLotsEndpoint, { auctionId: engagementId });
  expect(lots).toMatchObject([{ state: 'open', endsAt: hours(24).toISOString(), isPaused: false }]);
  const restored = db.selectFrom('event').select('data').where('talentRequestId', '=', request.id);
  expect(await restored.where('kind', '=', 'lot.restored').execute()).toEqual([
    { data: { until: hours(24).toISOString() } },
  ]);
  const lot = { auctionId: engagementId, lotId: request.id };
  expect(await bid(market.owner.id, lot, '12.5')).toMatchObject({ position: 1 });
});
