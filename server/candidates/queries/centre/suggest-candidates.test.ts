import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication } from '#server/applications/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate } from '../../factories.ts';
import { suggestCandidates } from './suggest-candidates.ts';

let kit: TestKit;
let owner: string;

beforeAll(async () => {
  kit = await createTestKit();
  const supplierId = (await makeTenant(kit.db)).id;
  owner = (await makeUser(kit.db, { tenantId: supplierId })).id;
  const clientId = (await makeTenant(kit.db, { side: 'client', name: 'Northwind Health' })).id;
  const { id: engagementId } = await makeEngagement(kit.db, { clientId });
  await makeApplication(kit.db, { engagementId, supplierId });
  for (const jobTitle of ['Theatre Nurse', 'Nurse']) {
    const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId, statusId: 5, jobTitle });
    await makeCandidate(kit.db, { talentRequestId, supplierId, firstName: 'Nuria', lastName: 'Osei' });
  }
});
afterAll(() => kit.close());

const suggested = (keywords: string) => kit.asAgency(owner, (scope) => suggestCandidates(scope, { keywords }));

test('suggestions come from names, job titles and clients, deduplicated and sorted by length [C05]', async () => {
  expect(await suggested('nu')).toEqual(['Nurse', 'Nuria Osei', 'Theatre Nurse']);
  expect(await suggested('northwind')).toEqual(['Northwind Health']);
});

test('a number is suggested as it is shown, and the suggestion finds the candidate [C05]', async () => {
  await kit.db
    .updateTable('candidate')
    .set({ number: 123 })
    .where((eb) =>
      eb('talentRequestId', 'in', eb.selectFrom('talentRequest').select('id').where('jobTitle', '=', 'Nurse')),
    )
    .execute();
  expect(await suggested('000123')).toEqual(['000123']);
});
