import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readHeadOffice, readTenantInfo } from './read-details.ts';

let kit: TestKit;
let owner: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  const tenant = await makeTenant(kit.db, { name: 'Harbour Talent' });
  owner = await makeUser(kit.db, { tenantId: tenant.id, username: 'mara', firstName: 'Mara' });
});
afterAll(() => kit.close());

test('the details of a new agency have its name and owner, and come with the sidebar', async () => {
  const { profileDetails, sidebarInfo } = await kit.asAgency(owner.id, readTenantInfo);
  expect(profileDetails).toMatchObject({
    userId: owner.id,
    profileId: owner.tenantId,
    tenantId: owner.tenantId,
    userName: 'mara',
    firstName: 'Mara',
    tenantOrganizationName: 'Harbour Talent',
    headOffice: null,
    isActive: true,
    savedAt: null,
  });
  expect(sidebarInfo).toMatchObject({ organizationName: 'Harbour Talent', verifiedStatus: 'approved' });
});

test('a missing head office is null', async () => {
  expect(await kit.asAgency(owner.id, readHeadOffice)).toEqual({ headOffice: null });
});
