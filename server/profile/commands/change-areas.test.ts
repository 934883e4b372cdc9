import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeArea } from '../factories.ts';
import { listAreas } from '../queries/read-areas.ts';
import { createArea, deleteArea } from './change-areas.ts';

let kit: TestKit;
const newOwner = async () => makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
let owner: UserFixture;
let rival: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await newOwner();
  rival = await newOwner();
});
afterAll(() => kit.close());

const add = (regionId: number, countryId: number | null = null) =>
  kit.asAgency(owner.id, (scope) => createArea(scope, { regionId, countryId }));
const served = async () =>
  (await kit.asAgency(owner.id, listAreas)).map(({ region, country }) => [region, country ?? 'all']);

test('countries of a region are added, and adding the whole region replaces them', async () => {
  expect(await add(1, 36)).toMatchObject({ region: 'Australia & New Zealand', country: 'Australia' });
  await add(1, 554);
  await add(2, 702);
  expect(await served()).toEqual([
    ['Australia & New Zealand', 'Australia'],
    ['Australia & New Zealand', 'New Zealand'],
    ['South-East Asia', 'Singapore'],
  ]);
  await add(1);
  expect(await served()).toEqual([
    ['Australia & New Zealand', 'all'],
    ['South-East Asia', 'Singapore'],
  ]);
});

test('adding a served area again changes nothing, and a country within a whole region is refused: area-covered', async () => {
  const before = await served();
  expect(await add(1)).toMatchObject({ regionId: 1, countryId: null });
  expect(await add(2, 702)).toMatchObject({ regionId: 2, countryId: 702 });
  expect(await add(1, 36)).toMatchObject({ refusal: { code: 'area-covered' }, fields: [{ field: 'countryId' }] });
  expect(await served()).toEqual(before);
});

test('an unknown region is refused: unknown-region, and a country of another region: country-elsewhere', async () => {
  expect(await add(99)).toMatchObject({ refusal: { code: 'unknown-region' } });
  expect(await add(3, 36)).toMatchObject({ refusal: { code: 'country-elsewhere' } });
  expect(await add(3, 999)).toMatchObject({ refusal: { code: 'country-elsewhere' } });
});

test('the same area added concurrently is stored once', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => add(4, 356)));
  expect(new Set(answers.map((answer) => ('areaId' in answer ? answer.areaId : ''))).size).toBe(1);
  expect((await served()).filter(([, country]) => country === 'India')).toHaveLength(1);
});

test('an area is removed, and an agency cannot remove one of another agency', async () => {
  const mine = await newOwner();
  const own = await makeArea(kit.db, { tenantId: mine.tenantId });
  const others = await makeArea(kit.db, { tenantId: rival.tenantId });
  expect(await kit.asAgency(mine.id, (scope) => deleteArea(scope, { areaId: others }))).toMatchObject({
    refusal: { code: 'not-found' },
  });
  expect(await kit.asAgency(mine.id, (scope) => deleteArea(scope, { areaId: own }))).toEqual({ areaId: own });
  expect(await kit.asAgency(mine.id, listAreas)).toEqual([]);
  expect(await kit.asAgency(rival.id, listAreas)).toHaveLength(1);
});
