import {
  revokeApprovalEndpoint,
  undoWithdrawalEndpoint,
  withdrawApplicationEndpoint,
} from '#contract/applications/endpoints.ts';
import { requestRebidEndpoint } from '#contract/bidding/endpoints.ts';
import { cancelRequestEndpoint, restoreRequestEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applicationStatus } from '#contract/applications/states.ts';
import { createTestAuction, type TestAuction } from '#server/testing/bids/auction.ts';
import { openAdditionalLot } from '../factories.ts';
import { closeLot } from './close-lot.ts';

// How a lot's cancellation and restoration affect agencies' applications and bids.

type Lot = Awaited<ReturnType<TestAuction['open']>>;

let auction: TestAuction;
beforeAll(async () => {
  auction = await createTestAuction();
});
afterAll(() => auction.close());
beforeEach(() => auction.server.kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const hour = 3_600_000;
const { approved, rebid } = applicationStatus;
const reasons = { reasonId: 1, reasonText: '' };

const cancel = ({ lotId }: Lot) =>
  auction.call(auction.market.employer.id, cancelRequestEndpoint, { talentRequestId: lotId, ...reasons });
const restore = ({ lotId }: Lot) =>
  auction.call(auction.market.employer.id, restoreRequestEndpoint, { talentRequestId: lotId });
const close = async ({ lotId }: Lot) => {
  auction.server.kit.clock.advance(24 * hour);
  await auction.server.kit.asSystem((scope) => closeLot(scope, lotId));
};
const askForBids = ({ lotId }: Lot) =>
  auction.call(auction.market.employer.id, requestRebidEndpoint, {
    talentRequestId: lotId,
    endsAt: new Date(auction.server.kit.clock.now().getTime() + 24 * hour).toISOString(),
    reasonText: 'The scope is smaller.',
  });
const applicationOf = ({ auctionId }: Lot, supplierId: string) =>
  auction.server.kit.db
    .selectFrom('application')
    .selectAll()
    .where('engagementId', '=', auctionId)
    .where('supplierId', '=', supplierId)
    .executeTakeFirstOrThrow();
/** Returns the statuses of the agency's and its rival's applications. */
const statuses = async (lot: Lot) => {
  const { agency, rival } = auction.market;
  return [(await applicationOf(lot, agency.id)).statusId, (await applicationOf(lot, rival.id)).statusId];
};
const events = async ({ auctionId }: Lot) => {
  const rows = await auction.server.kit.db
    .selectFrom('event')
    .select('kind')
    .where('engagementId', '=', auctionId)
    .where('kind', 'like', 'application.rebid-%')
    .execute();
  return rows.map(({ kind }) => kind);
};
const openWithBids = async (rules: Parameters<TestAuction['open']>[0] = {}): Promise<Lot> => {
  const { market, open, bid } = auction;
  const lot = await open(rules);
  await bid(market.owner.id, lot, '9400');
  await bid(market.rivalOwner.id, lot, '9500');
  return lot;
};

describe('a lot that is cancelled in a round of new bids', () => {
  test('ends the Re-bids, and asks for them again once it is restored, but not the agency that has answered', async () => {
    const lot = await openWithBids();
    await close(lot);
    await askForBids(lot);
    await auction.bid(auction.market.owner.id, lot, '9300');
    expect(await statuses(lot)).toEqual([approved, rebid]);
    await cancel(lot);
    expect(await statuses(lot)).toEqual([approved, approved]);
    await restore(lot);
    expect(await statuses(lot)).toEqual([approved, rebid]);
    await close(lot);
    expect(await statuses(lot)).toEqual([approved, approved]);
    // The cancellation has its own notification, so the Re-bid that it ended has no event.
    expect(await events(lot)).toEqual([
      'application.rebid-asked',
      'application.rebid-asked',
      'application.rebid-answered',
      'application.rebid-asked',
      'application.rebid-over',
    ]);
  });

  test('keeps the Re-bids that another lot has asked for', async () => {
    const lot = await openWithBids();
    const other = await openAdditionalLot(auction.server.kit, lot.auctionId);
    await auction.bid(auction.market.owner.id, other, '9400');
    for (const one of [lot, other]) await close(one);
    for (const one of [lot, other]) await askForBids(one);
    expect(await statuses(lot)).toEqual([rebid, rebid]);
    await cancel(lot);
    expect(await statuses(lot)).toEqual([rebid, approved]);
    await cancel(other);
    expect(await statuses(lot)).toEqual([approved, approved]);
  });
});

describe('a restored lot revokes the bid of an agency', () => {
  const statusesOfBid = async (lot: Lot) => {
    const own = await auction.read(auction.market.owner.id, lot);
    const [latest] = await auction.history(auction.market.owner.id, lot);
    return { status: own.bidStatus, reason: latest?.reason };
  };

  test('whose approval was revoked meanwhile, with the reason of the employer', async () => {
    const { market, call, read } = auction;
    const lot = await openWithBids();
    await cancel(lot);
    const { id: applicationId } = await applicationOf(lot, market.agency.id);
    await call(market.employer.id, revokeApprovalEndpoint, { applicationId, reasonId: 1, reasonText: 'No licence' });
    await restore(lot);
    expect(await statusesOfBid(lot)).toEqual({ status: 'revoked', reason: 'Scope withdrawn: No licence' });
    expect(await read(market.rivalOwner.id, lot)).toMatchObject({ bidStatus: 'valid', position: 1 });
  });

  test('that has withdrawn its application meanwhile; after the undo it can bid again', async () => {
    const { market, call, bid, read } = auction;
    const lot = await openWithBids();
    await cancel(lot);
    await call(market.owner.id, withdrawApplicationEndpoint, { engagementId: lot.auctionId, ...reasons });
    await restore(lot);
    expect(await statusesOfBid(lot)).toEqual({ status: 'revoked', reason: 'Your agency withdrew its application.' });
    expect(await read(market.rivalOwner.id, lot)).toMatchObject({ position: 1 });
    await call(market.owner.id, undoWithdrawalEndpoint, { engagementId: lot.auctionId });
    expect(await bid(market.owner.id, lot, '9450')).toMatchObject({ position: 1 });
  });

  test('that was not selected meanwhile', async () => {
    const { market, server } = auction;
    const lot = await openWithBids();
    await cancel(lot);
    const { id } = await applicationOf(lot, market.agency.id);
    await server.kit.db
      .updateTable('application')
      .set({ statusId: applicationStatus.notSelected })
      .where('id', '=', id)
      .execute();
    await restore(lot);
    expect(await statusesOfBid(lot)).toEqual({
      status: 'revoked',
      reason: 'Your agency’s application was not selected.',
    });
  });

  test('and does not ask it for a new bid in a round for tied agencies', async () => {
    const { market, call, bid, server } = auction;
    const lot = await auction.open({ tieRule: 'rebid' });
    for (const { id } of [market.owner, market.rivalOwner]) await bid(id, lot, '9500');
    await close(lot);
    await cancel(lot);
    const { id: applicationId } = await applicationOf(lot, market.agency.id);
    await call(market.employer.id, revokeApprovalEndpoint, { applicationId, ...reasons });
    await restore(lot);
    expect(await statuses(lot)).toEqual([applicationStatus.revoked, rebid]);
    const announced = await server.kit.db
      .selectFrom('event')
      .select('supplierId')
      .where('talentRequestId', '=', lot.lotId)
      .where('kind', '=', 'bid.tied')
      .execute();
    // The agency was notified of the tie only; the rival was also notified of the restored round.
    const countOf = (supplierId: string) => announced.filter((one) => one.supplierId === supplierId).length;
    expect([countOf(market.agency.id), countOf(market.rival.id)]).toEqual([1, 2]);
  });

  test('but not again if it was revoked or withdrawn before the cancellation', async () => {
    const { market, call, history } = auction;
    const lot = await openWithBids();
    const { id: applicationId } = await applicationOf(lot, market.agency.id);
    await call(market.employer.id, revokeApprovalEndpoint, { applicationId, ...reasons });
    await call(market.rivalOwner.id, withdrawApplicationEndpoint, { engagementId: lot.auctionId, ...reasons });
    const rows = async () => [await history(market.owner.id, lot), await history(market.rivalOwner.id, lot)];
    const before = await rows();
    expect(before.map(([latest]) => latest?.status)).toEqual(['revoked', 'withdrawn']);
    await cancel(lot);
    await restore(lot);
    expect(await rows()).toEqual(before);
  });

  test('but not one that withdrew its application and returned before', async () => {
    const { market, call } = auction;
    const lot = await openWithBids();
    await cancel(lot);
    await call(market.owner.id, withdrawApplicationEndpoint, { engagementId: lot.auctionId, ...reasons });
    await call(market.owner.id, undoWithdrawalEndpoint, { engagementId: lot.auctionId });
    await restore(lot);
    expect(await auction.read(market.owner.id, lot)).toMatchObject({ bidStatus: 'valid', position: 1 });
  });
});
