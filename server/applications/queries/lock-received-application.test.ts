import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApplication, makeMarketFixture } from '../factories.ts';
import { lockReceivedApplication } from './lock-received-application.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("an employer locks its received application with the engagement, and does not find another employer's", async () => {
  const { engagementId, agency, employer, otherEmployer } = await makeMarketFixture(kit.db);
  const { id } = await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const found = await kit.asClient(employer.id, (scope) => lockReceivedApplication(scope, id));
  expect(found).toMatchObject({ application: { id, statusId: 2 }, engagement: { id: engagementId } });
  expect(await kit.asClient(otherEmployer.id, (scope) => lockReceivedApplication(scope, id))).toBeUndefined();
});
