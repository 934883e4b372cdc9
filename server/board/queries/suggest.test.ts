import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { suggestBoardKeywords } from './suggest.ts';

let kit: TestKit;
let market: MarketFixture;
let number: number;
beforeAll(async () => {
  kit = await createTestKit();
  const { db } = kit;
  market = await makeMarketFixture(db);
  const { client, agency, rival, standard } = market;
  const add = async (title: string, jobTitle: string, supplierId = agency.id) => {
    const engagement = await makeEngagement(db, { clientId: client.id, title, location: 'Hobart' });
    await makeTalentRequest(db, { engagementId: engagement.id, jobTitle });
    await makeApplication(db, { engagementId: engagement.id, supplierId });
    return engagement;
  };
  const first = await add('Theatre nurses', 'Scrub nurse');
  number = first.number;
  await makeAssignment(db, { engagementId: first.id, userId: standard.id });
  await add('Theatre nurses', 'Nurse');
  await add('Community nurses, north', 'scrub NURSE');
  await add('Rival nurses', 'Rival nurse', rival.id);
});
afterAll(() => kit.close());

const of = async (keyword: string, userId = market.owner.id) => {
  const found = await kit.asAgency(userId, (scope) => suggestBoardKeywords(scope, { keyword }));
  return Array.isArray(found) ? found.map(({ text }) => text) : found;
};

test("suggestions come from the caller's board, each once ignoring case, shortest first, without a rival's [G01]", async () => {
  expect(await of('nurse')).toEqual(['Nurse', 'Scrub nurse', 'Theatre nurses', 'Community nurses, north']);
  expect(await of('north nurses')).toEqual(['Community nurses, north']);
});

test('clients, locations and numbers are suggested too, each with its type [G01]', async () => {
  const found = await kit.asAgency(market.owner.id, (scope) => suggestBoardKeywords(scope, { keyword: 'hobart' }));
  expect(found).toEqual([{ text: 'Hobart', of: 'location' }]);
  expect(await of('northwind')).toEqual(['Northwind Health']);
  expect(await of(String(number).padStart(6, '0'))).toEqual([String(number).padStart(6, '0')]);
  expect(await of(String(number))).toContain(String(number).padStart(6, '0'));
});

test("a user who sees only their own work gets no suggestions from others' work, and an empty text finds nothing [G01]", async () => {
  expect(await of('nurse', market.standard.id)).toEqual(['Scrub nurse', 'Theatre nurses']);
  expect(await of('  ')).toEqual([]);
  expect(await of('%')).toEqual([]);
});

test('there are at most ten suggestions [G01]', async () => {
  for (let one = 10; one < 25; one += 1) {
    const { id: engagementId } = await makeEngagement(kit.db, { clientId: market.client.id, title: `Welder ${one}` });
    await makeApplication(kit.db, { engagementId, supplierId: market.agency.id });
  }
  expect(await of('welder')).toHaveLength(10);
});
