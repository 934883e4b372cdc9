import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { ownCounts, requestsWithCandidates, stagingRows } from './staging-rows.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('a request is served by somebody in the running or hired, not by somebody rejected', async () => {
  const { talentRequestId, engagementId, agency, owner } = market;
  const served = () => kit.asAgency(owner.id, (scope) => requestsWithCandidates(scope, engagementId));
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  await makeCandidate(kit.db, { talentRequestId, supplierId: agency.id, statusId: 3 });
  expect([...(await served())]).toEqual([]);
  await makeCandidate(kit.db, { talentRequestId, supplierId: agency.id, statusId: 2 });
  expect([...(await served())]).toEqual([talentRequestId]);
});

test('of a cancelled request only the rejected ones are counted', async () => {
  const { talentRequestId, engagementId, owner } = market;
  await kit.db.updateTable('talentRequest').set({ statusId: 7 }).where('id', '=', talentRequestId).execute();
  const counts = await kit.asAgency(owner.id, (scope) => ownCounts(scope, engagementId));
  expect(counts).toEqual([{ talentRequestId, statusId: 3, count: 1 }]);
});

test('where there are no requests there are no rows', async () => {
  const rows = await kit.asAgency(market.owner.id, (scope) => stagingRows(scope, market.engagementId, []));
  expect(rows).toEqual([]);
});
