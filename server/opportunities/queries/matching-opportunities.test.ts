import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeArea, makeClassification } from '#server/profile/factories.ts';
import { listMatchingOpportunities } from './matching-opportunities.ts';

let kit: TestKit;
let tenantId: string;
let user: string;
let clientId: string;
beforeAll(async () => {
  kit = await createTestKit();
  clientId = (await makeTenant(kit.db, { side: 'client', name: 'Northwind Health' })).id;
  tenantId = (await makeTenant(kit.db)).id;
  user = (await makeUser(kit.db, { tenantId })).id;
  const closingAt = new Date('2026-12-01T00:00:00Z');
  const make = (title: string, given: Partial<Parameters<typeof makeEngagement>[1]>) =>
    makeEngagement(kit.db, { clientId, title, closingAt, subClassificationId: null, ...given });
  await make('nurses here', { classificationId: 13, regionId: 1, closingAt: new Date('2026-11-25T00:00:00Z') });
  await make('nurses elsewhere', { classificationId: 13, regionId: 3, countryId: 392 });
  await make('accountants here', { classificationId: 1 });
});
afterAll(() => kit.close());

const yours = async () => {
  const found = await kit.asAgency(user, (scope) => listMatchingOpportunities(scope, { pageCurrent: 0, pageSize: 10 }));
  if (found instanceof Refused) throw new Error(found.message);
  return found;
};
const matches = async () =>
  (await yours()).records.map(({ title, reasons }) => `${title}: ${reasons.map(({ code }) => code).join(', ')}`);

test('an agency with an empty profile has no own opportunities', async () => {
  expect(await yours()).toMatchObject({ records: [], total: 0 });
});

test('classifications and regions of the profile are reasons, and narrow the list [O02]', async () => {
  await makeClassification(kit.db, { tenantId, classificationId: 13 });
  expect(await matches()).toEqual(['nurses here: classification', 'nurses elsewhere: classification']);
  await makeArea(kit.db, { tenantId, regionId: 1 });
  expect(await matches()).toEqual(['nurses here: classification, region']);
});

test("a client that has hired the agency's candidates is a reason on its own", async () => {
  const engagement = await makeEngagement(kit.db, {
    clientId,
    title: 'over',
    status: 'completed',
    endedAs: 'success',
    stage: 'ended',
  });
  const request = await makeTalentRequest(kit.db, { engagementId: engagement.id, noOfRoles: 1, statusId: 5 });
  await makeApplication(kit.db, { engagementId: engagement.id, supplierId: tenantId, statusId: 2 });
  await makeCandidate(kit.db, { talentRequestId: request.id, supplierId: tenantId, statusId: 2 });
  expect(await matches()).toEqual(
    expect.arrayContaining([
      'nurses here: classification, region, history',
      'nurses elsewhere: classification, history',
      'accountants here: region, history',
    ]),
  );
  expect((await yours()).records[0]?.reasons.at(-1)?.text).toBe('Northwind Health has hired one person from you.');
});
