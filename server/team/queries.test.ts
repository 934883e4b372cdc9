import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminPermissions, permissions, standardPermissions } from '#contract/common/permissions.ts';
import { permissionIdOf } from '#contract/team/rules.ts';
import { makeTenant, makeUser, type MadeTenant, type MadeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { makeRole } from './factories.ts';
import * as queries from './queries.ts';

let kit: TestKit;
let tenant: MadeTenant;
let rival: MadeTenant;
let rivalOwner: MadeUser;
const users: Record<string, MadeUser> = {};
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
type Users = Awaited<ReturnType<typeof queries.listUsers>>;
type Group = Awaited<ReturnType<typeof queries.readGroup>>;

test('users come page by page, those created last first, with how many there are', async () => {
  const page = (pageCurrent: number) =>
    as<Users>('owner', (scope) => queries.listUsers(scope, { pageCurrent, pageSize: 2 }));
  const pages = [await page(0), await page(1), await page(2)];
  expect(pages.map(({ records }) => records.map((one) => one.user_metadata.primary_contact_first_name))).toEqual([
    ['none', 'sub-user'],
    ['standard', 'admin'],
    ['owner'],
  ]);
  expect(pages[0]).toMatchObject({ total: 5, pageCount: 3, recordCount: 2 });
});

test('each user comes with their role as people read it, their roles and their rights; a deleted one not at all', async () => {
  const gone = await makeUser(kit.db, { tenantId: tenant.id });
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', gone.id).execute();
  const all = await as<Users['records']>('standard', queries.listAllUsers);
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

test("a user's roles and permissions, and nothing of another agency's", async () => {
  const read = (userId: string) => as<object>('owner', (scope) => queries.readUserRoles(scope, { userId }));
  expect(await read(users.standard?.id ?? '')).toMatchObject({ roles: [{ name: 'Bid Lead' }, {}] });
  expect(await read(rivalOwner.id)).toBeInstanceOf(Refused);
});

test('the group has the default roles, its own, and who is what without one; never those of a rival', async () => {
  const group = await as<Group>('owner', queries.readGroup);
  expect(group.roles.map(({ shownName, type, userCount }) => [shownName, type, userCount])).toEqual([
    ['Account Manager', 'default', 0],
    ['Admin Account', 'default', 1],
    ['Standard User Account', 'default', 1],
    ['Tech Support', 'default', 0],
    ['Bid Lead', 'custom', 1],
  ]);
  expect(group.standings.map(({ name, userNames }) => [name, userNames])).toEqual([
    ['Owner', ['owner Person']],
    ['Old Sub User', ['sub-user Person']],
    ['No Role', ['none Person']],
  ]);
  expect(group._id).toBe(tenant.id);
});

test('every permission is listed with its module, and read by its id', async () => {
  const list = await queries.listPermissions();
  expect(list.map(({ name }) => name)).toEqual(permissions);
  const id = permissionIdOf('Bidding Stage=Place Bids');
  const read = (permissionId: string) => as<object>('none', (scope) => queries.readPermission(scope, { permissionId }));
  expect(await read(id)).toEqual({ _id: id, name: 'Bidding Stage=Place Bids', description: 'Bidding Stage' });
  expect(await read('nothing')).toBeInstanceOf(Refused);
});
