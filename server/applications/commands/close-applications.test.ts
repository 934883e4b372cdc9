import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBid, makeLot, makeLotResults } from '#server/bidding/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { engagementEvents } from '#server/engagements/public.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApplication, makeMarketFixture } from '../factories.ts';
import { applicationReactions } from '../reactions.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit({ reactions: applicationReactions });
});
afterAll(() => kit.close());

test('when an engagement ends, only pending applications become Not Selected', async () => {
  const market = await makeMarketFixture(kit.db);
  const other = await makeEngagement(kit.db, { clientId: market.client.id });
  const third = await makeTenant(kit.db);
  const { engagementId } = market;
  const pending = await makeApplication(kit.db, { engagementId, supplierId: market.agency.id, statusId: 1 });
  const approved = await makeApplication(kit.db, { engagementId, supplierId: market.rival.id, statusId: 2 });
  const declined = await makeApplication(kit.db, { engagementId, supplierId: third.id, statusId: 3 });
  const elsewhere = await makeApplication(kit.db, {
    engagementId: other.id,
    supplierId: market.agency.id,
    statusId: 1,
  });

  await kit.asClient(market.employer.id, (scope) =>
    scope.emit({ kind: engagementEvents.completed, clientId: market.client.id, engagementId }),
  );

  const rows = await kit.db.selectFrom('application').select(['id', 'statusId', 'previousStatusId']).execute();
  const statusOf = (id: string) => rows.find((row) => row.id === id)?.statusId;
  expect([pending, approved, declined, elsewhere].map(({ id }) => statusOf(id))).toEqual([6, 2, 3, 1]);
  const events = await kit.db
    .selectFrom('event')
    .select('applicationId')
    .where('kind', '=', 'application.not-selected')
    .execute();
  expect(events).toEqual([{ applicationId: pending.id }]);
});

test('when an engagement ends, an approval with a pending new tender is Approved again, and other Re-bids are not', async () => {
  const market = await makeMarketFixture(kit.db);
  const { engagementId } = market;
  const rebid = (supplierId: string, rebidDueAt: Date | null) =>
    makeApplication(kit.db, { engagementId, supplierId, statusId: 7, previousStatusId: 2, rebidDueAt });
  const selected = await rebid(market.agency.id, new Date('2026-11-21T04:01:00Z'));
  const waitsForBid = await rebid(market.rival.id, null);
  await kit.asClient(market.employer.id, (scope) =>
    scope.emit({ kind: engagementEvents.completed, clientId: market.client.id, engagementId }),
  );
  const rows = await kit.db.selectFrom('application').select(['id', 'statusId', 'rebidDueAt']).execute();
  const of = (id: string) => rows.find((row) => row.id === id);
  expect(of(selected.id)).toMatchObject({ statusId: 2, rebidDueAt: null });
  expect(of(waitsForBid.id)).toMatchObject({ statusId: 6, rebidDueAt: null });
});

test('cancelling an engagement before its award closes every active application', async () => {
  const market = await makeMarketFixture(kit.db);
  const { engagementId } = market;
  const third = await makeTenant(kit.db);
  for (const [supplierId, statusId] of [
    [market.agency.id, 2],
    [market.rival.id, 7],
    [third.id, 5],
  ] as const) {
    await makeApplication(kit.db, { engagementId, supplierId, statusId });
  }
  await kit.asClient(market.employer.id, (scope) =>
    scope.emit({
      kind: engagementEvents.cancelled,
      clientId: market.client.id,
      engagementId,
      data: { reasonId: 1, noteId: null },
    }),
  );
  const rows = await kit.db
    .selectFrom('application')
    .select(['statusId', 'previousStatusId'])
    .where('engagementId', '=', engagementId)
    .orderBy('statusId')
    .orderBy('previousStatusId')
    .execute();
  expect(rows.map((row) => row.statusId)).toEqual([5, 6, 6]);
  expect(rows.slice(1).map((row) => row.previousStatusId)).toEqual([2, 7]);
});

test('when an auction with lots ends, only agencies with a final award stay approved', async () => {
  const market = await makeMarketFixture(kit.db);
  const { auctionId: engagementId, lotId } = await makeLot(kit, market, { hours: 1 });
  const third = await makeTenant(kit.db);
  await makeApplication(kit.db, { engagementId, supplierId: third.id, statusId: 7 });
  for (const userId of [market.owner.id, market.rivalOwner.id]) await makeBid(kit, userId, lotId, '9500');
  await makeLotResults(kit.db, lotId, { awarded: [market.agency.id] });
  await kit.db.updateTable('application').set({ statusId: 7 }).where('supplierId', '=', market.agency.id).execute();
  await kit.asClient(market.employer.id, (scope) =>
    scope.emit({ kind: engagementEvents.completed, clientId: market.client.id, engagementId }),
  );
  const rows = await kit.db
    .selectFrom('application')
    .select(['supplierId', 'statusId'])
    .where('engagementId', '=', engagementId)
    .execute();
  const statusOf = ({ id }: { id: string }) => rows.find(({ supplierId }) => supplierId === id)?.statusId;
  expect([market.agency, market.rival, third].map(statusOf)).toEqual([2, 6, 6]);
});
