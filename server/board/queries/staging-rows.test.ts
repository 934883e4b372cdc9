import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readEngagementWork } from './engagement-work.ts';
import { countOwnCandidates, listStagingRows } from './staging-rows.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('a request is unfilled until the agency has an open or hired candidate; a rejected one does not count', async () => {
  const { talentRequestId, engagementId, agency, owner } = market;
  const action = async () => {
    const work = await kit.asAgency(owner.id, (scope) => readEngagementWork(scope, { engagementId }));
    return 'refusal' in work ? work.refusal : work.waits?.code;
  };
  await kit.db.updateTable('talentRequest').set({ statusId: 5 }).where('id', '=', talentRequestId).execute();
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  await makeCandidate(kit.db, { talentRequestId, supplierId: agency.id, statusId: 3 });
  expect(await action()).toBe('submit-candidate');
  await makeCandidate(kit.db, { talentRequestId, supplierId: agency.id, statusId: 2 });
  expect(await action()).toBeUndefined();
});

test('a cancelled request counts only rejected candidates', async () => {
  const { talentRequestId, engagementId, owner } = market;
  await kit.db.updateTable('talentRequest').set({ statusId: 7 }).where('id', '=', talentRequestId).execute();
  const counts = await kit.asAgency(owner.id, (scope) => countOwnCandidates(scope, engagementId));
  expect(counts).toEqual([{ talentRequestId, statusId: 3, count: 1 }]);
});

test('without requests there are no rows', async () => {
  const rows = await kit.asAgency(market.owner.id, (scope) => listStagingRows(scope, market.engagementId, []));
  expect(rows).toEqual([]);
});
