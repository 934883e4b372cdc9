import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withdrawApplicationEndpoint, withdrawalStatusEndpoint } from '#contract/applications/endpoints.ts';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '../factories.ts';

let server: TestServer;
let market: MarketFixture;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  market = await makeMarketFixture(server.kit.db);
});

const status = () => server.call(market.owner.id, withdrawalStatusEndpoint, { engagementId: market.engagementId });
const applied = () =>
  makeApplication(server.kit.db, { engagementId: market.engagementId, supplierId: market.agency.id });
const presented = (statusId: CandidateStatusId) =>
  makeCandidate(server.kit.db, { talentRequestId: market.talentRequestId, supplierId: market.agency.id, statusId });

test('before a withdrawal it counts the candidates that would be withdrawn', async () => {
  await applied();
  await presented(4);
  expect(await status()).toMatchObject({
    status: 200,
    body: {
      applicationStatus: 'Approved',
      isWithdrawn: false,
      openCandidates: 1,
      hiredCandidates: 0,
      can: { withdraw: { allowed: true }, undoWithdrawal: { allowed: false } },
    },
  });
});

test('after a hire it has the reason against a withdrawal', async () => {
  await applied();
  await presented(2);
  expect(await status()).toMatchObject({
    body: { hiredCandidates: 1, can: { withdraw: { allowed: false, reasons: [{ code: 'candidate-hired' }] } } },
  });
});

test('after a withdrawal it has the undo deadline', async () => {
  await applied();
  await server.call(market.owner.id, withdrawApplicationEndpoint, { engagementId: market.engagementId, reasonId: 1 });
  expect(await status()).toMatchObject({
    body: {
      isWithdrawn: true,
      undoUntil: new Date(server.kit.clock.now().getTime() + 600_000).toISOString(),
      can: { withdraw: { allowed: false }, undoWithdrawal: { allowed: true } },
    },
  });
});

test('without an application there is nothing to withdraw', async () => {
  expect(await status()).toMatchObject({
    body: { applicationId: null, applicationStatus: '', can: { withdraw: { reasons: [{ code: 'not-applied' }] } } },
  });
});
