import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminPermissions, standardPermissions } from '#contract/common/permissions.ts';
import { makeTenant, makeUser, type TenantFixture, type UserFixture } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeRole } from '../factories.ts';
import { listAllUsers, listUsers, readUserRoles, readUserWithRoles } from './users.ts';

let kit: TestKit;
let tenant: TenantFixture;
let rival: TenantFixture;
let rivalOwner: UserFixture;
const users: Record<string, UserFixture> = {};
beforeAll(async () => {
  kit = await createTestKit();
  tenant = await makeTenant(kit.db, { name: 'Harbour' });
  rival = await makeTenant(kit.db);
  rivalOwner = await makeUser(kit.db, { tenantId: rival.id, firstName: 'Rival' });
  for (const [at, role] of (['owner', 'admin', 'standard', 'sub-user', 'none'] as const).entries()) {
    users[role] = await makeUser(kit.db, {
      tenantId: tenant.id,
      role,
      firstName: role,
      lastName: 'Person',
      createdAt: new Date(Date.UTC(2026, 1, 1 + at)),
    });
  }
  await makeRole(kit.db, {
    tenantId: tenant.id,
    name: 'Bid Lead',
    permissions: ['Messaging=Message'],
    holderIds: [users.standard?.id ?? ''],
  });
  await makeRole(kit.db, { tenantId: rival.id, name: 'Rival desk', holderIds: [rivalOwner.id] });
});
afterAll(() => kit.close());

const as = <T>(role: string, work: Parameters<TestKit['asAgency']>[1]): Promise<T> =>
  kit.asAgency(users[role]?.id ?? '', work) as Promise<T>;
type Users = Awaited<ReturnType<typeof listUsers>>;

test('users are paged, newest first, with the total count', async () => {
  const page = (pageCurrent: number) => as<Users>('owner', (scope) => listUsers(scope, { pageCurrent, pageSize: 2 }));
  const pages = [await page(0), await page(1), await page(2)];
  expect(pages.map(({ records }) => records.map((one) => one.user_metadata.primary_contact_first_name))).toEqual([
    ['none', 'sub-user'],
    ['standard', 'admin'],
    ['owner'],
  ]);
  expect(pages[0]).toMatchObject({ total: 5, pageCount: 3, recordCount: 2, can: { addUser: { allowed: true } } });
});

test('each user has a readable role name, roles and permissions; a deleted one is not listed', async () => {
  const gone = await makeUser(kit.db, { tenantId: tenant.id });
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', gone.id).execute();
  const all = await as<Users['records']>('standard', listAllUsers);
  expect(all.map((one) => one.user_metadata.user_role)).toEqual([
    'No Role',
    'Old Sub User',
    'Bid Lead, Standard User Account',
    'Admin Account',
    'Owner',
  ]);
  expect(all[0]?.app_metadata).toEqual({ roles: [], permissions: standardPermissions });
  expect(all[3]?.app_metadata.permissions).toEqual(adminPermissions);
  expect(all.every((one) => !one.can.assignRoles.allowed)).toBe(true);
});

test("a user's roles and permissions are returned, and none of another agency's", async () => {
  const read = (userId: string) => as<object>('owner', (scope) => readUserRoles(scope, { userId }));
  expect(await read(users.standard?.id ?? '')).toMatchObject({ roles: [{ name: 'Bid Lead' }, {}] });
  expect(await read(rivalOwner.id)).toBeInstanceOf(Refused);
});

test("one user comes with the caller's permissions on them; a user of another agency is not found", async () => {
  const show = (userId: string, by = 'owner') => as<object>(by, (scope) => readUserWithRoles(scope, { userId }));
  expect(await show(users.none?.id ?? '')).toMatchObject({
    resolvedRole: 'Standard User',
    can: { edit: { allowed: true }, delete: { allowed: true }, makeOwner: { allowed: true } },
  });
  expect(await show(users.none?.id ?? '', 'standard')).toMatchObject({ can: { edit: { allowed: false } } });
  expect(await show(rivalOwner.id)).toBeInstanceOf(Refused);
});
