import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeTenant, makeUser, type UserFixture } from '../factories.ts';
import { createLinkToken } from './create-token.ts';
import { consumeEmailedLink } from './consume-emailed-link.ts';

let kit: TestKit;
let user: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  user = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id, isEmailVerified: false });
});

const mailed = (purpose: 'confirm-email' | 'reset-password' = 'reset-password') =>
  kit.asSystem((scope) => createLinkToken(scope, user.id, purpose));
const use = (token: string) => kit.asSystem((scope) => consumeEmailedLink(scope, token, ['reset-password']));

test('a link can be used once, and using it proves that the address belongs to the user', async () => {
  const { token } = await mailed();
  expect(await use(token)).toMatchObject({ userId: user.id, purpose: 'reset-password', hasPassword: true });
  expect(await use(token)).toBeUndefined();
  const row = await kit.db.selectFrom('appUser').select('isEmailVerified').where('id', '=', user.id).executeTakeFirst();
  expect(row).toEqual({ isEmailVerified: true });
});

test('of ten concurrent uses of one link, exactly one succeeds', async () => {
  const { token } = await mailed();
  const used = await Promise.all(Array.from({ length: 10 }, () => use(token)));
  expect(used.filter((one) => one !== undefined)).toHaveLength(1);
});

test("using a link invalidates the owner's other links", async () => {
  const [first, second] = [await mailed(), await mailed()];
  expect(await use(second.token)).toBeDefined();
  expect(await use(first.token)).toBeUndefined();
});

test.each([1, 2, 3, 4, 5])(
  'of links of one user that are used at the same time, exactly one succeeds (%i)',
  async () => {
    const links = [await mailed(), await mailed(), await mailed()];
    const used = await Promise.all(links.map(({ token }) => use(token)));
    expect(used.filter((one) => one !== undefined)).toHaveLength(1);
  },
);

test('an expired link is refused', async () => {
  const { token, expiresAt } = await mailed();
  const before = kit.clock.now();
  kit.clock.set(new Date(expiresAt.getTime()));
  expect(await use(token)).toBeUndefined();
  kit.clock.set(before);
});

test('a link is valid only for its own purpose', async () => {
  const { token } = await mailed('confirm-email');
  expect(await use(token)).toBeUndefined();
});

test('a link is valid only for the address it was emailed to, not for a later one', async () => {
  const { token } = await mailed();
  await kit.db
    .updateTable('appUser')
    .set({ email: `later-${user.email}` })
    .where('id', '=', user.id)
    .execute();
  expect(await use(token)).toBeUndefined();
});

test('the link of a deleted user is refused', async () => {
  const { token } = await mailed();
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', user.id).execute();
  expect(await use(token)).toBeUndefined();
});
