import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listPeople } from './list-people.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  const { agency, engagementId, talentRequestId, rival } = market;
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  await makeApplication(kit.db, { engagementId, supplierId: rival.id });
  const sable = await makeTenant(kit.db, { side: 'client', name: 'Sable Ridge Mining' });
  const other = await makeEngagement(kit.db, { clientId: sable.id });
  const request = await makeTalentRequest(kit.db, { engagementId: other.id, jobTitle: 'Mine Surveyor' });
  await makeApplication(kit.db, { engagementId: other.id, supplierId: agency.id });
  await makeAssignment(kit.db, { engagementId: other.id, userId: market.standard.id });
  const ines = { firstName: 'Ines', lastName: 'Haddad', emailAddress: 'ines@inbox.example', supplierId: agency.id };
  await makeCandidate(kit.db, { ...ines, talentRequestId, statusId: 3, location: 'Perth WA' });
  await makeCandidate(kit.db, {
    ...ines,
    talentRequestId: request.id,
    contactNumber: '+61 491 570 157',
    linkedIn: 'https://www.linkedin.com/in/ines-haddad',
    dateSubmitted: new Date('2026-11-15T00:00:00Z'),
  });
  await makeCandidate(kit.db, {
    firstName: 'Otto',
    lastName: 'Brandt',
    talentRequestId,
    supplierId: agency.id,
    dateSubmitted: new Date('2026-11-12T00:00:00Z'),
  });
  await makeCandidate(kit.db, { firstName: 'Rival', lastName: 'Person', talentRequestId, supplierId: rival.id });
});
afterAll(() => kit.close());

const list = async (userId: string, keywords?: string) => {
  const page = { pageCurrent: 0, pageSize: 10 };
  const found = await kit.asAgency(userId, (scope) => listPeople(scope, { ...page, keywords }));
  return 'records' in found ? found.records : [];
};

test('each person is listed once, the latest submission first, with what the latest one says', async () => {
  expect(await list(market.owner.id)).toMatchObject([
    {
      firstName: 'Ines',
      submissions: 2,
      openSubmissions: 1,
      lastClientName: 'Sable Ridge Mining',
      lastJobTitle: 'Mine Surveyor',
      lastSubmitted: '2026-11-15T00:00:00.000Z',
      contactNumber: '+61 491 570 157',
    },
    { firstName: 'Otto', submissions: 1 },
  ]);
});

test('people are found by name, email, phone, LinkedIn and location of any submission', async () => {
  const found = async (keywords: string) => (await list(market.owner.id, keywords)).map(({ firstName }) => firstName);
  for (const keywords of ['haddad', 'INES@inbox', '0491 570 157', 'in/ines-haddad', 'perth', 'ines haddad'])
    expect([keywords, await found(keywords)]).toEqual([keywords, ['Ines']]);
  expect(await found('Rival')).toEqual([]);
  expect(await found('100%')).toEqual([]);
});

test('a user who sees only assigned work sees its people, with their visible submissions only', async () => {
  expect(await list(market.standard.id)).toMatchObject([{ firstName: 'Ines', submissions: 1, openSubmissions: 1 }]);
  expect(await list(market.standard.id, 'perth')).toEqual([]);
});
