import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { registerLogin } from './register-login.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const rolesOf = async (userId: string): Promise<string[]> =>
  (
    await kit.db
      .selectFrom('userRole')
      .innerJoin('role', 'role.id', 'userRole.roleId')
      .select('name')
      .where('userId', '=', userId)
      .execute()
  ).map(({ name }) => name);

test('a login is counted, dated and recorded as an event that contains only IDs', async () => {
  const tenant = await makeTenant(kit.db);
  const user = await makeUser(kit.db, { tenantId: tenant.id, role: 'standard' });
  expect(await kit.as(user.id, registerLogin)).toEqual({
    userId: user.id,
    isTenantVerified: true,
    loginCount: 1,
    role: 'other',
  });
  expect((await kit.as(user.id, registerLogin)).loginCount).toBe(2);
  const stored = await kit.db.selectFrom('appUser').select('lastLoginAt').where('id', '=', user.id).executeTakeFirst();
  expect(stored?.lastLoginAt).toEqual(kit.clock.now());
  const events = await kit.db
    .selectFrom('event')
    .select(['kind', 'supplierId', 'clientId', 'data'])
    .where('actorUserId', '=', user.id)
    .execute();
  expect(events).toEqual(
    Array(2).fill({ kind: 'identity.signed-in', supplierId: tenant.id, clientId: null, data: {} }),
  );
});

test('the user who registered the agency gets the admin role at the first login; no one else does', async () => {
  const tenant = await makeTenant(kit.db, { status: 'pending' });
  const owner = await makeUser(kit.db, { tenantId: tenant.id });
  const nobody = await makeUser(kit.db, { tenantId: tenant.id, role: 'none' });
  expect(await kit.as(owner.id, registerLogin)).toMatchObject({ isTenantVerified: false, role: 'owner' });
  await kit.as(owner.id, registerLogin);
  await kit.as(nobody.id, registerLogin);
  expect(await rolesOf(owner.id)).toEqual(['Rolecall Admin Account']);
  expect(await rolesOf(nobody.id)).toEqual([]);
});

test('a role later removed from an owner is not restored by the next login', async () => {
  const tenant = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId: tenant.id, loginCount: 4 });
  await kit.as(owner.id, registerLogin);
  expect(await rolesOf(owner.id)).toEqual([]);
});

test("logins of employers and of the provider's staff are registered too", async () => {
  for (const side of ['client', 'provider'] as const) {
    const tenant = await makeTenant(kit.db, { side });
    const user = await makeUser(kit.db, { tenantId: tenant.id, role: 'none' });
    expect(await kit.as(user.id, registerLogin)).toMatchObject({
      isTenantVerified: true,
      loginCount: 1,
      role: 'other',
    });
  }
});
