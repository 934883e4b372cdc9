import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEngagement } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApplication, makeMarketFixture } from '../factories.ts';
import { listTenders } from './tenders.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('only the agency and the employer read the tenders of an application', async () => {
  const { client, agency, owner, employer, rivalOwner, otherEmployer } = await makeMarketFixture(kit.db);
  const { id: engagementId } = await makeEngagement(kit.db, {
    clientId: client.id,
    engagementTypeId: 2,
    feePercent: null,
  });
  const one = await makeApplication(kit.db, { engagementId, supplierId: agency.id, statusId: 1, feePercent: '17.5' });
  const own = await kit.asAgency(owner.id, (scope) => listTenders(scope, [one]));
  expect(own.get(one.id)).toMatchObject([{ fee: { feePercent: '17.5000', currencyCode: 'AUD' } }]);
  expect(await kit.asClient(employer.id, (scope) => listTenders(scope, [one]))).toEqual(own);
  expect((await kit.asAgency(rivalOwner.id, (scope) => listTenders(scope, [one]))).size).toBe(0);
  expect((await kit.asClient(otherEmployer.id, (scope) => listTenders(scope, [one]))).size).toBe(0);
  expect((await kit.asAgency(owner.id, (scope) => listTenders(scope, []))).size).toBe(0);
});
