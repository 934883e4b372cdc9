import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type MadeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { usualAddress } from '../factories.ts';
import { readTenantInfo } from '../queries/read-details.ts';
import { createOffice } from './create-office.ts';

let kit: TestKit;
let owner: MadeUser;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
});
afterAll(() => kit.close());

const branch = {
  ...usualAddress,
  type: 'Branch Office',
  address2: 'Level 2',
  phone: '+61 3 5550 0110',
  email: 'melbourne@harbour.example',
} as const;

test('an address is added with all that was said of it, and stands in the profile beside no head office', async () => {
  const made = await kit.asAgency(owner.id, (scope) => createOffice(scope, branch));
  expect(made).toMatchObject({ ...branch, country: 'Australia', regionId: 1, region: 'Australia & New Zealand' });
  const { profileDetails } = await kit.asAgency(owner.id, readTenantInfo);
  expect([profileDetails.headOffice, profileDetails.officeAddresses]).toEqual([null, [made]]);
  expect(profileDetails.percentCompletionFields).toContain('Addresses');
});

test('an address in a country that the lookup does not have is refused with unknown-country', async () => {
  expect(await kit.asAgency(owner.id, (scope) => createOffice(scope, { ...branch, countryId: 999 }))).toMatchObject({
    refusal: { code: 'unknown-country' },
  });
});
