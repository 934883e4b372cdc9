import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { viewApplicationEndpoint } from '#contract/applications/endpoints.ts';
import { confirmBidEndpoint, placeBidEndpoint } from '#contract/bidding/endpoints.ts';
import { changeTermsEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { createTestAuction, type TestAuction } from '#server/testing/bids/auction.ts';
import { closeLot, unconfirmLotBids } from '../../factories.ts';

let auction: TestAuction;
beforeAll(async () => {
  auction = await createTestAuction();
});
afterAll(() => auction.close());
beforeEach(() => auction.server.kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const changeTerms = async (engagementId: string): Promise<void> => {
  const { market, call } = auction;
  const terms = { engagementId, termsVersion: 1, terms: 'Due within 60 days.', guaranteeDays: 60 };
  expect(await call(market.employer.id, changeTermsEndpoint, terms)).toMatchObject({ termsVersion: 2 });
};
const close = async (lotId: string): Promise<void> => {
  const { kit } = auction.server;
  kit.clock.advance(48 * 3_600_000);
  await kit.asSystem((scope) => closeLot(scope, lotId));
};
/** Returns the versions of the terms that the agency and its rival have accepted. */
const acceptedVersions = async (auctionId: string): Promise<number[]> => {
  const { market, call } = auction;
  const versions: number[] = [];
  for (const { id } of [market.owner, market.rivalOwner]) {
    const answer = await call(id, viewApplicationEndpoint, { engagementId: auctionId });
    versions.push((answer['application'] as { terms: { termsVersion: number } }).terms.termsVersion);
  }
  return versions;
};

test('only an unconfirmed bid can be confirmed, once', async () => {
  const { market, bid, confirm, history, server } = auction;
  const lot = await auction.open();
  expect(await confirm(market.owner.id, lot)).toMatchObject({
    code: 'nothing-to-confirm',
    reasons: [{ code: 'no-bid' }],
  });
  await bid(market.owner.id, lot, '9500');
  await unconfirmLotBids(server.kit, lot.lotId);
  const { proof } = await confirm(market.owner.id, lot);
  expect(decodeProtectedHeader(String(proof)).typ).toBe('rolecall-confirmation');
  expect(await confirm(market.owner.id, lot)).toMatchObject({ reasons: [{ code: 'bid-confirmed' }] });
  expect((await history(market.owner.id, lot)).map(({ status }) => status)).toEqual(['valid', 'valid']);
});

test('a confirmation names the version of the rules that the agency has read', async () => {
  const { market, bid, call, server } = auction;
  const lot = await auction.open();
  await bid(market.owner.id, lot, '9500');
  await unconfirmLotBids(server.kit, lot.lotId);
  const input = { talentRequestId: lot.lotId, rulesVersion: 2 };
  expect(await call(market.owner.id, confirmBidEndpoint, input)).toMatchObject({ code: 'rules-changed' });
});

test('a bid accepts the terms that its agency has read, which is saved at the close', async () => {
  const { market, bid, call } = auction;
  const lot = await auction.open();
  await bid(market.owner.id, lot, '9500');
  await bid(market.rivalOwner.id, lot, '9400');
  await changeTerms(lot.auctionId);
  const confirmation = { talentRequestId: lot.lotId, rulesVersion: 1 };
  const confirmRead = (termsVersion: number) =>
    call(market.owner.id, confirmBidEndpoint, { ...confirmation, termsVersion });
  expect(await confirmRead(1)).toMatchObject({ code: 'terms-changed' });
  expect(await confirmRead(2)).toMatchObject({ position: 1 });
  const newBid = { ...confirmation, bidAmount: '9450', termsVersion: 1 };
  expect(await call(market.rivalOwner.id, placeBidEndpoint, newBid)).toMatchObject({ code: 'terms-changed' });
  expect(await call(market.rivalOwner.id, placeBidEndpoint, { ...newBid, termsVersion: 2 })).toMatchObject({
    position: 1,
  });
  // The employer can read the accepted version, so a change to it before the close would reveal who has bid.
  expect(await acceptedVersions(lot.auctionId)).toEqual([1, 1]);
  await close(lot.lotId);
  expect(await acceptedVersions(lot.auctionId)).toEqual([2, 2]);
});

test('an agency whose bid was not confirmed keeps the terms that it has accepted', async () => {
  const { market, bid, confirm } = auction;
  const lot = await auction.open();
  await bid(market.owner.id, lot, '9500');
  await bid(market.rivalOwner.id, lot, '9400');
  await changeTerms(lot.auctionId);
  await confirm(market.owner.id, lot);
  await close(lot.lotId);
  expect(await acceptedVersions(lot.auctionId)).toEqual([2, 1]);
});

test('a bid above a new ceiling cannot be confirmed, since it would not count: above-ceiling', async () => {
  const { market, bid, confirm, server } = auction;
  const lot = await auction.open();
  await bid(market.owner.id, lot, '9500');
  await unconfirmLotBids(server.kit, lot.lotId);
  await server.kit.db
    .updateTable('lotRules')
    .set({ ceiling: '9000' })
    .where('talentRequestId', '=', lot.lotId)
    .execute();
  expect(await confirm(market.owner.id, lot)).toMatchObject({ code: 'above-ceiling' });
});
