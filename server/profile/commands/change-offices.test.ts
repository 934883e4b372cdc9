import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeOffice, defaultAddress } from '../factories.ts';
import { listOffices } from '../queries/read-addresses.ts';
import { readTenantInfo } from '../queries/read-details.ts';
import { createOffice, deleteOffice, updateOffice } from './change-offices.ts';

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

const branch = {
  ...defaultAddress,
  type: 'Branch Office',
  address2: 'Level 2',
  phone: '+61 3 5550 0110',
  email: 'melbourne@harbour.example',
} as const;

test('an address is added with all its fields and is listed separately from the head office', async () => {
  const made = await kit.asAgency(owner.id, (scope) => createOffice(scope, branch));
  expect(made).toMatchObject({ ...branch, country: 'Australia', regionId: 1, region: 'Australia & New Zealand' });
  const { profileDetails } = await kit.asAgency(owner.id, readTenantInfo);
  expect([profileDetails.headOffice, profileDetails.officeAddresses]).toEqual([null, [made]]);
  expect(profileDetails.percentCompletionFields).toContain('Addresses');
});

test('an address in an unknown country is refused: unknown-country', async () => {
  expect(await kit.asAgency(owner.id, (scope) => createOffice(scope, { ...branch, countryId: 999 }))).toMatchObject({
    refusal: { code: 'unknown-country' },
  });
});

const given = { ...defaultAddress, type: 'Regional Office', city: 'Auckland', countryId: 554 } as const;

test('saving an address replaces all its fields', async () => {
  const mine = await newOwner();
  const officeAddressId = await makeOffice(kit.db, { tenantId: mine.tenantId });
  const saved = await kit.asAgency(mine.id, (scope) => updateOffice(scope, { officeAddressId, ...given }));
  expect(saved).toMatchObject({ officeAddressId, ...given, country: 'New Zealand' });
});

test('the head office and an address of another agency cannot be changed', async () => {
  const mine = await newOwner();
  for (const one of [
    await makeOffice(kit.db, { tenantId: mine.tenantId, type: 'Head Office' }),
    await makeOffice(kit.db, { tenantId: rival.tenantId }),
  ])
    expect(
      await kit.asAgency(mine.id, (scope) => updateOffice(scope, { officeAddressId: one, ...given })),
    ).toMatchObject({ refusal: { code: 'not-found' } });
});

test('an unknown country is refused: unknown-country', async () => {
  const mine = await newOwner();
  const officeAddressId = await makeOffice(kit.db, { tenantId: mine.tenantId });
  expect(
    await kit.asAgency(mine.id, (scope) => updateOffice(scope, { officeAddressId, ...given, countryId: 999 })),
  ).toMatchObject({ refusal: { code: 'unknown-country' } });
});

test('an address is deleted, and with the last one the completion decreases', async () => {
  const mine = await newOwner();
  const officeAddressId = await makeOffice(kit.db, { tenantId: mine.tenantId });
  expect(await kit.asAgency(mine.id, (scope) => deleteOffice(scope, { officeAddressId }))).toEqual({
    officeAddressId,
  });
  expect(await kit.asAgency(mine.id, listOffices)).toEqual([]);
});

test('the head office and an address of another agency cannot be deleted', async () => {
  const mine = await newOwner();
  for (const officeAddressId of [
    await makeOffice(kit.db, { tenantId: mine.tenantId, type: 'Head Office' }),
    await makeOffice(kit.db, { tenantId: rival.tenantId }),
  ])
    expect(await kit.asAgency(mine.id, (scope) => deleteOffice(scope, { officeAddressId }))).toMatchObject({
      refusal: { code: 'not-found' },
    });
  expect(await kit.asAgency(rival.id, listOffices)).not.toEqual([]);
});
