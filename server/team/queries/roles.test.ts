import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeRole } from '../factories.ts';
import { findRoles, listRoleHolders } from './roles.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a role is found with its permissions in order, default roles first; one of another agency is not found', async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const { id: rivalId } = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId });
  const own = await makeRole(kit.db, { tenantId, permissions: ['Messaging=Message', 'Company Profile=Edit'] });
  const rivals = await makeRole(kit.db, { tenantId: rivalId });
  const find = (ids?: string[]) => kit.asAgency(owner.id, (scope) => findRoles(scope, ids));
  expect((await find()).map(({ isDefault }) => isDefault)).toEqual([true, true, true, true, false]);
  expect(await find([own.id, rivals.id])).toEqual([
    { ...own, isDefault: false, isArchived: false, permissions: ['Company Profile=Edit', 'Messaging=Message'] },
  ]);
  expect(await find([])).toEqual([]);
});

test('the holders of a role are listed by name, without deleted users', async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId });
  const gone = await makeUser(kit.db, { tenantId, role: 'none' });
  const role = await makeRole(kit.db, { tenantId, holderIds: [owner.id, gone.id] });
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', gone.id).execute();
  const holders = await kit.asAgency(owner.id, (scope) => listRoleHolders(scope, role.id));
  expect(holders).toEqual([{ userId: owner.id, name: `${owner.firstName} ${owner.lastName}` }]);
});
