import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { AuctionFixture } from '#server/testing/auction-fixture.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listKeyUses } from './key-uses.ts';

let kit: TestKit;
let auction: AuctionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  auction = await AuctionFixture.create(kit);
});
afterAll(() => kit.close());
beforeEach(() => auction.reset());

const uses = (userId: string, lotId: string) => kit.asAgency(userId, (scope) => listKeyUses(scope, lotId));

test('a bidder sees when sealed bids were opened; a ranked lot has nothing to open', async () => {
  const { owner, rivalOwner } = auction.market;
  const sealed = await auction.closedLot({ bidTypeId: 1 });
  const closedAt = kit.clock.now();
  expect(await uses(owner.id, sealed.lotId)).toEqual([closedAt]);
  expect(await uses(rivalOwner.id, sealed.lotId)).toEqual([closedAt]);
  const ranked = await auction.closedLot();
  expect(await uses(owner.id, ranked.lotId)).toEqual([]);
});

test('an agency without a bid is told nothing', async () => {
  const { lotId } = await auction.closedLot({ bidTypeId: 1 });
  const { id } = await makeTenant(kit.db, { name: 'No bidder' });
  expect(await uses((await makeUser(kit.db, { tenantId: id })).id, lotId)).toBeUndefined();
});
