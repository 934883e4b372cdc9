import { afterAll, beforeAll, expect, test } from 'vitest';
import { permissions, standardPermissions } from '#contract/common/permissions.ts';
import { makeTenant, makeUser, type RoleFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readUserProfile, readSidebar, readUser, toSignedInUser } from './read-user-profile.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('for every role, the displayed permissions are those that the server enforces', async () => {
  const tenant = await makeTenant(kit.db);
  const roles: RoleFixture[] = ['owner', 'admin', 'standard', 'sub-user', 'none', 'account-manager', 'tech-support'];
  const counts: Record<string, number> = {};
  for (const role of roles) {
    const { id } = await makeUser(kit.db, { tenantId: tenant.id, role });
    const { shown, acted } = await kit.asAgency(id, async (scope) => ({
      shown: (await readUserProfile(scope, id)).permissions,
      acted: scope.permissions,
    }));
    expect(new Set(shown)).toEqual(acted);
    counts[role] = shown.length;
  }
  expect(counts).toEqual({
    owner: permissions.length,
    admin: permissions.length,
    standard: standardPermissions.length,
    'sub-user': standardPermissions.length,
    none: standardPermissions.length,
    // Rolecall's staff inside an agency can neither see nor place bids.
    'account-manager': permissions.length - 2,
    'tech-support': 9,
  });
});

test('users of an employer have no permissions of an agency', async () => {
  const tenant = await makeTenant(kit.db, { side: 'client', name: 'Northwind Health' });
  const user = await makeUser(kit.db, { tenantId: tenant.id });
  const who = toSignedInUser(await kit.as(user.id, (scope) => readUserProfile(scope, user.id)));
  expect(who).toMatchObject({
    user: { role: 'Employer' },
    tenant: { name: 'Northwind Health', side: 'client' },
    permissions: [],
  });
});

test('the identity record uses the names of the specification', async () => {
  const tenant = await makeTenant(kit.db, { name: 'Harbour Talent' });
  const user = await makeUser(kit.db, { tenantId: tenant.id, role: 'standard', firstName: 'Noor', lastName: 'Haddad' });
  expect(await kit.as(user.id, readUser)).toMatchObject({
    user_id: user.id,
    email_verified: true,
    last_login: null,
    user_metadata: {
      user_role: 'Standard User Account',
      primary_contact_first_name: 'Noor',
      organization_name: 'Harbour Talent',
      tenant_id: tenant.id,
      is_sub_user: false,
    },
    app_metadata: { roles: ['Rolecall Standard User Account'] },
  });
});

test('the sidebar shows the progress of the verification', async () => {
  const found = [];
  for (const status of ['approved', 'pending', 'declined'] as const) {
    const tenant = await makeTenant(kit.db, { status, isAssessmentCompleted: status === 'pending' });
    const user = await makeUser(kit.db, { tenantId: tenant.id });
    const { verifiedStatus, tenantStatusId, isVerified, isAssessmentCompleted } = await kit.as(user.id, readSidebar);
    found.push([verifiedStatus, tenantStatusId, isVerified, isAssessmentCompleted]);
  }
  expect(found).toEqual([
    ['approved', 1, true, false],
    ['pending', 2, false, true],
    ['declined', 3, false, false],
  ]);
});
