import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { findAgencyTrackRecords } from './agency-records.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId: market.engagementId, supplierId: market.agency.id });
});
afterAll(() => kit.close());

test('the record counts submissions and hires with this employer, and the days to the first submission', async () => {
  const { talentRequestId } = market;
  const openedAt = new Date('2026-11-10T04:00:00Z');
  await kit.db.updateTable('talentRequest').set({ publishedAt: openedAt }).where('id', '=', talentRequestId).execute();
  const day = (count: number) => new Date(openedAt.getTime() + count * 86_400_000);
  const of = { talentRequestId, supplierId: market.agency.id };
  await makeCandidate(kit.db, { ...of, dateSubmitted: day(3.5) });
  await makeCandidate(kit.db, { ...of, dateSubmitted: day(6), statusId: 2 });
  const records = await kit.asClient(market.employer.id, (scope) =>
    findAgencyTrackRecords(scope, market.client.id, [market.agency.id, market.rival.id]),
  );
  expect([...records]).toEqual([[market.agency.id, { submitted: 2, hired: 1, daysToSubmit: 3.5 }]]);
});

test('no agencies have no records', async () => {
  const records = await kit.asClient(market.employer.id, (scope) =>
    findAgencyTrackRecords(scope, market.client.id, []),
  );
  expect(records.size).toBe(0);
});
