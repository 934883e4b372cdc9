import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAnything } from '#contract/palette/operations.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { findPaletteResults } from './find-for-palette.ts';

let kit: TestKit;
let market: MarketFixture;
const ids = { own: '', candidate: '', withdrawn: '' };
beforeAll(async () => {
  kit = await createTestKit();
  const { db } = kit;
  market = await makeMarketFixture(db);
  const { client, agency, rival } = market;
  ids.own = (await makeEngagement(db, { clientId: client.id, title: 'Perfusionist, Hobart', stage: 'fulfillment' })).id;
  await makeEngagement(db, { clientId: client.id, title: 'Perfusionist, hidden', publishedAt: null });
  for (const supplierId of [agency.id, rival.id]) await makeApplication(db, { engagementId: ids.own, supplierId });
  const { id: talentRequestId } = await makeTalentRequest(db, { engagementId: ids.own, statusId: 5, jobTitle: 'Lead' });
  const person = { talentRequestId, firstName: 'Ilse', lastName: 'Perfusionist' };
  ids.candidate = (await makeCandidate(db, { ...person, supplierId: agency.id, statusId: 1 })).id;
  ids.withdrawn = (await makeCandidate(db, { ...person, supplierId: agency.id, statusId: 5 })).id;
  await makeCandidate(db, { ...person, lastName: 'Perfusionist of the rival', supplierId: rival.id, statusId: 1 });
});
afterAll(() => kit.close());

const findAs = async (userId: string, input: object) => {
  const answer = await kit.asClient(userId, (scope) => findPaletteResults(scope, findAnything.input.parse(input)));
  if ('refusal' in answer) throw new Error(answer.message);
  return answer;
};

test('an employer finds its engagements, the candidates submitted to it and the agencies that applied, and nothing of others', async () => {
  const find = (keyword: string, { id } = market.employer) => findAs(id, { keyword });
  const kindsAndTitles = async (...given: Parameters<typeof find>) =>
    (await find(...given)).map(({ kind, title }) => [kind, title]);
  expect(await kindsAndTitles('perfusionist')).toEqual(
    expect.arrayContaining([
      ['engagement', 'Perfusionist, hidden'],
      ['engagement', 'Perfusionist, Hobart'],
      ['candidate', 'Ilse Perfusionist'],
      ['candidate', 'Ilse Perfusionist of the rival'],
    ]),
  );
  // The withdrawn candidate is not among the results.
  expect((await find('ilse')).map(({ id }) => id)).not.toContain(ids.withdrawn);
  expect((await find('ilse')).map(({ id }) => id)).toContain(ids.candidate);
  expect(await find('quayside')).toEqual([
    {
      kind: 'agency',
      id: market.rival.id,
      title: 'Quayside Search',
      number: null,
      note: 'Perfusionist, Hobart',
      engagementId: ids.own,
    },
  ]);
  for (const keyword of ['perfusionist', 'ilse', 'quayside'])
    expect(await find(keyword, market.otherEmployer)).toEqual([]);
  const recent = [`candidate:${ids.candidate}`, `engagement:${ids.own}`, `candidate:${ids.withdrawn}`];
  expect((await findAs(market.employer.id, { recent })).map(({ id }) => id)).toEqual([ids.candidate, ids.own]);
  expect(await findAs(market.otherEmployer.id, { recent })).toEqual([]);
});
