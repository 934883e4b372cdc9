import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type MadeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { makeOffice, usualAddress } from '../factories.ts';
import { updateOffice } from './update-office.ts';

let kit: TestKit;
let owner: MadeUser;
let rival: MadeUser;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
});
afterAll(() => kit.close());

const given = { ...usualAddress, type: 'Regional Office', city: 'Auckland', countryId: 554 } as const;

test('an address is saved in place of what it was', async () => {
  const officeAddressId = await makeOffice(kit.db, { tenantId: owner.tenantId });
  const saved = await kit.asAgency(owner.id, (scope) => updateOffice(scope, { officeAddressId, ...given }));
  expect(saved).toMatchObject({ officeAddressId, ...given, country: 'New Zealand' });
});

test('the head office, and an address of somebody else, is not there for this call', async () => {
  for (const one of [
    await makeOffice(kit.db, { tenantId: owner.tenantId, type: 'Head Office' }),
    await makeOffice(kit.db, { tenantId: rival.tenantId }),
  ])
    expect(
      await kit.asAgency(owner.id, (scope) => updateOffice(scope, { officeAddressId: one, ...given })),
    ).toMatchObject({ refusal: { code: 'not-found' } });
});

test('a country that the lookup does not have is refused with unknown-country', async () => {
  const officeAddressId = await makeOffice(kit.db, { tenantId: owner.tenantId });
  expect(
    await kit.asAgency(owner.id, (scope) => updateOffice(scope, { officeAddressId, ...given, countryId: 999 })),
  ).toMatchObject({ refusal: { code: 'unknown-country' } });
});
