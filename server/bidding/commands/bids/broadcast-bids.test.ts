import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeTenant } from '#server/identity/factories.ts';
import type { LiveMessage } from '#server/platform/live/broadcast.ts';
import { createTestAuction, type TestAuction } from '#server/testing/bids/auction.ts';

let auction: TestAuction;
beforeAll(async () => {
  auction = await createTestAuction();
});
afterAll(() => auction.close());
beforeEach(() => auction.server.kit.clock.set(new Date('2026-11-20T04:01:00Z')));

/** Runs the given function and returns the messages that each tenant's open pages received meanwhile. */
const heard = async (work: () => Promise<unknown>) => {
  const messages: LiveMessage[] = [];
  const { live } = auction.server.product.source;
  const publish = vi.spyOn(live, 'publish').mockImplementation((news) => void messages.push(...news));
  await work();
  publish.mockRestore();
  return (tenantId: string) =>
    messages.flatMap((one) => ('message' in one && one.tenants?.includes(tenantId) === true ? [one.message] : []));
};

test('a rival gets a message about a changed position, which does not name the agency or its act', async () => {
  const { market, bid } = auction;
  const { id: thirdId } = await makeTenant(auction.server.kit.db);
  const lot = await auction.open();
  await bid(market.rivalOwner.id, lot, '9500');
  const about = { engagementId: lot.auctionId, talentRequestId: lot.lotId };
  const lower = await heard(() => bid(market.owner.id, lot, '9400'));
  expect(lower(market.rival.id)).toEqual([{ kind: 'lot.position-changed', ...about }]);
  expect(lower(market.agency.id)).toEqual([{ kind: 'bid.placed', ...about }]);
  expect(lower(market.client.id)).toEqual([{ kind: 'lot.bids-changed', ...about }]);
  expect(lower(thirdId)).toEqual([]);
  // The leader still leads, so nothing changes for its rival.
  const again = await heard(() => bid(market.owner.id, lot, '9300'));
  expect(again(market.rival.id)).toEqual([]);
});

test('rivals of a sealed bid get no message', async () => {
  const { market, bid } = auction;
  const lot = await auction.open({ bidTypeId: 1 });
  await bid(market.rivalOwner.id, lot, '9500');
  const messages = await heard(() => bid(market.owner.id, lot, '9400'));
  expect(messages(market.rival.id)).toEqual([]);
});
