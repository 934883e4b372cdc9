import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAnything } from '#contract/palette/operations.ts';
import { formatReference } from '#contract/palette/rules.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { findPaletteResults } from './find-for-palette.ts';

let kit: TestKit;
let market: MarketFixture;
const ids = { own: '', other: '', open: '', candidate: '', withdrawn: '' };
beforeAll(async () => {
  kit = await createTestKit();
  const { db } = kit;
  market = await makeMarketFixture(db);
  const { client, agency, rival, standard } = market;
  const add = async (title: string, given: object = {}) =>
    (await makeEngagement(db, { clientId: client.id, title, ...given })).id;
  ids.own = await add('Perfusionist, Hobart', { stage: 'fulfillment' });
  ids.other = await add('Perfusionist, of a colleague', { stage: 'fulfillment' });
  ids.open = await add('Perfusionist, open');
  await add('Perfusionist, hidden', { publishedAt: null });
  for (const engagementId of [ids.own, ids.other]) await makeApplication(db, { engagementId, supplierId: agency.id });
  await makeApplication(db, { engagementId: ids.own, supplierId: rival.id });
  await makeAssignment(db, { engagementId: ids.own, userId: standard.id });
  const { id: talentRequestId } = await makeTalentRequest(db, { engagementId: ids.own, statusId: 5, jobTitle: 'Lead' });
  const person = { talentRequestId, firstName: 'Ilse', lastName: 'Perfusionist' };
  ids.candidate = (await makeCandidate(db, { ...person, supplierId: agency.id, statusId: 1 })).id;
  ids.withdrawn = (await makeCandidate(db, { ...person, supplierId: agency.id, statusId: 5 })).id;
  await makeCandidate(db, { ...person, lastName: 'Perfusionist of the rival', supplierId: rival.id, statusId: 1 });
});
afterAll(() => kit.close());

const find = async (input: object, userId = market.owner.id, without?: string) => {
  const answer = await kit.asAgency(userId, (scope) =>
    findPaletteResults(
      { ...scope, permissions: new Set([...scope.permissions].filter((one) => one !== without)) },
      findAnything.input.parse(input),
    ),
  );
  if ('refusal' in answer) throw new Error(answer.message);
  return answer;
};
const told = async (...given: Parameters<typeof find>) =>
  (await find(...given)).map(({ kind, title }) => [kind, title]);

test('every kind is found by its words, its number and its client, without records of rivals or unpublished ones', async () => {
  expect(await told({ keyword: 'perfusionist' })).toEqual(
    expect.arrayContaining([
      ['engagement', 'Perfusionist, of a colleague'],
      ['engagement', 'Perfusionist, Hobart'],
      ['opportunity', 'Perfusionist, open'],
      ['candidate', 'Ilse Perfusionist'],
    ]),
  );
  expect(await told({ keyword: 'perfusionist' })).toHaveLength(4);
  expect(await told({ keyword: 'northwind hobart' })).toEqual([['engagement', 'Perfusionist, Hobart']]);
  expect(await told({ keyword: 'northwind' })).toContainEqual(['client', 'Northwind Health']);
  const [own] = await find({ keyword: 'northwind hobart' });
  expect(own).toEqual({
    kind: 'engagement',
    id: ids.own,
    title: 'Perfusionist, Hobart',
    number: own?.number,
    note: 'Northwind Health',
    engagementId: null,
  });
  expect(await told({ keyword: String(own?.number).padStart(6, '0') })).toContainEqual([
    'engagement',
    'Perfusionist, Hobart',
  ]);
  const numbers = await kit.db.selectFrom('engagement').select(['number', 'title']).execute();
  const numberOf = (title: string) => String(numbers.find((one) => one.title === title)?.number).padStart(6, '0');
  expect(await told({ keyword: numberOf('Perfusionist, open') })).toContainEqual(['opportunity', 'Perfusionist, open']);
  expect(await told({ keyword: numberOf('Perfusionist, hidden') })).toEqual([]);
  expect(await told({ keyword: '%' })).toEqual([]);
});

test('a user who sees only their own work finds nothing of the work of others', async () => {
  expect(await told({ keyword: 'perfusionist' }, market.standard.id)).toEqual([
    ['engagement', 'Perfusionist, Hobart'],
    ['opportunity', 'Perfusionist, open'],
    ['candidate', 'Ilse Perfusionist'],
  ]);
});

test.each([
  ['engagement', 'Auctions=View Auctions / Staging'],
  ['opportunity', 'Marketplace=Search / View Opportunities'],
  ['candidate', 'Fulfillment Stage=View Details'],
] as const)('without the right to its page no %s is found', async (kind, permission) => {
  const kinds = (await find({ keyword: 'perfusionist' }, market.owner.id, permission)).map((one) => one.kind);
  expect(kinds).not.toContain(kind);
  expect(new Set(kinds).size).toBe(2);
});

test('without permission for clients none is found', async () => {
  const kinds = (await find({ keyword: 'northwind' }, market.owner.id, 'My Clients=View All Client Details')).map(
    (one) => one.kind,
  );
  expect(kinds).not.toContain('client');
});

test('recent records are listed in the order they were opened, if they are still visible', async () => {
  const { id: stranger } = await makeTenant(kit.db, { side: 'client', name: 'Never dealt with' });
  const recent = [
    formatReference({ kind: 'candidate', id: ids.candidate }),
    formatReference({ kind: 'engagement', id: ids.other }),
    formatReference({ kind: 'engagement', id: ids.own }),
    formatReference({ kind: 'candidate', id: ids.withdrawn }),
    formatReference({ kind: 'client', id: stranger }),
  ];
  expect((await find({ recent })).map(({ id }) => id)).toEqual([ids.candidate, ids.other, ids.own]);
  expect((await find({ recent }, market.standard.id)).map(({ id }) => id)).toEqual([ids.candidate, ids.own]);
  expect(await find({})).toEqual([]);
});

test('five of each kind are found, newest first', async () => {
  for (let one = 0; one < 7; one += 1) {
    const { id: engagementId } = await makeEngagement(kit.db, { clientId: market.client.id, title: `Arborist ${one}` });
    await makeApplication(kit.db, { engagementId, supplierId: market.agency.id });
  }
  expect(await find({ keyword: 'arborist' })).toHaveLength(5);
});
