import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate } from '../factories.ts';
import { findOwnCandidates } from './find-own-candidates.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  const { engagementId, agency, rival } = market;
  for (const { id: supplierId } of [agency, rival]) await makeApplication(kit.db, { engagementId, supplierId });
});
afterAll(() => kit.close());

const add = async (firstName: string, given: Partial<Parameters<typeof makeCandidate>[1]> = {}) =>
  (
    await makeCandidate(kit.db, {
      talentRequestId: market.talentRequestId,
      supplierId: market.agency.id,
      firstName,
      lastName: 'Öberg-Lind',
      ...given,
    })
  ).id;
const find = (typed: string, userId = market.owner.id, most = 5) =>
  kit.asAgency(userId, (scope) => findOwnCandidates(scope, typed, most));

test('people are found by the beginnings of their names and by their number, the newest first, and none of a rival', async () => {
  const older = await add('Ingrid', { dateSubmitted: new Date('2026-11-01T00:00:00Z') });
  const newer = await add('Ines', { dateSubmitted: new Date('2026-11-02T00:00:00Z') });
  await add('Inga', { supplierId: market.rival.id });
  expect(await find('in oberg')).toEqual([newer, older]);
  expect(await find('LIND ingr')).toEqual([older]);
  expect(await find('grid')).toEqual([]);
  expect(await find('%')).toEqual([]);
  const { number } = await kit.db
    .selectFrom('candidate')
    .select('number')
    .where('id', '=', older)
    .executeTakeFirstOrThrow();
  expect(await find(String(number).padStart(6, '0'))).toContain(older);
  expect(await find('in', market.owner.id, 1)).toEqual([newer]);
});

test('withdrawn, erased and renamed candidates are not found by their old name', async () => {
  const id = await add('Vanja');
  const set = (values: object) => kit.db.updateTable('candidate').set(values).where('id', '=', id).execute();
  expect(await find('vanja')).toEqual([id]);
  await set({ firstName: 'Sonja' });
  expect([await find('vanja'), await find('sonja')]).toEqual([[], [id]]);
  await set({ statusId: 5 });
  expect(await find('sonja')).toEqual([]);
  await set({ statusId: 1 });
  expect(await find('sonja')).toEqual([id]);
  await set({ erasedAt: new Date() });
  expect(await find('sonja')).toEqual([]);
});

test('users who see only their own work find only its candidates', async () => {
  const id = await add('Quirin');
  expect(await find('quirin', market.standard.id)).toEqual([]);
  await makeAssignment(kit.db, { engagementId: market.engagementId, userId: market.standard.id });
  expect(await find('quirin', market.standard.id)).toEqual([id]);
});

test('a very common name is found among the newest', async () => {
  const first = await add('Jo');
  await sql`insert into candidate select made.* from candidate one cross join generate_series(1, 520) n
    cross join lateral jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'number', 800000 + n,
      'date_submitted', one.date_submitted - n * interval '1 hour')) made where one.id = ${first}`.execute(kit.db);
  const ids = await find('jo');
  expect(ids).toHaveLength(5);
  expect(ids[0]).toBe(first);
});
