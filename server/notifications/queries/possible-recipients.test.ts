import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeBid, makeLot } from '#server/bidding/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { RecordedEvent } from '#server/platform/events/event.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEvent } from '../factories.ts';
import { findPossibleRecipients } from './possible-recipients.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  market = await makeMarketFixture(kit.db);
});

const eventOf = async (more: object = {}): Promise<RecordedEvent & { engagementId: string }> => ({
  ...(await makeEvent(kit.db, { kind: 'engagement.published', clientId: market.client.id, ...more })),
  engagementId: market.engagementId,
});
const people = async (kind: Parameters<typeof findPossibleRecipients>[1], more: object = {}) => {
  const event = await eventOf(more);
  return kit.asSystem((scope) => findPossibleRecipients(scope, kind, event));
};

test('the users of the agency have their assignment, permissions and settings', async () => {
  const support = await makeUser(kit.db, { tenantId: market.agency.id, role: 'tech-support' });
  const roleless = await makeUser(kit.db, { tenantId: market.agency.id, role: 'none' });
  await kit.db
    .insertInto('assignment')
    .values({
      id: newId(),
      engagementId: market.engagementId,
      supplierId: market.agency.id,
      userId: market.standard.id,
      createdBy: market.owner.id,
      createdAt: kit.clock.now(),
    })
    .execute();
  await kit.db
    .insertInto('notificationSetting')
    .values({ userId: market.owner.id, tenantId: market.agency.id, fulfillment: false, updatedAt: kit.clock.now() })
    .execute();
  const gone = await makeUser(kit.db, { tenantId: market.agency.id });
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', gone.id).execute();
  const found = await people('candidate-moved', { supplierId: market.agency.id });
  const of = (userId: string) => found.find((one) => one.userId === userId);
  expect(found).toHaveLength(4);
  expect(of(market.owner.id)).toMatchObject({ isAssigned: false, mayRead: true, wantsIt: false });
  expect(of(market.standard.id)).toMatchObject({ isAssigned: true, mayRead: true, wantsIt: true });
  expect(of(roleless.id)).toMatchObject({ mayRead: true, seesAll: false });
  expect(of(support.id)).toMatchObject({ mayRead: true, isAssigned: false, seesAll: true });
});

test('provider staff inside an agency are not notified of bids', async () => {
  const support = await makeUser(kit.db, { tenantId: market.agency.id, role: 'tech-support' });
  const found = await people('position-lost', { supplierId: market.agency.id });
  const mayRead = Object.fromEntries(found.map((one) => [one.userId, one.mayRead]));
  expect(mayRead).toMatchObject({ [support.id]: false, [market.owner.id]: true, [market.standard.id]: true });
});

test('an event for all applicants has the users of agencies with an application in the right status', async () => {
  await makeApplication(kit.db, { engagementId: market.engagementId, supplierId: market.agency.id, statusId: 1 });
  await makeApplication(kit.db, { engagementId: market.engagementId, supplierId: market.rival.id, statusId: 3 });
  const tenants = async (kind: Parameters<typeof findPossibleRecipients>[1]) => [
    ...new Set((await people(kind)).map((one) => one.tenantId)),
  ];
  expect(await tenants('closing-soon')).toEqual([market.agency.id]);
  expect(await tenants('roles-filled')).toEqual([]);
  expect(await tenants('own-closing-soon')).toEqual([market.client.id]);
});

test('in a round for tied agencies, only those agencies are told that bidding ends', async () => {
  const { auctionId, lotId } = await makeLot(kit, market);
  for (const [userId, amount] of [
    [market.owner.id, '9100'],
    [market.rivalOwner.id, '9400'],
  ] as const)
    await makeBid(kit, userId, lotId, amount);
  const told = async (kind: Parameters<typeof findPossibleRecipients>[1]) => {
    const event = await makeEvent(kit.db, { kind: 'lot.ends-in-an-hour', clientId: market.client.id });
    const found = await kit.asSystem((scope) =>
      findPossibleRecipients(scope, kind, { ...event, engagementId: auctionId, talentRequestId: lotId }),
    );
    return [...new Set(found.map((one) => one.tenantId))].toSorted();
  };
  const both = [market.agency.id, market.rival.id].toSorted();
  expect(await told('bidding-ends-in-an-hour')).toEqual(both);
  await kit.db.updateTable('lot').set({ isForTied: true, round: 2 }).where('talentRequestId', '=', lotId).execute();
  await kit.db
    .updateTable('standingBid')
    .set({ tiedInRound: 2 })
    .where('talentRequestId', '=', lotId)
    .where('supplierId', '=', market.agency.id)
    .execute();
  expect(await told('bidding-ends-in-an-hour')).toEqual([market.agency.id]);
  // The final result concerns every bidder.
  expect(await told('award-final')).toEqual(both);
});
