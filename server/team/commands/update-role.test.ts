import { afterAll, beforeAll, expect, test } from 'vitest';
import { permissionIdOf } from '#contract/team/rules.ts';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeRole } from '../factories.ts';
import { findRoles } from '../queries/roles.ts';
import { updateRole } from './update-role.ts';

let kit: TestKit;
let tenantId: string;
let owner: UserFixture;
let admin: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  tenantId = (await makeTenant(kit.db)).id;
  owner = await makeUser(kit.db, { tenantId });
  admin = await makeUser(kit.db, { tenantId, role: 'admin' });
});
afterAll(() => kit.close());

const update = (input: Parameters<typeof updateRole>[1], by = owner) =>
  kit.asAgency(by.id, (scope) => updateRole(scope, input));
const refused = (code: string) => ({ refusal: { code } });

test('name and permissions can be changed together or separately', async () => {
  const role = await makeRole(kit.db, { tenantId, permissions: ['Messaging=Message'] });
  expect(await update({ roleId: role.id, name: 'New name' })).toMatchObject({
    name: 'New name',
    permissions: ['messaging-message'],
  });
  expect(await update({ roleId: role.id, permissions: [] })).toMatchObject({ name: 'New name', permissions: [] });
});

test('the event names the permissions that were added and removed', async () => {
  const role = await makeRole(kit.db, { tenantId, permissions: ['Messaging=Message', 'My Documents=View Details'] });
  const kept = permissionIdOf('My Documents=View Details');
  await update({ roleId: role.id, permissions: [kept, permissionIdOf('Messaging=Create Discussion')] });
  const event = await kit.db
    .selectFrom('event')
    .select(['kind', 'data'])
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();
  expect(event).toEqual({
    kind: 'team.role-changed',
    data: { roleId: role.id, added: ['Messaging=Create Discussion'], removed: ['Messaging=Message'] },
  });
});

test('a permission removed from a role is lost at the next call of its holders', async () => {
  const holder = await makeUser(kit.db, { tenantId, role: 'none' });
  const role = await makeRole(kit.db, { tenantId, permissions: ['Messaging=Message'], holderIds: [holder.id] });
  const rights = () => kit.asAgency(holder.id, (scope) => Promise.resolve([...scope.permissions]));
  expect(await rights()).toEqual(['Messaging=Message']);
  await update({ roleId: role.id, permissions: [] });
  expect(await rights()).toEqual([]);
  await update({ roleId: role.id, permissions: [permissionIdOf('Messaging=Create Discussion')] });
  expect(await rights()).toEqual(['Messaging=Create Discussion']);
});

test('a predefined role cannot be changed: default-role', async () => {
  const [standard] = await kit.asAgency(owner.id, (scope) => findRoles(scope));
  expect(await update({ roleId: standard?.id ?? '', permissions: [] })).toMatchObject(refused('default-role'));
});

test('only an owner can change a role that they hold: own-roles', async () => {
  const role = await makeRole(kit.db, { tenantId, holderIds: [admin.id, owner.id] });
  expect(await update({ roleId: role.id, permissions: [] }, admin)).toMatchObject(refused('own-roles'));
  expect(await update({ roleId: role.id, permissions: [] })).toMatchObject({ permissions: [] });
});

test('names and linked permissions are validated: role-name-taken, role-name-reserved, role-not-linked, beyond-own-rights', async () => {
  await makeRole(kit.db, { tenantId, name: 'Taken' });
  const { id: roleId } = await makeRole(kit.db, { tenantId });
  expect(await update({ roleId, name: 'taken' })).toMatchObject(refused('role-name-taken'));
  expect(await update({ roleId, name: 'Rolecall desk' })).toMatchObject(refused('role-name-reserved'));
  expect(await update({ roleId, permissions: ['bidding-stage-place-bids'] })).toMatchObject(refused('role-not-linked'));
  const lead = await makeUser(kit.db, { tenantId, role: 'none' });
  await makeRole(kit.db, {
    tenantId,
    permissions: ['Manage Users=Invite User / Assign / Edit User Role'],
    holderIds: [lead.id],
  });
  expect(await update({ roleId, permissions: [] }, lead)).toMatchObject(refused('beyond-own-rights'));
});

test("another agency's role does not exist", async () => {
  const rival = await makeTenant(kit.db);
  const role = await makeRole(kit.db, { tenantId: rival.id });
  expect(await update({ roleId: role.id, permissions: [] })).toMatchObject(refused('not-found'));
});

test('a hidden permission cannot be added, right-not-shown; an older role does not lose the ones it has', async () => {
  const hidden = permissionIdOf('My Documents=View Details');
  const plain = await makeRole(kit.db, { tenantId, permissions: ['Messaging=Message'] });
  expect(await update({ roleId: plain.id, permissions: ['messaging-message', hidden] })).toMatchObject(
    refused('right-not-shown'),
  );
  const older = await makeRole(kit.db, { tenantId, permissions: ['My Documents=View Details'] });
  expect(await update({ roleId: older.id, name: 'Older' })).toMatchObject({ permissions: [hidden] });
  expect(await update({ roleId: older.id, permissions: [hidden, 'messaging-message'] })).toMatchObject({
    permissions: [hidden, 'messaging-message'],
  });
  expect(await update({ roleId: older.id, permissions: [] })).toMatchObject({ permissions: [] });
  expect(await update({ roleId: older.id, permissions: [hidden] })).toMatchObject(refused('right-not-shown'));
});
