import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applicationEndpoints } from '#contract/applications/endpoints.ts';
import { applicationStatuses } from '#contract/applications/states.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '../factories.ts';
import { viewApplication } from './view-application.ts';

let server: TestServer;
let market: MarketFixture;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  market = await makeMarketFixture(server.kit.db);
});

const view = (userId = market.owner.id) =>
  server.kit.asAgency(userId, (scope) => viewApplication(scope, { engagementId: market.engagementId }));

describe('the application stage of an engagement', () => {
  test('before the agency has applied it says whether it may', async () => {
    expect(await view()).toMatchObject({
      stage: 'application',
      stageStatus: 'Application',
      application: null,
      can: { apply: { allowed: true } },
    });
  });

  test('afterwards it shows what was accepted, by whom and when, and the decision with its reason', async () => {
    await makeApplication(server.kit.db, {
      engagementId: market.engagementId,
      supplierId: market.agency.id,
      statusId: 3,
      reasonCode: '2',
      reasonText: 'Three agencies already work on this ward.',
    });
    expect(await view()).toMatchObject({
      application: {
        way: 'set-rate',
        applicationStatus: 'Declined',
        appliedByName: 'Mara Ellingsen',
        fee: { feeTypeId: 1, feePercent: '13.7500', feeAmount: null, currencyCode: 'AUD' },
        terms: { termsVersion: 1, guaranteeDays: 90 },
        decidedByName: 'Priya Raman',
        reason: 'Panel full',
        reasonText: 'Three agencies already work on this ward.',
      },
      can: { apply: { allowed: false, reasons: [{ code: 'already-applied' }] } },
    });
  });

  test.each(applicationStatuses)('every status has its name: $id $value', async ({ id, value }) => {
    await makeApplication(server.kit.db, {
      engagementId: market.engagementId,
      supplierId: market.agency.id,
      statusId: id,
    });
    expect(await view()).toMatchObject({ application: { applicationStatusId: id, applicationStatus: value } });
  });

  test("a rival's application is not there", async () => {
    await makeApplication(server.kit.db, { engagementId: market.engagementId, supplierId: market.rival.id });
    expect(await view()).toMatchObject({ application: null });
  });

  test('the three calls that ask for it answer the same', async () => {
    await makeApplication(server.kit.db, { engagementId: market.engagementId, supplierId: market.agency.id });
    const at = applicationEndpoints.filter(({ operation }) => operation === 'applications.view');
    const answers = await Promise.all(
      at.map((one) => server.call(market.owner.id, one, { engagementId: market.engagementId })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test('a call that names another tenant in its path is refused', async () => {
    const at = applicationEndpoints.find(({ path }) => path.endsWith('/{supplierId}'));
    if (!at) throw new Error('The call of the success fee is gone.');
    const aimed = { ...at, path: at.path.replace('{supplierId}', market.rival.id), claims: {} };
    const answer = await server.call(market.owner.id, aimed, { engagementId: market.engagementId });
    expect(answer).toMatchObject({ status: 403, body: { code: 'foreign-id' } });
  });
});
