import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reopenLotEndpoint, requestRebidEndpoint } from '#contract/bidding/endpoints.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import {
  cancelRequestEndpoint,
  completeRequestEndpoint,
  pauseRequestEndpoint,
  resumeRequestEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import type { MarketFixture } from '#server/applications/factories.ts';
import { AuctionFixture, outcomeCode, refusalReasonCodes } from '#server/testing/auction-fixture.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

// Tests of starting a new round on a lot whose talent request is paused or closed, or has no contracted time.

let server: TestServer;
let auction: AuctionFixture;
let market: MarketFixture;
beforeAll(async () => {
  server = await createTestServer();
  auction = await AuctionFixture.create(server.kit);
  ({ market } = auction);
});
afterAll(() => server.close());
beforeEach(() => auction.reset());

const call = async (at: Endpoint, talentRequestId: string, more: object = {}) => {
  const { body } = await server.call(market.employer.id, at, { talentRequestId, ...more });
  return body as Record<string, unknown>;
};
const round = (at: Endpoint, lotId: string, contractedUnits: string | null = null) => {
  const reason = at === requestRebidEndpoint ? { reasonText: 'The scope is smaller.' } : {};
  return call(at, lotId, { endsAt: auction.later(24), contractedUnits, ...reason });
};
const reasons = { reasonId: 1, reasonText: '' };

test.each([
  ['reopened', { minimumBids: 3 }, reopenLotEndpoint],
  ['asked for new bids', {}, requestRebidEndpoint],
] as const)(
  'a lot that is %s during a pause takes bids from its resumption on, for all of its time',
  async (...given) => {
    const [, rules, start] = given;
    const { auctionId, lotId } = await auction.closedLot(rules);
    await call(pauseRequestEndpoint, lotId, reasons);
    expect(await round(start, lotId)).toMatchObject({ round: 2, isPaused: true });
    await expect(auction.bid(market.owner.id, lotId, '9300')).rejects.toThrow('request-paused');
    server.kit.clock.advance(30 * 3_600_000);
    expect(await auction.monitor(auctionId)).toMatchObject([{ endsAt: auction.later(24) }]);
    await call(resumeRequestEndpoint, lotId);
    await auction.bid(market.owner.id, lotId, '9300');
    expect(await auction.monitor(auctionId)).toMatchObject([{ endsAt: auction.later(24), isPaused: false }]);
  },
);

test.each([
  ['cancelled', cancelRequestEndpoint, 'request-cancelled'],
  ['completed', completeRequestEndpoint, 'request-fulfilled'],
] as const)('a lot without success is not reopened once its talent request is %s', async (_name, end, code) => {
  const { auctionId, lotId } = await auction.closedLot({ minimumBids: 3 });
  await call(end, lotId, reasons);
  expect(await auction.monitor(auctionId)).toMatchObject([{ can: { reopen: { reasons: [{ code }] } } }]);
  expect(await round(reopenLotEndpoint, lotId)).toMatchObject({ code: 'not-to-reopen', reasons: [{ code }] });
  expect(await auction.stateOf(lotId)).toBe('unsuccessful');
});

test('contracted-time-needed: a new round of a day rate takes the contracted time, with which the lot can be awarded', async () => {
  const { auctionId, lotId } = await auction.closedLot({ bidMethodId: 4 });
  const award = () => auction.award(auctionId, lotId, { to: [market.rival.id] });
  expect(refusalReasonCodes(await award())).toEqual(['contracted-time-missing']);
  expect(await auction.monitor(auctionId)).toMatchObject([{ lacksContractedTime: true }]);
  expect(await round(requestRebidEndpoint, lotId)).toMatchObject({
    code: 'contracted-time-needed',
    fields: [{ field: 'contractedUnits' }],
  });
  expect(await auction.stateOf(lotId)).toBe('closed');

  expect(await round(requestRebidEndpoint, lotId, '120')).toMatchObject({ state: 'rebid', round: 2 });
  const [lot] = await auction.monitor(auctionId);
  expect(lot).toMatchObject({ lacksContractedTime: false });
  expect(lot?.bidders.map(({ status }) => status)).toEqual(['unconfirmed', 'unconfirmed']);
  await auction.bid(market.rivalOwner.id, lotId, '9000');
  await auction.close(lotId);
  expect(outcomeCode(await award())).toBe('done');
  const result = await server.kit.db
    .selectFrom('lotResult')
    .select('feeAmount')
    .where('talentRequestId', '=', lotId)
    .where('isAwarded', '=', true)
    .executeTakeFirst();
  expect(result).toEqual({ feeAmount: '1080000.00' });
});

test('a lot of a day rate is reopened with its contracted time only', async () => {
  const { lotId } = await auction.closedLot({ bidMethodId: 4, minimumBids: 3 });
  expect(await round(reopenLotEndpoint, lotId)).toMatchObject({ code: 'contracted-time-needed' });
  expect(await round(reopenLotEndpoint, lotId, '0.5')).toMatchObject({ state: 'open', round: 2 });
});
