import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { findSignIn, accountExists } from './sign-in.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const nowhere = { address: '203.0.113.9', device: undefined };

test('a deleted user does not exist for the sign-in and the identity provider', async () => {
  const tenant = await makeTenant(kit.db);
  const user = await makeUser(kit.db, { tenantId: tenant.id });
  expect((await kit.asSystem((scope) => findSignIn(scope, user.email, nowhere))).user?.id).toBe(user.id);
  expect(await kit.asSystem((scope) => accountExists(scope, user.id))).toBe(true);
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', user.id).execute();
  expect((await kit.asSystem((scope) => findSignIn(scope, user.email, nowhere))).user).toBeUndefined();
  expect(await kit.asSystem((scope) => accountExists(scope, user.id))).toBe(false);
});

test('no table of the identity provider is readable by an agency', async () => {
  const tenant = await makeTenant(kit.db);
  const user = await makeUser(kit.db, { tenantId: tenant.id });
  const seen = await kit.as(user.id, async ({ db }) => [
    await db.selectFrom('credential').selectAll().execute(),
    await db.selectFrom('session').selectAll().execute(),
    await db.selectFrom('identityRecord').selectAll().execute(),
    await db.selectFrom('secret').selectAll().execute(),
  ]);
  expect(seen).toEqual([[], [], [], []]);
});
