import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelLots, makeLot } from '#server/bidding/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { AuctionFixture, outcomeCode } from '#server/testing/auction-fixture.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeAudit } from '../factories.ts';
import { listSettledAuctions } from './settled-auctions.ts';

let kit: TestKit;
let auction: AuctionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  auction = await AuctionFixture.create(kit);
});
afterAll(() => kit.close());
beforeEach(() => auction.reset());

const page = async (pageCurrent: number, pageSize = 1) => {
  const answer = await kit.asProvider(auction.staff, (scope) => listSettledAuctions(scope, { pageCurrent, pageSize }));
  if (answer instanceof Refused) throw new Error(outcomeCode(answer));
  return answer;
};
const settled = async () => {
  const lot = await auction.closedLot();
  await auction.award(lot.auctionId, lot.lotId, { to: [auction.market.rival.id] });
  return lot.auctionId;
};

test('auctions are listed once they are settled, latest first, with the auditor of a running audit', async () => {
  await auction.closedLot();
  const first = await settled();
  const second = await settled();
  const firm = await makeTenant(kit.db, { side: 'auditor', name: 'Marlow Assurance' });
  await makeAudit(kit.db, { engagementId: first, auditorId: firm.id, namedAt: kit.clock.now() });
  expect(await page(0)).toMatchObject({
    total: 2,
    records: [{ engagementId: second, auditorName: null, lotCount: 1 }],
  });
  expect(await page(1)).toMatchObject({
    records: [{ engagementId: first, auditorName: 'Marlow Assurance', clientName: auction.market.client.name }],
  });
  await kit.db.updateTable('audit').set({ endedAt: kit.clock.now(), endedByName: 'Nadia Brandt' }).execute();
  expect(await page(1)).toMatchObject({ records: [{ engagementId: first, auditorName: null }] });
});

test('an auction whose lots were all cancelled during bidding has no time of a close', async () => {
  const { auctionId, lotId } = await makeLot(kit, auction.market);
  await kit.asSystem((scope) => cancelLots(scope, auctionId));
  expect(await auction.stateOf(lotId)).toBe('cancelled');
  const { records } = await page(0, 100);
  expect(records.find(({ engagementId }) => engagementId === auctionId)).toMatchObject({ closedAt: null });
});
