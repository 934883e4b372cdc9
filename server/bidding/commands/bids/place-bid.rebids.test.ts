import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requestRebidEndpoint } from '#contract/bidding/endpoints.ts';
import { makeApplication, makeMarketFixture } from '#server/applications/factories.ts';
import { createTestAuction, type TestAuction } from '#server/testing/bids/auction.ts';
import { closeLot } from '../close-lot.ts';
import { openAdditionalLot } from '../../factories.ts';

let auction: TestAuction;
beforeAll(async () => {
  auction = await createTestAuction();
});
afterAll(() => auction.close());
beforeEach(() => auction.server.kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const hour = 3_600_000;
const approved = 2;
const rebid = 7;

/** Creates an auction with two closed lots, on each of which both agencies have bid, and an open lot. */
const threeLots = async () => {
  const { market, bid, server, call } = auction;
  const { kit } = server;
  const first = await auction.open({ hours: 2 });
  const second = await openAdditionalLot(kit, first.auctionId, { hours: 24 });
  const open = await openAdditionalLot(kit, first.auctionId, { hours: 500 });
  for (const lot of [first, second])
    for (const { id } of [market.owner, market.rivalOwner])
      await bid(id, lot, id === market.owner.id ? '9500' : '9400');
  kit.clock.advance(25 * hour);
  for (const { lotId } of [first, second]) await kit.asSystem((scope) => closeLot(scope, lotId));
  const ask = ({ lotId }: typeof first, hours: number) =>
    call(market.employer.id, requestRebidEndpoint, {
      talentRequestId: lotId,
      endsAt: new Date(kit.clock.now().getTime() + hours * hour).toISOString(),
      reasonText: 'The scope is smaller.',
    });
  const statuses = async () => {
    const rows = await kit.db
      .selectFrom('application')
      .select(['supplierId', 'statusId'])
      .where('engagementId', '=', first.auctionId)
      .execute();
    const of = (supplierId: string) => rows.find((row) => row.supplierId === supplierId)?.statusId;
    return [of(market.agency.id), of(market.rival.id)];
  };
  return { first, second, open, ask, statuses };
};

test('a bid in a lot without a request for new bids does not answer that of another lot', async () => {
  const { market, bid } = auction;
  const { first, open, ask, statuses } = await threeLots();
  await ask(first, 24);
  expect(await statuses()).toEqual([rebid, rebid]);
  expect(await bid(market.owner.id, open, '9300')).toMatchObject({ position: 1 });
  expect(await statuses()).toEqual([rebid, rebid]);
  expect(await bid(market.owner.id, first, '9300')).toMatchObject({ position: 1 });
  expect(await statuses()).toEqual([approved, rebid]);
});

test('requests for new bids in two lots are answered by a bid in each', async () => {
  const { market, bid } = auction;
  const { first, second, ask, statuses } = await threeLots();
  for (const lot of [first, second]) await ask(lot, 24);
  await bid(market.owner.id, first, '9300');
  expect(await statuses()).toEqual([rebid, rebid]);
  await bid(market.owner.id, second, '9300');
  expect(await statuses()).toEqual([approved, rebid]);
});

test('the end of a round ends the Re-bid of agencies from which no other lot awaits a bid', async () => {
  const { market, bid, server } = auction;
  const { first, second, ask, statuses } = await threeLots();
  await ask(first, 24);
  await ask(second, 48);
  // The rival places a new bid on the lot that closes later; the agency bids on neither lot.
  await bid(market.rivalOwner.id, second, '9300');
  expect(await statuses()).toEqual([rebid, rebid]);
  server.kit.clock.advance(24 * hour);
  await server.kit.asSystem((scope) => closeLot(scope, first.lotId));
  expect(await statuses()).toEqual([rebid, approved]);
  server.kit.clock.advance(24 * hour);
  await server.kit.asSystem((scope) => closeLot(scope, second.lotId));
  expect(await statuses()).toEqual([approved, approved]);
});

test('a round for tied agencies ends the Re-bid of the others', async () => {
  const { market, bid, server, open, call } = auction;
  const { kit } = server;
  const other = await makeMarketFixture(kit.db);
  const lot = await open({ tieRule: 'rebid' });
  await makeApplication(kit.db, { engagementId: lot.auctionId, supplierId: other.agency.id });
  await bid(market.owner.id, lot, '9500');
  await bid(market.rivalOwner.id, lot, '9600');
  await bid(other.owner.id, lot, '9400');
  const close = async () => {
    kit.clock.advance(24 * hour);
    await kit.asSystem((scope) => closeLot(scope, lot.lotId));
  };
  await close();
  const endsAt = new Date(kit.clock.now().getTime() + 24 * hour).toISOString();
  const round = { talentRequestId: lot.lotId, endsAt, reasonText: 'The scope is smaller.' };
  await call(market.employer.id, requestRebidEndpoint, round);
  await bid(market.owner.id, lot, '9400');
  await close();
  const statusOf = async (supplierId: string) =>
    (
      await kit.db
        .selectFrom('application')
        .select('statusId')
        .where('engagementId', '=', lot.auctionId)
        .where('supplierId', '=', supplierId)
        .executeTakeFirstOrThrow()
    ).statusId;
  expect([await statusOf(market.agency.id), await statusOf(other.agency.id)]).toEqual([rebid, rebid]);
  expect(await statusOf(market.rival.id)).toBe(approved);
});
