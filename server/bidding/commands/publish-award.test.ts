import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AuctionFixture } from '#server/testing/auction-fixture.ts';
import type { MarketFixture } from '#server/applications/factories.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { decodeJwt } from 'jose';

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

test('an award is certified to each bidder with its own bids and the signed head of the log', async () => {
  const { auctionId, lotId } = await auction.closedLot();
  await auction.award(auctionId, lotId, { to: [market.rival.id] });
  const { certificate } = await auction.kit.db
    .selectFrom('lotResult')
    .select('certificate')
    .where('talentRequestId', '=', lotId)
    .where('supplierId', '=', market.agency.id)
    .executeTakeFirstOrThrow();
  const { finalHead } = await auction.resultFor(market.owner.id, lotId);
  expect(decodeJwt(certificate)).toMatchObject({
    lot: lotId,
    agency: market.agency.id,
    position: 2,
    isAwarded: false,
    bids: [{ amount: '9500', status: 'valid' }],
    head: { size: finalHead?.size, root: finalHead?.root },
  });
  expect(JSON.stringify(decodeJwt(certificate))).not.toMatch(/\b9400\b/);
});

test('the results of all bidders are inserted by one statement', async () => {
  const { auctionId, lotId } = await auction.closedLot();
  const statements = await countStatements(kit, { table: 'lot_result', effect: 'insert' }, () =>
    auction.award(auctionId, lotId, { to: [market.rival.id] }),
  );
  expect(statements).toBe(1);
  expect(await auction.resultFor(market.owner.id, lotId)).toMatchObject({ isAwarded: false, position: 2 });
  expect(await auction.resultFor(market.rivalOwner.id, lotId)).toMatchObject({ isAwarded: true, position: 1 });
});
