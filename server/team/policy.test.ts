import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { createRight, roleRights, staffRights, userRights } from './policy.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const role = { name: 'Desk', isDefault: false, permissions: [], holderIds: [] };

const user = { isOwner: false, isLastOwner: false, isStaff: false, isEmailVerified: true, rights: [] };

test('a user who manages users may change users and roles; another user sees the reason why not', async () => {
  const tenant = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId: tenant.id });
  const standard = await makeUser(kit.db, { tenantId: tenant.id, role: 'standard' });
  const other = await makeUser(kit.db, { tenantId: tenant.id, role: 'standard' });
  const rights = (userId: string) =>
    kit.asAgency(userId, (scope) =>
      Promise.resolve([
        createRight(scope),
        ...Object.values(userRights(scope, { ...user, id: other.id })),
        ...Object.values(roleRights(scope, role)),
        ...Object.values(staffRights(scope)),
      ]),
    );
  expect((await rights(owner.id)).every(({ allowed }) => allowed)).toBe(true);
  for (const right of await rights(standard.id)) {
    expect(right).toMatchObject({ allowed: false, reasons: [{ code: 'no-permission' }] });
  }
});
