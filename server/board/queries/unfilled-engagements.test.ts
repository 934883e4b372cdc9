import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { findUnfilledEngagements } from './unfilled-engagements.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('an engagement with an available request without candidates needs them, since it opened to the agency', async () => {
  const { id: engagementId } = await makeEngagement(kit.db, { clientId: market.client.id, stage: 'fulfillment' });
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId, statusId: 5 });
  const unfilled = () => kit.asAgency(market.owner.id, (scope) => findUnfilledEngagements(scope, [engagementId]));
  expect(await unfilled()).toEqual([]);
  const decidedAt = new Date('2026-11-19T22:00:00Z');
  await makeApplication(kit.db, { engagementId, supplierId: market.agency.id, decidedAt });
  expect(await unfilled()).toEqual([
    { engagementId, since: decidedAt, action: { code: 'submit-candidate', text: 'Submit a candidate', isIdle: false } },
  ]);
  await makeCandidate(kit.db, { talentRequestId, supplierId: market.agency.id });
  expect(await unfilled()).toEqual([]);
  expect(await kit.asAgency(market.owner.id, (scope) => findUnfilledEngagements(scope, []))).toEqual([]);
});
