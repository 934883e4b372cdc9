import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminPermissions } from '#contract/common/permissions.ts';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeRole } from '../factories.ts';
import { findRoles } from '../queries/roles.ts';
import { assignRoles, changeProfileRole, removeRoles } from './change-held-roles.ts';

let kit: TestKit;
let tenantId: string;
let owner: UserFixture;
let admin: UserFixture;
let adminRole: string;
beforeAll(async () => {
  kit = await createTestKit();
  tenantId = (await makeTenant(kit.db)).id;
  owner = await makeUser(kit.db, { tenantId });
  admin = await makeUser(kit.db, { tenantId, role: 'admin' });
  const roles = await kit.asAgency(owner.id, (scope) => findRoles(scope));
  adminRole = roles.find(({ name }) => name === 'Rolecall Admin Account')?.id ?? '';
});
afterAll(() => kit.close());

const assign = (userId: string, roleIds: string[], by = owner) =>
  kit.asAgency(by.id, (scope) => assignRoles(scope, { userId, roleIds }));
const remove = (userId: string, roleIds: string[], by = owner) =>
  kit.asAgency(by.id, (scope) => removeRoles(scope, { userId, roleIds }));
const rightsNow = (userId: string) => kit.asAgency(userId, (scope) => Promise.resolve([...scope.permissions]));
const refused = (code: string) => ({ refusal: { code } });

test('roles are assigned and removed, repeated calls have no further effect, and changes apply from the next call on', async () => {
  const user = await makeUser(kit.db, { tenantId, role: 'standard' });
  expect(await assign(user.id, [adminRole, adminRole])).toMatchObject({ roles: [{ _id: adminRole }, {}] });
  expect(await assign(user.id, [adminRole])).toMatchObject({ roles: [{ _id: adminRole }, {}] });
  expect((await rightsNow(user.id)).toSorted()).toEqual(adminPermissions.toSorted());
  expect(await remove(user.id, [adminRole])).toMatchObject({ roles: [{ name: 'Rolecall Standard User Account' }] });
  expect(await rightsNow(user.id)).not.toContain('Company Profile=Edit');
  expect(await remove(user.id, [adminRole])).toMatchObject({ roles: [{}] });
});

test('the roles of the owner cannot be changed: owner-has-all-rights', async () => {
  expect(await assign(owner.id, [adminRole], admin)).toMatchObject(refused('owner-has-all-rights'));
});

test('users cannot change their own roles: own-roles', async () => {
  expect(await remove(admin.id, [adminRole], admin)).toMatchObject(refused('own-roles'));
});

test('users cannot assign or remove permissions they do not have: beyond-own-rights', async () => {
  const lead = await makeUser(kit.db, { tenantId, role: 'none' });
  await makeRole(kit.db, {
    tenantId,
    permissions: ['Manage Users=Invite User / Assign / Edit User Role'],
    holderIds: [lead.id],
  });
  const user = await makeUser(kit.db, { tenantId, role: 'none' });
  expect(await assign(user.id, [adminRole], lead)).toMatchObject(refused('beyond-own-rights'));
  expect(await remove(admin.id, [adminRole], lead)).toMatchObject(refused('beyond-own-rights'));
});

test('the last role of a user with fewer permissions than a standard user cannot be removed: last-role', async () => {
  const user = await makeUser(kit.db, { tenantId, role: 'none' });
  const role = await makeRole(kit.db, { tenantId, permissions: [], holderIds: [user.id] });
  expect(await remove(user.id, [role.id])).toMatchObject(refused('last-role'));
  expect(await rightsNow(user.id)).toEqual([]);
});

test("another agency's users and roles do not exist", async () => {
  const rival = await makeTenant(kit.db);
  const rivalUser = await makeUser(kit.db, { tenantId: rival.id, role: 'standard' });
  const rivalRole = await makeRole(kit.db, { tenantId: rival.id });
  const user = await makeUser(kit.db, { tenantId, role: 'standard' });
  expect(await assign(rivalUser.id, [adminRole])).toMatchObject(refused('not-found'));
  expect(await assign(user.id, [rivalRole.id])).toMatchObject(refused('not-found'));
  expect(await remove(user.id, [rivalRole.id])).toMatchObject(refused('not-found'));
});

test('setting roles assigns exactly the named ones', async () => {
  const user = await makeUser(kit.db, { tenantId, role: 'standard' });
  const role = await makeRole(kit.db, { tenantId });
  const set = (roleIds: string[], by = owner) =>
    kit.asAgency(by.id, (scope) => changeProfileRole(scope, { userId: user.id, roleIds }));
  expect(await set([role.id])).toMatchObject({ roles: [{ _id: role.id }] });
  expect(await set([adminRole, role.id])).toMatchObject({ resolvedRole: 'Admin Account', roles: [{}, {}] });
  expect(await set([])).toMatchObject({ resolvedRole: 'Standard User', roles: [] });
});

test('staff roles cannot be assigned to other users, and those of staff accounts cannot be changed: staff-role, staff-account', async () => {
  const roles = await kit.asAgency(owner.id, (scope) => findRoles(scope));
  const managers = roles.find(({ name }) => name === 'Rolecall Account Manager')?.id ?? '';
  const user = await makeUser(kit.db, { tenantId, role: 'standard' });
  expect(await assign(user.id, [managers])).toMatchObject(refused('staff-role'));
  const person = await makeUser(kit.db, {
    tenantId: (await makeTenant(kit.db, { side: 'provider' })).id,
    role: 'none',
  });
  const added = { userId: user.id, tenantId, staffId: person.id, addedBy: owner.id, addedAt: kit.clock.now() };
  await kit.db.insertInto('staffAccount').values(added).execute();
  expect(await assign(user.id, [adminRole])).toMatchObject(refused('staff-account'));
});
