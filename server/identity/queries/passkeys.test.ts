import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePasskey, makeTenant, makeUser } from '../factories.ts';
import { findSignInEmail, findPasskey, listUserPasskeys, readPasskeyOwner } from './passkeys.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("a user's passkeys are visible only to them, and are found by credential ID until removed", async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const [me, colleague] = [
    await makeUser(kit.db, { tenantId, firstName: 'Mara', lastName: 'Ellingsen' }),
    await makeUser(kit.db, { tenantId }),
  ];
  const { passkeyId } = await makePasskey(kit.db, me.id);
  await makePasskey(kit.db, colleague.id);
  expect(await kit.asSystem((scope) => listUserPasskeys(scope, me.id))).toMatchObject([
    { passkeyId, lastUsedAt: null },
  ]);
  expect(await kit.asSystem((scope) => readPasskeyOwner(scope, me.id))).toEqual({
    email: me.email,
    fullName: 'Mara Ellingsen',
    credentialIds: [passkeyId],
  });
  expect(await kit.asSystem((scope) => findSignInEmail(scope, me.id))).toBe(me.email);
  const find = () => kit.asSystem((scope) => findPasskey(scope, passkeyId));
  expect(await find()).toMatchObject({ id: passkeyId, userId: me.id });
  await kit.db
    .updateTable('appUser')
    .set({ deletedAt: kit.clock.now(), isOwner: false })
    .where('id', '=', me.id)
    .execute();
  expect(await find()).toBeUndefined();
});
