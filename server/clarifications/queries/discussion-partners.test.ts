import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { makePrequalification } from '#server/prequalification/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { hasPartners, listDiscussionPartners } from './discussion-partners.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('partners have an application or a request for prequalification, each once, by name', async () => {
  const { agency, rival, client, owner, standard, employer, engagementId } = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  await makePrequalification(kit.db, { supplierId: agency.id, clientId: client.id, supplierName: 'Harbour Talent' });
  await makePrequalification(kit.db, { supplierId: rival.id, clientId: client.id, supplierName: 'Quayside Search' });
  const sable = await makeTenant(kit.db, { side: 'client', name: 'Copper Range' });
  const other = await makeEngagement(kit.db, { clientId: sable.id });
  await makeApplication(kit.db, { engagementId: other.id, supplierId: agency.id, statusId: 3 });
  const namesOf = ({ records }: Awaited<ReturnType<typeof listDiscussionPartners>>) => records.map(({ name }) => name);
  expect(namesOf(await kit.asAgency(owner.id, listDiscussionPartners))).toEqual(['Copper Range', 'Northwind Health']);
  expect(namesOf(await kit.asClient(employer.id, listDiscussionPartners))).toEqual([
    'Harbour Talent',
    'Quayside Search',
  ]);
  // A user who sees only assigned work can write only to the clients of that work, and to the clients of
  // prequalification requests.
  expect(namesOf(await kit.asAgency(standard.id, listDiscussionPartners))).toEqual(['Northwind Health']);
  await makeAssignment(kit.db, { engagementId: other.id, userId: standard.id });
  expect(namesOf(await kit.asAgency(standard.id, listDiscussionPartners))).toContain('Copper Range');
});

test('only a company with a partner can begin a discussion', async () => {
  const { agency, client, owner, employer } = await makeMarketFixture(kit.db);
  expect([await kit.asAgency(owner.id, hasPartners), await kit.asClient(employer.id, hasPartners)]).toEqual([
    false,
    false,
  ]);
  await makePrequalification(kit.db, { supplierId: agency.id, clientId: client.id });
  expect([await kit.asAgency(owner.id, hasPartners), await kit.asClient(employer.id, hasPartners)]).toEqual([
    true,
    true,
  ]);
});
