import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { defaultAddress } from '../factories.ts';
import { readHeadOffice } from '../queries/read-details.ts';
import { updateHeadOffice } from './update-head-office.ts';

let kit: TestKit;
let owner: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
});
afterAll(() => kit.close());

const office = {
  ...defaultAddress,
  address2: 'Rear entrance',
  phone: '+61 2 5550 0100',
  email: 'desk@harbour.example',
};

test('the head office is created and then changed: there is only one, and the agency is listed in its city', async () => {
  const made = await kit.asAgency(owner.id, (scope) => updateHeadOffice(scope, office));
  const changed = await kit.asAgency(owner.id, (scope) => updateHeadOffice(scope, { ...office, city: 'Sydney' }));
  expect(made).toMatchObject({ ...office, type: 'Head Office', country: 'Australia', region: expect.any(String) });
  expect(changed).toEqual({ ...made, city: 'Sydney' });
  expect(await kit.asAgency(owner.id, readHeadOffice)).toEqual({ headOffice: changed });
  const tenant = await kit.db
    .selectFrom('tenant')
    .select(['city', 'countryId'])
    .where('id', '=', owner.tenantId)
    .executeTakeFirst();
  expect(tenant).toEqual({ city: 'Sydney', countryId: 36 });
});

test('a head office in an unknown country is refused: unknown-country', async () => {
  const answer = await kit.asAgency(owner.id, (scope) => updateHeadOffice(scope, { ...office, countryId: 999 }));
  expect(answer).toMatchObject({ refusal: { code: 'unknown-country' } });
});
