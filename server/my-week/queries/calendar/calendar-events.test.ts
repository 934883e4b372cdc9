import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeBid, makeLot } from '#server/bidding/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeWeekTask } from '../../factories.ts';
import { listCalendarEvents } from './calendar-events.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:00:00Z')));

const eventsOf = (userId: string) => kit.asAgency(userId, listCalendarEvents);

test('the end of a lot is in the calendar before and after the bid, and moves with the lot [W01]', async () => {
  const { auctionId, lotId } = await makeLot(kit, market, { hours: 2 });
  await makeAssignment(kit.db, { engagementId: auctionId, userId: market.owner.id });
  const [due] = await eventsOf(market.owner.id);
  expect(due).toMatchObject({ id: `lot:${lotId}`, at: new Date('2026-11-20T06:00:00Z') });
  await makeBid(kit, market.owner.id, lotId, '8000.00');
  expect(await eventsOf(market.owner.id)).toMatchObject([{ id: due?.id, at: due?.at }]);
  const endsAt = new Date('2026-11-20T06:05:00Z');
  await kit.db.updateTable('lot').set({ endsAt }).where('talentRequestId', '=', lotId).execute();
  expect(await eventsOf(market.owner.id)).toMatchObject([{ id: due?.id, at: endsAt }]);
  kit.clock.set(endsAt);
  expect(await eventsOf(market.owner.id)).toEqual([]);
});

test('the end of questions is in the calendar of assigned users, and moves with the closing time [W01] [K01]', async () => {
  const closingAt = new Date('2026-11-25T04:00:00Z');
  const { id: engagementId } = await makeEngagement(kit.db, { clientId: market.client.id, closingAt });
  await makeApplication(kit.db, { engagementId, supplierId: market.agency.id });
  const user = await makeUser(kit.db, { tenantId: market.agency.id, role: 'standard' });
  const found = () => eventsOf(user.id);
  expect(await found()).toEqual([]);
  await makeAssignment(kit.db, { engagementId, userId: user.id });
  expect(await found()).toMatchObject([{ id: `questions:${engagementId}`, at: new Date('2026-11-23T04:00:00Z') }]);
  const later = new Date('2026-11-26T04:00:00Z');
  await kit.db.updateTable('engagement').set({ closingAt: later }).where('id', '=', engagementId).execute();
  expect(await found()).toMatchObject([{ at: new Date('2026-11-24T04:00:00Z') }]);
});

test('a calendar has the tasks of its user, and none of colleagues', async () => {
  await makeWeekTask(kit.db, { userId: market.standard.id, text: 'Call Ingrid' });
  expect(JSON.stringify(await eventsOf(market.owner.id))).not.toContain('My Week');
  const own = await eventsOf(market.standard.id);
  expect(own).toMatchObject([{ summary: 'A task in My Week', at: '2026-11-20' }]);
});
