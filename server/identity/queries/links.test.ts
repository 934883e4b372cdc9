import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { createLinkToken } from '../commands/create-token.ts';
import { makeTenant, makeUser } from '../factories.ts';
import { readEmailedLink } from './links.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const asked = async (hasPassword: boolean) => {
  const { id } = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id, isEmailVerified: false });
  if (!hasPassword) await kit.db.deleteFrom('credential').where('userId', '=', id).execute();
  const { token } = await kit.asSystem((scope) => createLinkToken(scope, id, 'confirm-email'));
  return kit.asSystem((scope) => readEmailedLink(scope, { token }));
};

test("confirming a new user's address sets the password; a user with a password only confirms", async () => {
  expect(await asked(false)).toMatchObject({ purpose: 'confirm-email', setsPassword: true });
  expect(await asked(true)).toMatchObject({ purpose: 'confirm-email', setsPassword: false });
});
