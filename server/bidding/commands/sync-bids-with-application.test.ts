import {
  revokeApprovalEndpoint,
  undoWithdrawalEndpoint,
  withdrawApplicationEndpoint,
} from '#contract/applications/endpoints.ts';
import { changeRequestEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestAuction, type TestAuction } from '#server/testing/bids/auction.ts';

let auction: TestAuction;
beforeAll(async () => {
  auction = await createTestAuction();
});
afterAll(() => auction.close());
beforeEach(() => auction.server.kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const reasons = { reasonId: 1, reasonText: 'No licence' };

test('a revoked application revokes its bids, with the reason', async () => {
  const { market, call, bid, read, history, server } = auction;
  const lot = await auction.open();
  await bid(market.owner.id, lot, '9400');
  await bid(market.rivalOwner.id, lot, '9500');
  const { id: applicationId } = await server.kit.db
    .selectFrom('application')
    .select('id')
    .where('engagementId', '=', lot.auctionId)
    .where('supplierId', '=', market.agency.id)
    .executeTakeFirstOrThrow();
  await call(market.employer.id, revokeApprovalEndpoint, { applicationId, ...reasons });
  expect(await read(market.owner.id, lot)).toMatchObject({ bidStatus: 'revoked', ownBid: null, position: null });
  expect(await read(market.rivalOwner.id, lot)).toMatchObject({ position: 1 });
  const [revocation] = await history(market.owner.id, lot);
  expect(revocation).toMatchObject({ status: 'revoked', amount: '9400' });
  expect(revocation?.reason).toContain('No licence');
});

test('withdrawing an application withdraws its bids, and the undo restores them', async () => {
  const { market, call, bid, read } = auction;
  const lot = await auction.open();
  await bid(market.owner.id, lot, '9400');
  const engagementId = lot.auctionId;
  await call(market.owner.id, withdrawApplicationEndpoint, { engagementId, ...reasons });
  expect(await read(market.owner.id, lot)).toMatchObject({ bidStatus: 'withdrawn', hasPlacedBid: false });
  await call(market.owner.id, undoWithdrawalEndpoint, { engagementId });
  expect(await read(market.owner.id, lot)).toMatchObject({ bidStatus: 'valid', hasPlacedBid: true, position: 1 });
});

test.each(['before', 'after'])(
  'a bid restored by the undo must be confirmed if the terms changed %s the withdrawal',
  async (when) => {
    const { market, call, bid, read, confirm } = auction;
    const lot = await auction.open({ hours: 48 });
    const { auctionId: engagementId, lotId: talentRequestId } = lot;
    await bid(market.owner.id, lot, '9400');
    const changeRoles = () =>
      call(market.employer.id, changeRequestEndpoint, { talentRequestId, version: 1, noOfRoles: 7 });
    if (when === 'before') await changeRoles();
    await call(market.owner.id, withdrawApplicationEndpoint, { engagementId, ...reasons });
    if (when === 'after') await changeRoles();
    await call(market.owner.id, undoWithdrawalEndpoint, { engagementId });
    expect(await read(market.owner.id, lot)).toMatchObject({ bidStatus: 'unconfirmed', position: null });
    await confirm(market.owner.id, lot);
    expect(await read(market.owner.id, lot)).toMatchObject({ bidStatus: 'valid', position: 1 });
    // A bid that has been confirmed under the current terms needs no second confirmation.
    await call(market.owner.id, withdrawApplicationEndpoint, { engagementId, ...reasons });
    await call(market.owner.id, undoWithdrawalEndpoint, { engagementId });
    expect(await read(market.owner.id, lot)).toMatchObject({ bidStatus: 'valid', position: 1 });
  },
);

test('the undo of a withdrawal ends with the lot', async () => {
  const { market, call, bid, server } = auction;
  const lot = await auction.open({ bidTypeId: 1, hours: 0.1 });
  await bid(market.owner.id, lot, '9400');
  const engagementId = lot.auctionId;
  server.kit.clock.advance(180_000);
  await call(market.owner.id, withdrawApplicationEndpoint, { engagementId, ...reasons });
  server.kit.clock.advance(180_000);
  expect(await call(market.owner.id, undoWithdrawalEndpoint, { engagementId })).toMatchObject({
    reasons: [{ code: 'bidding-over' }],
  });
});
