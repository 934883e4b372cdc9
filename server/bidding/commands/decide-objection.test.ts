import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AuctionFixture, outcomeCode, refusalReasonCodes } from '#server/testing/auction-fixture.ts';
import type { MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { decideObjection } from './decide-objection.ts';

let kit: TestKit;
let auction: AuctionFixture;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  auction = await AuctionFixture.create(kit);
  ({ market } = auction);
});
afterAll(() => kit.close());
beforeEach(() => auction.reset());

const decide = (objectionId: string, decision: 'uphold' | 'dismiss') =>
  kit.asProvider(auction.staff, (scope) =>
    decideObjection(scope, { objectionId, decision, text: 'We looked into it.' }),
  );
const made = (answer: unknown): string => (answer as { objectionId: string }).objectionId;

test('an open objection holds a standstill, which continues once it is dismissed', async () => {
  const { lotId } = await auction.lotInStandstill();
  const objectionId = made(await auction.object(market.owner.id, lotId));
  expect(refusalReasonCodes(await auction.object(market.owner.id, lotId))).toEqual(['has-objected']);
  auction.kit.clock.set(new Date('2026-11-24T06:00:00Z'));
  expect(refusalReasonCodes(await auction.object(market.rivalOwner.id, lotId))).toEqual(['standstill-over']);
  expect(await auction.finalize()).toEqual([]);
  expect(await decide(objectionId, 'dismiss')).toMatchObject({
    state: 'dismissed',
    decisionText: 'We looked into it.',
  });
  expect(outcomeCode(await decide(objectionId, 'uphold'))).toBe('objection-decided');
  expect(await auction.finalize()).toEqual([lotId]);
  expect(await auction.resultFor(market.owner.id, lotId)).toMatchObject({
    resultState: 'final',
    objection: { state: 'dismissed' },
  });
});

test('a standstill ends without an award when an objection is upheld, and the lot can be awarded again', async () => {
  const { auctionId, lotId } = await auction.lotInStandstill();
  const objectionId = made(await auction.object(market.owner.id, lotId));
  const other = made(await auction.object(market.rivalOwner.id, lotId));
  expect(await decide(objectionId, 'uphold')).toMatchObject({ state: 'upheld' });
  expect(outcomeCode(await decide(other, 'dismiss'))).toBe('objection-decided');
  expect(await auction.stateOf(lotId)).toBe('closed');
  expect(await auction.resultFor(market.rivalOwner.id, lotId)).toMatchObject({
    resultState: 'set-aside',
    isAwarded: false,
  });
  const reasons = { [market.rival.id]: 'The objection was right.' };
  expect(outcomeCode(await auction.award(auctionId, lotId, { to: [market.agency.id], reasons }))).toBe('done');
  expect(await auction.resultFor(market.owner.id, lotId)).toMatchObject({ resultState: 'standstill', isAwarded: true });
});

test('an upheld objection decides no objection that was decided before, and none to another award', async () => {
  const { lotId } = await auction.lotInStandstill();
  const elsewhere = await auction.lotInStandstill();
  const [own, rivals, other] = [
    made(await auction.object(market.owner.id, lotId)),
    made(await auction.object(market.rivalOwner.id, lotId)),
    made(await auction.object(market.owner.id, elsewhere.lotId)),
  ];
  await decide(own, 'dismiss');
  await decide(rivals, 'uphold');
  const stateOf = async (id: string) =>
    (await kit.db.selectFrom('awardObjection').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
  expect([await stateOf(own), await stateOf(rivals), await stateOf(other)]).toEqual(['dismissed', 'upheld', 'open']);
});

test('of two decisions at the same time only one counts', async () => {
  const { auctionId, lotId } = await auction.lotInStandstill();
  const objectionId = made(await auction.object(market.owner.id, lotId));
  // Both calls find the objection open before either can decide it.
  const decisions = await kit.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('engagement').select('id').where('id', '=', auctionId).forUpdate().execute();
    const both = Promise.all([decide(objectionId, 'dismiss'), decide(objectionId, 'dismiss')]);
    await setTimeout(500);
    return { both };
  });
  const codes = (await decisions.both).map(outcomeCode);
  expect(codes.filter((code) => code === 'objection-decided')).toHaveLength(1);
});
