import { afterAll, beforeAll, expect, test } from 'vitest';
import { permissions } from '#contract/common/permissions.ts';
import { permissionIdOf } from '#contract/team/rules.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listPermissions, readPermission } from './permissions.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('every permission is listed with its module, and found by its ID', async () => {
  const list = await listPermissions();
  expect(list.map(({ name }) => name)).toEqual(permissions);
  const { id: tenantId } = await makeTenant(kit.db);
  const user = await makeUser(kit.db, { tenantId, role: 'none' });
  const read = (permissionId: string) => kit.asAgency(user.id, (scope) => readPermission(scope, { permissionId }));
  const id = permissionIdOf('Bidding Stage=Place Bids');
  expect(await read(id)).toEqual({ _id: id, name: 'Bidding Stage=Place Bids', description: 'Bidding Stage' });
  expect(await read('nothing')).toBeInstanceOf(Refused);
});
