import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  applicationEndpoints,
  undoWithdrawalEndpoint,
  withdrawApplicationEndpoint,
} from '#contract/applications/endpoints.ts';
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
  const { engagementId } = market;
  await makeApplication(server.kit.db, { engagementId, supplierId: market.agency.id, statusId: 2 });
  await makeApplication(server.kit.db, { engagementId, supplierId: market.rival.id, statusId: 1 });
});

const callAll = async (operation: string, userId: string, input: object) => {
  const found = applicationEndpoints.filter((one) => one.operation === operation);
  const answers = [];
  for (const at of found) answers.push(await server.call(userId, at, input));
  return answers;
};
const mark = async (input: object = { engagementId: market.engagementId }) =>
  (await callAll('applications.applied', market.owner.id, input)).map(({ body }) => body);

test('an employer counts all applications to its engagement, an agency only its own', async () => {
  const { engagementId } = market;
  const [all] = await callAll('applications.countAgencies', market.employer.id, { engagementId });
  expect(all?.body).toMatchObject({
    appliedAgencies: 2,
    total: 2,
    byStatus: [
      { applicationStatus: 'Pending', count: 1 },
      { applicationStatus: 'Approved', count: 1 },
    ],
  });
  for (const operation of ['applications.countAgencies', 'applications.summary']) {
    const [own] = await callAll(operation, market.owner.id, { engagementId });
    expect(own?.body).toMatchObject({ appliedAgencies: 1, total: 1, byStatus: [{ applicationStatus: 'Approved' }] });
  }
  const [others] = await callAll('applications.countAgencies', market.otherEmployer.id, { engagementId });
  expect(others).toMatchObject({ status: 404 });
});

test('withdrawing an approved success-fee application removes the applied flag, and undoing restores it', async () => {
  const { engagementId } = market;
  expect(await mark()).toEqual(
    Array(2).fill(expect.objectContaining({ records: [expect.objectContaining({ engagementId, isApplied: true })] })),
  );
  await server.call(market.owner.id, withdrawApplicationEndpoint, { engagementId, reasonId: 1 });
  expect(await mark({ clientId: market.client.id })).toEqual(
    Array(2).fill(expect.objectContaining({ records: [expect.objectContaining({ engagementId, isApplied: false })] })),
  );
  const [counted] = await callAll('applications.countAgencies', market.employer.id, { engagementId });
  expect(counted?.body).toMatchObject({ appliedAgencies: 1, total: 2 });
  await server.call(market.owner.id, undoWithdrawalEndpoint, { engagementId });
  expect(await mark()).toMatchObject([{ records: [{ isApplied: true }] }, { records: [{ isApplied: true }] }]);
});

test('the dashboard has the stage of the engagement and the status of the application', async () => {
  const [stage] = await callAll('applications.dashboardStage', market.owner.id, { engagementId: market.engagementId });
  expect(stage?.body).toMatchObject({
    stage: 'application',
    stageStatus: 'Application',
    applicationStatusId: 2,
    applicationStatus: 'Approved',
    previousStatusId: 1,
  });
});
