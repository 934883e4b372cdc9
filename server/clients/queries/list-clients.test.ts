import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listClients } from './list-clients.ts';
import { readClient } from './read-client.ts';

let kit: TestKit;
let market: MarketFixture;
let sable: { id: string };
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  const { agency, engagementId, talentRequestId, rival } = market;
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  await makeApplication(kit.db, { engagementId, supplierId: rival.id });
  await makeCandidate(kit.db, { talentRequestId, supplierId: agency.id, statusId: 4 });
  await makeCandidate(kit.db, { talentRequestId, supplierId: agency.id, statusId: 2, agencyFee: '12000.00' });
  sable = await makeTenant(kit.db, { side: 'client', name: 'Sable Ridge Mining', city: 'Perth' });
  const other = await makeEngagement(kit.db, { clientId: sable.id });
  await makeTalentRequest(kit.db, { engagementId: other.id });
  await makeApplication(kit.db, { engagementId: other.id, supplierId: agency.id, statusId: 1 });
  await makeAssignment(kit.db, { engagementId: other.id, userId: market.standard.id });
});
afterAll(() => kit.close());

const list = async (userId: string, more: Partial<Parameters<typeof listClients>[1]> = {}) => {
  const given = { sortBy: 'name', sortOrder: 'asc', pageCurrent: 0, pageSize: 10, ...more } as const;
  const found = await kit.asAgency(userId, (scope) => listClients(scope, given));
  return 'records' in found ? found.records : [];
};

test('a client that the agency has applied to has its engagements, candidates, hires and earnings', async () => {
  expect(await list(market.owner.id)).toMatchObject([
    {
      clientName: 'Northwind Health',
      openEngagements: 1,
      applications: 1,
      candidatesInProcess: 1,
      hired: 1,
      earnings: [{ amount: '12000.00' }],
    },
    { clientName: 'Sable Ridge Mining', city: 'Perth', applications: 1, hired: 0, earnings: [] },
  ]);
});

test('clients are found by name and place, and sorted in the requested order', async () => {
  const namesOf = async (more: Parameters<typeof list>[1]) =>
    (await list(market.owner.id, more)).map(({ clientName }) => clientName);
  expect(await namesOf({ keywords: 'perth' })).toEqual(['Sable Ridge Mining']);
  expect(await namesOf({ sortBy: 'hired', sortOrder: 'desc' })).toEqual(['Northwind Health', 'Sable Ridge Mining']);
  expect(await namesOf({ sortBy: 'name', sortOrder: 'desc' })).toEqual(['Sable Ridge Mining', 'Northwind Health']);
});

test('a user who sees only their own work sees only its clients', async () => {
  expect((await list(market.standard.id)).map(({ clientName }) => clientName)).toEqual(['Sable Ridge Mining']);
  const refused = await kit.asAgency(market.standard.id, (scope) => readClient(scope, { clientId: market.client.id }));
  expect(refused).toMatchObject({ refusal: { code: 'not-found' } });
});
