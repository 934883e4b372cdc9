import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { findCountryRefusal } from './refuse-country.ts';

let kit: TestKit;
let owner: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
});
afterAll(() => kit.close());

test('a country of the lookup passes, and any other number is refused at its field: unknown-country', async () => {
  expect(await kit.asAgency(owner.id, (scope) => findCountryRefusal(scope, 36))).toBeUndefined();
  expect(await kit.asAgency(owner.id, (scope) => findCountryRefusal(scope, 999))).toMatchObject({
    fields: [{ field: 'countryId', message: 'Select a country from the list.' }],
  });
});
