import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeRole } from '../factories.ts';
import {
  sortPermissions,
  missingDependencyRefusal,
  renameRole,
  permissionsByIds,
  savePermissions,
} from './write-role.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('permission IDs resolve to permissions without duplicates', () => {
  expect(permissionsByIds(['messaging-message', 'messaging-message', 'company-profile-edit'])).toEqual([
    'Messaging=Message',
    'Company Profile=Edit',
  ]);
  expect(missingDependencyRefusal(['Messaging=Message'])).toBeUndefined();
});

test('permissions replace the previous ones; a name in use is refused, and nothing else is rolled back', async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId });
  const role = await makeRole(kit.db, { tenantId, name: 'Desk' });
  await makeRole(kit.db, { tenantId, name: 'Night desk' });
  await kit.asAgency(owner.id, async (scope) => {
    await savePermissions(scope, role.id, ['Messaging=Message']);
    expect(await renameRole(scope, role.id, 'night DESK')).toBe(false);
    expect(await renameRole(scope, role.id, 'DESK')).toBe(true);
  });
  const kept = await kit.db.selectFrom('rolePermission').select('permission').where('roleId', '=', role.id).execute();
  expect(kept).toEqual([{ permission: 'Messaging=Message' }]);
  expect(sortPermissions(['Messaging=Message', 'Company Profile=Edit'])).toEqual([
    'Company Profile=Edit',
    'Messaging=Message',
  ]);
});
