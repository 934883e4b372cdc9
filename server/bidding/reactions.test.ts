import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { engagementEvents } from '#server/engagements/public.ts';
import { applicationEvents } from '#server/applications/public.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { confirmBid } from './commands/confirm-bid.ts';
import { placeBid } from './commands/place-bid.ts';
import { withdrawBid } from './commands/withdraw-bid.ts';
import { makeLot } from './factories.ts';
import { lot } from './queries/read-lots.ts';
import { biddingReactions } from './reactions.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit({ reactions: biddingReactions });
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const minute = 60_000;
const hour = 60 * minute;
const bid = (userId: string, talentRequestId: string, bidAmount: string) =>
  kit.asAgency(userId, (scope) => placeBid(scope, { talentRequestId, bidAmount, rulesVersion: 1 }));
const read = (userId: string, { auctionId, lotId }: { auctionId: string; lotId: string }) =>
  kit.asAgency(userId, (scope) => lot(scope, { auctionId, talentRequestId: lotId }));
const withdraw = (userId: string, talentRequestId: string) =>
  kit.asAgency(userId, (scope) => withdrawBid(scope, { talentRequestId }));
const codeOf = (answer: unknown) => (answer instanceof Refused ? answer.refusal.code : 'accepted');
const setStatus = (lotId: string, statusId: number, more: object = {}) =>
  kit.db
    .updateTable('talentRequest')
    .set({ statusId: statusId as 1, statusBeforePauseId: statusId === 8 ? 2 : null, statusChangedAt: kit.clock.now(), ...more })
    .where('id', '=', lotId)
    .execute();
const emit = (kind: string, auctionId: string, more: object = {}) =>
  kit.asClient(market.employer.id, (scope) =>
    scope.emit({ kind, clientId: market.client.id, engagementId: auctionId, ...more } as never),
  );
const noReason = { data: { reasonId: null, noteId: null } };

test('a pause refuses bids, and the end moves by the pause', async () => {
  const { auctionId, lotId } = await makeLot(kit, market, { hours: 2 });
  const paused = { data: { reasonId: null, noteId: null, until: null } };
  await setStatus(lotId, 8);
  await emit(engagementEvents.requestPaused, auctionId, { talentRequestId: lotId, ...paused });
  kit.clock.advance(3 * hour);
  expect(codeOf(await bid(market.owner.id, lotId, '9500'))).toBe('not-open-to-you');
  expect(await read(market.owner.id, { auctionId, lotId })).toMatchObject({
    state: 'open',
    isPaused: true,
    endsAt: '2026-11-20T09:01:00.000Z',
  });
  await setStatus(lotId, 2);
  // Open again before the job has saved it.
  expect(await bid(market.owner.id, lotId, '9500')).toMatchObject({ position: 1, endsAt: '2026-11-20T09:01:00.000Z' });
  await emit(engagementEvents.requestResumed, auctionId, { talentRequestId: lotId });
  expect(await read(market.owner.id, { auctionId, lotId })).toMatchObject({ endsAt: '2026-11-20T09:01:00.000Z' });
});

test('a cancelled talent request cancels its lot, and a restored one takes bids again', async () => {
  const { auctionId, lotId } = await makeLot(kit, market);
  await setStatus(lotId, 7);
  await emit(engagementEvents.requestCancelled, auctionId, { talentRequestId: lotId, ...noReason });
  expect(codeOf(await bid(market.owner.id, lotId, '9500'))).toBe('not-open-to-you');
  expect(await read(market.owner.id, { auctionId, lotId })).toMatchObject({ state: 'cancelled' });
  await setStatus(lotId, 2);
  await emit(engagementEvents.requestRestored, auctionId, { talentRequestId: lotId });
  expect(codeOf(await bid(market.owner.id, lotId, '9500'))).toBe('accepted');
});

test('the end of an engagement cancels its lots', async () => {
  const { auctionId, lotId } = await makeLot(kit, market);
  await emit(engagementEvents.cancelled, auctionId, noReason);
  expect(await read(market.owner.id, { auctionId, lotId })).toMatchObject({ state: 'cancelled' });
});

test('a change of terms needs each bid confirmed, and leaves a day for it', async () => {
  const { auctionId, lotId } = await makeLot(kit, market, { hours: 2 });
  await bid(market.owner.id, lotId, '9500');
  await bid(market.rivalOwner.id, lotId, '9400');
  kit.clock.advance(hour);
  await emit(engagementEvents.termsChanged, auctionId, { data: { previous: 1, new: 2 } });
  expect(await read(market.owner.id, { auctionId, lotId })).toMatchObject({
    bidStatus: 'unconfirmed',
    position: null,
    endsAt: '2026-11-21T05:01:00.000Z',
    can: { confirmBid: { allowed: true } },
  });
  const confirm = () =>
    kit.asAgency(market.owner.id, (scope) => confirmBid(scope, { talentRequestId: lotId, rulesVersion: 1 }));
  expect(await confirm()).toMatchObject({ position: 1, isInAward: true });
  expect(codeOf(await confirm())).toBe('nothing-to-confirm');
  // An unconfirmed bid may be replaced by a higher one.
  expect(await bid(market.rivalOwner.id, lotId, '9700')).toMatchObject({ position: 2 });
});

test('a bid can be withdrawn until an hour before the end', async () => {
  const { auctionId, lotId } = await makeLot(kit, market, { hours: 2 });
  expect(codeOf(await withdraw(market.owner.id, lotId))).toBe('bid-not-withdrawable');
  await bid(market.owner.id, lotId, '9500');
  const answer = await withdraw(market.owner.id, lotId);
  expect(decodeJwt((answer as { proof: string }).proof)).toMatchObject({ lot: lotId });
  expect(await read(market.owner.id, { auctionId, lotId })).toMatchObject({ bidStatus: 'withdrawn', hasPlacedBid: false, ownBid: null });
  await bid(market.owner.id, lotId, '9900');
  kit.clock.advance(hour);
  expect(codeOf(await withdraw(market.owner.id, lotId))).toBe('bid-not-withdrawable');
});

test('a sealed bid can be withdrawn for ten minutes, and then placed again', async () => {
  const { lotId } = await makeLot(kit, market, { bidTypeId: 1 });
  await bid(market.owner.id, lotId, '9500');
  expect(codeOf(await withdraw(market.owner.id, lotId))).toBe('accepted');
  expect(codeOf(await bid(market.owner.id, lotId, '9600'))).toBe('accepted');
  kit.clock.advance(11 * minute);
  expect(codeOf(await withdraw(market.owner.id, lotId))).toBe('bid-not-withdrawable');
});

test('a revoked application revokes its bids, with the reason', async () => {
  const { auctionId, lotId } = await makeLot(kit, market);
  await bid(market.owner.id, lotId, '9400');
  await bid(market.rivalOwner.id, lotId, '9500');
  const application = await kit.db
    .updateTable('application')
    .set({ statusId: 4, reasonText: 'No licence' })
    .where('engagementId', '=', auctionId)
    .where('supplierId', '=', market.agency.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids = { supplierId: market.agency.id, applicationId: application.id };
  await emit(applicationEvents.revoked, auctionId, ids);
  expect(await read(market.owner.id, { auctionId, lotId })).toMatchObject({ bidStatus: 'revoked', ownBid: null });
  expect(await read(market.rivalOwner.id, { auctionId, lotId })).toMatchObject({ position: 1 });
  const note = await kit.db.selectFrom('bidNote').select(['kind', 'reason']).where('talentRequestId', '=', lotId).executeTakeFirstOrThrow();
  expect(note).toEqual({ kind: 'revoked', reason: 'No licence' });
});
