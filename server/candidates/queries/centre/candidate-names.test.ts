import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication } from '#server/applications/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate } from '../../factories.ts';
import { candidateNames } from './candidate-names.ts';

let kit: TestKit;
let owner: string;
let clientId: string;

beforeAll(async () => {
  kit = await createTestKit();
  const supplierId = (await makeTenant(kit.db)).id;
  owner = (await makeUser(kit.db, { tenantId: supplierId })).id;
  clientId = (await makeTenant(kit.db, { side: 'client', name: 'Northwind Health' })).id;
  const { id: engagementId } = await makeEngagement(kit.db, { clientId });
  await makeApplication(kit.db, { engagementId, supplierId });
  for (const jobTitle of ['Theatre Nurse', 'Nurse']) {
    const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId, statusId: 5, jobTitle });
    await makeCandidate(kit.db, { talentRequestId, supplierId, firstName: 'Nuria', lastName: 'Osei' });
  }
});
afterAll(() => kit.close());

test('names are listed for all clients or one, and a single candidate must exist', async () => {
  const names = (given: object) => kit.asAgency(owner, (scope) => candidateNames(scope, given));
  expect(await names({})).toMatchObject([
    { _id: expect.any(String) as string, firstName: 'Nuria', lastName: 'Osei', clientId },
    { _id: expect.any(String) as string },
  ]);
  expect(await names({ clientId })).toHaveLength(2);
  expect(await names({ clientId: owner })).toEqual([]);
  expect(await names({ candidateId: clientId })).toMatchObject({ refusal: { code: 'not-found' } });
});
