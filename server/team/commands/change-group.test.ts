import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeRole } from '../factories.ts';
import { readGroup } from '../queries/group.ts';
import { addRolesToGroup, removeRolesFromGroup } from './change-group.ts';
import { assignRoles } from './change-held-roles.ts';

let kit: TestKit;
let tenantId: string;
let owner: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  tenantId = (await makeTenant(kit.db)).id;
  owner = await makeUser(kit.db, { tenantId });
});
afterAll(() => kit.close());

const add = (roleIds: string[], by = owner) => kit.asAgency(by.id, (scope) => addRolesToGroup(scope, { roleIds }));
const remove = (roleIds: string[], by = owner) =>
  kit.asAgency(by.id, (scope) => removeRolesFromGroup(scope, { roleIds }));
const refused = (code: string) => ({ refusal: { code } });

test('an archived role cannot be assigned, and is restored unchanged', async () => {
  const role = await makeRole(kit.db, { tenantId, name: 'Bid Lead' });
  const user = await makeUser(kit.db, { tenantId, role: 'standard' });
  const give = () => kit.asAgency(owner.id, (scope) => assignRoles(scope, { userId: user.id, roleIds: [role.id] }));
  const group = () => kit.asAgency(owner.id, readGroup);
  expect(await remove([role.id])).toMatchObject([{ _id: role.id, name: 'Bid Lead' }]);
  expect(await group()).toMatchObject({ archivedRoles: [{ _id: role.id }] });
  expect((await group()).roles.map(({ _id }) => _id)).not.toContain(role.id);
  expect(await give()).toMatchObject(refused('not-found'));
  expect(await add([role.id])).toMatchObject([{ _id: role.id }]);
  expect((await group()).archivedRoles).toEqual([]);
  expect(await give()).toMatchObject({ roles: [{ name: 'Bid Lead' }, {}] });
});

test("a held role, a default role and one beyond the caller's permissions are not archived: role-in-use, default-role, beyond-own-rights", async () => {
  const lead = await makeUser(kit.db, { tenantId, role: 'none' });
  const held = await makeRole(kit.db, {
    tenantId,
    permissions: ['Manage Users=Invite User / Assign / Edit User Role'],
    holderIds: [lead.id],
  });
  const free = await makeRole(kit.db, { tenantId });
  expect(await remove([free.id, held.id])).toMatchObject(refused('role-in-use'));
  expect(await remove([free.id], lead)).toMatchObject(refused('beyond-own-rights'));
  const standard = await kit.db.selectFrom('role').select('id').where('tenantId', 'is', null).executeTakeFirstOrThrow();
  expect(await remove([standard.id])).toMatchObject(refused('default-role'));
  expect(await add([standard.id])).toMatchObject([{ _id: standard.id }]);
});

test('a caller who may not archive a role may not restore it either: beyond-own-rights', async () => {
  const lead = await makeUser(kit.db, { tenantId, role: 'none' });
  await makeRole(kit.db, {
    tenantId,
    permissions: ['Manage Users=Invite User / Assign / Edit User Role'],
    holderIds: [lead.id],
  });
  const role = await makeRole(kit.db, { tenantId });
  await remove([role.id]);
  expect(await add([role.id], lead)).toMatchObject(refused('beyond-own-rights'));
  expect(await add([role.id])).toMatchObject([{ _id: role.id }]);
});

test("another agency's roles do not exist", async () => {
  const theirs = await makeRole(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  expect(await remove([theirs.id])).toMatchObject(refused('not-found'));
  expect(await add([theirs.id])).toMatchObject(refused('not-found'));
});
