import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeTenant, makeUser } from '../factories.ts';
import { linkExternalUser } from './link-external.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const issuer = 'https://sign-in.example';
let made = 0;
const link = (email: string | undefined, isVerified = true, subject = `s-${String((made += 1))}`, at = issuer) =>
  kit.asSystem((scope) => linkExternalUser(scope, { issuer: at, subject, email, isVerified }));
const make = async (more: { isEmailVerified?: boolean } = {}) =>
  makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id, ...more });

test('the verified address finds the user, however it is written', async () => {
  const { id, email } = await make();
  expect(await link(` ${email.toUpperCase()}`)).toEqual({ userId: id });
});

test('an unverified or missing address opens nothing: external-unverified', async () => {
  const { email } = await make();
  expect(await link(email, false)).toBe('external-unverified');
  expect(await link(undefined)).toBe('external-unverified');
});

test('an unknown address and that of a deleted user create no account: external-unknown', async () => {
  const { id, email } = await make();
  const users = () => kit.db.selectFrom('appUser').select('id').execute();
  const before = await users();
  expect(await link('stranger@elsewhere.example')).toBe('external-unknown');
  await kit.db
    .updateTable('appUser')
    .set({ deletedAt: kit.clock.now(), isOwner: false })
    .where('id', '=', id)
    .execute();
  expect(await link(email)).toBe('external-unknown');
  expect(await users()).toEqual(before);
});

test('an address verified by the provider is confirmed here', async () => {
  const { id, email } = await make({ isEmailVerified: false });
  expect(await link(email)).toEqual({ userId: id });
  const user = await kit.db.selectFrom('appUser').select('isEmailVerified').where('id', '=', id).executeTakeFirst();
  expect(user).toEqual({ isEmailVerified: true });
});

test('once linked, the subject identifies the user, even if the address changes', async () => {
  const { id, email } = await make();
  expect(await link(email, true, 'mara')).toEqual({ userId: id });
  expect(await link('renamed@elsewhere.example', true, 'mara')).toEqual({ userId: id });
  expect(await link(undefined, false, 'mara')).toEqual({ userId: id });
});

test('an address that changed hands at the provider does not open the account linked to its previous owner', async () => {
  const { email } = await make();
  await link(email, true, 'the first');
  expect(await link(email, true, 'the next')).toBe('external-unknown');
});

test('another provider creates a new link', async () => {
  const { id, email } = await make();
  await link(email, true, 'old');
  expect(await link(email, true, 'new', 'https://other.example')).toEqual({ userId: id });
});
