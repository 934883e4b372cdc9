import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { engagementSummary } from './summarize-engagement.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('the summary has roles, requests, own candidates by status, and the earnings of hired ones', async () => {
  const { id: engagementId } = await makeEngagement(kit.db, { clientId: market.client.id, stage: 'fulfillment' });
  const open = await makeTalentRequest(kit.db, {
    engagementId,
    statusId: 5,
    noOfRoles: 3,
    noOfRolesFilled: 2,
    internallyFilledRoles: 1,
  });
  await makeTalentRequest(kit.db, { engagementId, statusId: 7, noOfRoles: 9 });
  await makeApplication(kit.db, { engagementId, supplierId: market.agency.id });
  await makeApplication(kit.db, { engagementId, supplierId: market.rival.id });
  const make = (statusId: CandidateStatusId, supplierId = market.agency.id) =>
    makeCandidate(kit.db, { talentRequestId: open.id, supplierId, statusId, agencyFee: '12000.50' });
  for (const statusId of [1, 1, 2] as const) await make(statusId);
  await make(2, market.rival.id);
  const read = (user: string) => kit.asAgency(user, (scope) => engagementSummary(scope, { engagementId }));
  expect(await read(market.owner.id)).toMatchObject({
    engagementId,
    application: { applicationStatus: 'Approved' },
    roles: { all: 3, filled: 2, internallyFilled: 1, remaining: 1 },
    talentRequests: {
      all: 2,
      byStatus: [
        { value: 'Available', count: 1 },
        { value: 'Cancelled', count: 1 },
      ],
    },
    candidates: {
      total: 3,
      byStatus: [
        { candidateStatusId: 1, candidateStatus: 'Pending', count: 2 },
        { candidateStatusId: 2, candidateStatus: 'Hired', count: 1 },
      ],
    },
    approvedCandidates: 1,
    earnings: [{ currencyIso: 'AUD', amount: '12000.50' }],
    requests: [{ talentRequestId: open.id, candidates: 3 }, { candidates: 0 }],
  });
  const unseen = await kit.asAgency(market.owner.id, (scope) =>
    engagementSummary({ ...scope, permissions: new Set() }, { engagementId }),
  );
  expect(unseen).toMatchObject({ earnings: [] });
});

test('an invisible engagement has no summary', async () => {
  const { id: engagementId } = await makeEngagement(kit.db, { clientId: market.client.id, publishedAt: null });
  const answer = await kit.asAgency(market.owner.id, (scope) => engagementSummary(scope, { engagementId }));
  expect(answer).toMatchObject({ refusal: { code: 'not-found' } });
});
