import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readLoginFacts } from './login-facts.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('the facts of a sign-in email include whether there is a password and who requested it; a deleted user has none', async () => {
  const tenant = await makeTenant(kit.db, { name: 'Harbour Talent' });
  const owner = await makeUser(kit.db, { tenantId: tenant.id, firstName: 'Mara', lastName: 'Ellingsen' });
  const user = await makeUser(kit.db, { tenantId: tenant.id, role: 'none' });
  const read = (by: string | null) => kit.asSystem((scope) => readLoginFacts(scope, user.id, by));
  expect(await read(owner.id)).toMatchObject({
    userId: user.id,
    email: user.email,
    hasPassword: true,
    organization: 'Harbour Talent',
    by: 'Mara Ellingsen',
  });
  await kit.db.deleteFrom('credential').where('userId', '=', user.id).execute();
  expect(await read(null)).toMatchObject({ hasPassword: false, by: 'Rolecall' });
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', user.id).execute();
  expect(await read(owner.id)).toBeUndefined();
});
