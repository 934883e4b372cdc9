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
  test('shows the right to apply before the agency has applied', async () => {
    expect(await view()).toMatchObject({
      stage: 'application',
      stageStatus: 'Application',
      application: null,
      can: { apply: { allowed: true } },
    });
  });

  test('shows the accepted terms, the applicant and the decision with its reason afterwards', async () => {
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

  test.each(applicationStatuses)('shows every status with its name: $id $value', async ({ id, value }) => {
    await makeApplication(server.kit.db, {
      engagementId: market.engagementId,
      supplierId: market.agency.id,
      statusId: id,
    });
    expect(await view()).toMatchObject({ application: { applicationStatusId: id, applicationStatus: value } });
  });

  test("does not show a rival's application", async () => {
    await makeApplication(server.kit.db, { engagementId: market.engagementId, supplierId: market.rival.id });
    expect(await view()).toMatchObject({ application: null });
  });

  test('is the same from all three endpoints', async () => {
    await makeApplication(server.kit.db, { engagementId: market.engagementId, supplierId: market.agency.id });
    const at = applicationEndpoints.filter(({ operation }) => operation === 'applications.view');
    const answers = await Promise.all(
      at.map((one) => server.call(market.owner.id, one, { engagementId: market.engagementId })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test("refuses another tenant's id in the path", async () => {
    const at = applicationEndpoints.find(({ path }) => path.endsWith('/{supplierId}'));
    if (!at) throw new Error('The call of the success fee is gone.');
    const aimed = { ...at, path: at.path.replace('{supplierId}', market.rival.id), claims: {} };
    const answer = await server.call(market.owner.id, aimed, { engagementId: market.engagementId });
    expect(answer).toMatchObject({ status: 403, body: { code: 'foreign-id' } });
  });
});
