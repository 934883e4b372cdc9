import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '../factories.ts';
import { cancelRebid, endRebid, startRebid } from './rebid-lot.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  const { engagementId } = market;
  await makeApplication(kit.db, { engagementId, supplierId: market.agency.id, statusId: 2 });
  await makeApplication(kit.db, { engagementId, supplierId: market.rival.id, statusId: 4 });
});
afterAll(() => kit.close());

const until = new Date('2026-11-22T04:00:00Z');
const stateOf = async (supplierId: string) => {
  const application = await kit.db
    .selectFrom('application')
    .selectAll()
    .where('supplierId', '=', supplierId)
    .executeTakeFirstOrThrow();
  const step = await kit.db
    .selectFrom('applicationStep')
    .select(['byName', 'bySide', 'reasonText'])
    .where('applicationId', '=', application.id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { statusId: application.statusId, rebidDueAt: application.rebidDueAt, ...step };
};
const events = async () =>
  (await kit.db.selectFrom('event').select(['kind', 'data']).orderBy('at').orderBy('id').execute()).map(
    ({ kind, data }) => [kind, data],
  );

test('only approved agencies are asked for a new bid, once, and without a deadline of the application', async () => {
  const both = [market.agency.id, market.rival.id];
  for (let round = 0; round < 2; round += 1) {
    await kit.asClient(market.employer.id, (scope) =>
      startRebid(scope, market.engagementId, both, 'The scope is smaller.', until),
    );
  }
  expect(await stateOf(market.agency.id)).toEqual({
    statusId: 7,
    rebidDueAt: null,
    byName: 'Priya Raman',
    bySide: 'client',
    reasonText: 'The scope is smaller.',
  });
  expect(await stateOf(market.rival.id)).toMatchObject({ statusId: 4 });
  expect(await events()).toEqual([['application.rebid-asked', { until: until.toISOString() }]]);
});

test("the agency's new bid ends its Re-bid as answered, and the end of the round ends it without an answer", async () => {
  await kit.asAgency(market.owner.id, (scope) => endRebid(scope, market.engagementId, [market.agency.id]));
  expect(await stateOf(market.agency.id)).toMatchObject({ statusId: 2, bySide: 'agency' });
  await kit.asSystem((scope) => startRebid(scope, market.engagementId, [market.agency.id], null, until));
  await kit.asSystem((scope) => endRebid(scope, market.engagementId, [market.agency.id, market.rival.id]));
  expect(await stateOf(market.agency.id)).toMatchObject({ statusId: 2, bySide: 'system', reasonText: null });
  expect((await events()).map(([kind]) => kind)).toEqual([
    'application.rebid-asked',
    'application.rebid-answered',
    'application.rebid-asked',
    'application.rebid-over',
  ]);
});

test('the cancellation of a lot ends a Re-bid without an event of its own', async () => {
  await kit.asSystem((scope) => startRebid(scope, market.engagementId, [market.agency.id], null, until));
  const before = await events();
  await kit.asClient(market.employer.id, (scope) => cancelRebid(scope, market.engagementId, [market.agency.id]));
  expect(await stateOf(market.agency.id)).toMatchObject({ statusId: 2, bySide: 'system', reasonText: null });
  expect(await events()).toEqual(before);
});

test('nobody is asked when there are no agencies', async () => {
  const before = await events();
  await kit.asSystem((scope) => startRebid(scope, market.engagementId, [], null, until));
  await kit.asSystem((scope) => endRebid(scope, market.engagementId, []));
  await kit.asSystem((scope) => cancelRebid(scope, market.engagementId, []));
  expect(await events()).toEqual(before);
});
