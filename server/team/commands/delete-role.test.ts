import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeRole } from '../factories.ts';
import { findRoles } from '../queries/roles.ts';
import { deleteRole } from './delete-role.ts';

let kit: TestKit;
let tenantId: string;
let owner: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  tenantId = (await makeTenant(kit.db)).id;
  owner = await makeUser(kit.db, { tenantId });
});
afterAll(() => kit.close());

const remove = (roleId: string, by = owner) => kit.asAgency(by.id, (scope) => deleteRole(scope, { roleId }));
const refused = (code: string) => ({ refusal: { code } });

test('a role that no user holds is deleted with its permissions', async () => {
  const role = await makeRole(kit.db, { tenantId });
  expect(await remove(role.id)).toEqual({ roleId: role.id });
  expect(await remove(role.id)).toMatchObject(refused('not-found'));
});

test('a held role is not deleted: role-in-use', async () => {
  const role = await makeRole(kit.db, { tenantId, holderIds: [owner.id] });
  expect(await remove(role.id)).toMatchObject({ ...refused('role-in-use'), message: '1 user has this role.' });
});

test('a predefined role is not deleted: default-role', async () => {
  const [first] = await kit.asAgency(owner.id, (scope) => findRoles(scope));
  expect(await remove(first?.id ?? '')).toMatchObject(refused('default-role'));
});

test('a role with permissions that the caller lacks is not deleted: beyond-own-rights', async () => {
  const lead = await makeUser(kit.db, { tenantId, role: 'none' });
  await makeRole(kit.db, {
    tenantId,
    permissions: ['Manage Users=Invite User / Assign / Edit User Role'],
    holderIds: [lead.id],
  });
  const role = await makeRole(kit.db, { tenantId });
  expect(await remove(role.id, lead)).toMatchObject(refused('beyond-own-rights'));
});
