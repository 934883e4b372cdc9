import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { updateDetails } from '../commands/update-details.ts';
import { defaultProfileDetails } from '../factories.ts';
import { findProfile } from './find-profile.ts';

let kit: TestKit;
let owner: UserFixture;
let standard: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  const tenant = await makeTenant(kit.db, { name: 'Harbour Talent' });
  standard = await makeUser(kit.db, { tenantId: tenant.id, role: 'standard', firstName: 'Priya' });
  owner = await makeUser(kit.db, { tenantId: tenant.id, firstName: 'Mara', email: 'mara@harbour.example' });
});
afterAll(() => kit.close());

test('until the details are saved, the contact is the owner, for every caller', async () => {
  expect(await kit.asAgency(standard.id, findProfile)).toMatchObject({
    tenantName: 'Harbour Talent',
    firstName: 'Mara',
    email: 'mara@harbour.example',
    phoneNo: '',
    detailsSavedAt: null,
    addressCount: 0,
    areaCount: 0,
    classificationCount: 0,
  });
});

test('afterwards it is the saved contact', async () => {
  await kit.asAgency(owner.id, (scope) => updateDetails(scope, { ...defaultProfileDetails, firstName: 'Tom' }));
  expect(await kit.asAgency(standard.id, findProfile)).toMatchObject({ firstName: 'Tom' });
});
