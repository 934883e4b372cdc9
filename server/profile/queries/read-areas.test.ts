import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeArea } from '../factories.ts';
import { listAreas } from './read-areas.ts';

let kit: TestKit;
let owner: UserFixture;
let rival: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
});
afterAll(() => kit.close());

test("the agency's own areas are listed by region, in the order of the regions", async () => {
  const { tenantId } = owner;
  await makeArea(kit.db, { tenantId, regionId: 2, countryId: 702 });
  await makeArea(kit.db, { tenantId, regionId: 1 });
  await makeArea(kit.db, { tenantId, regionId: 2, countryId: 360 });
  await makeArea(kit.db, { tenantId: rival.tenantId });
  const found = await kit.asAgency(owner.id, listAreas);
  expect(found.map(({ region, country }) => [region, country])).toEqual([
    ['Australia & New Zealand', null],
    ['South-East Asia', 'Indonesia'],
    ['South-East Asia', 'Singapore'],
  ]);
});
