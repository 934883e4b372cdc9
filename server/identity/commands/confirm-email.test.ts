import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { confirmEmailEndpoint } from '#contract/identity/endpoints.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeTenant, makeUser, type UserFixture } from '../factories.ts';
import { readEmailedLink } from '../queries/links.ts';
import { confirmEmail } from './confirm-email.ts';
import { createLinkToken } from './create-token.ts';

let server: TestServer;
let user: UserFixture;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  user = await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db)).id, isEmailVerified: false });
});

const mailed = async () =>
  (await server.kit.asSystem((scope) => createLinkToken(scope, user.id, 'confirm-email'))).token;
const confirm = (token: string, password?: string) =>
  server.call(undefined, confirmEmailEndpoint, { token, ...(password === undefined ? {} : { password }) });
const hash = async () =>
  (await server.kit.db.selectFrom('credential').select('passwordHash').where('userId', '=', user.id).executeTakeFirst())
    ?.passwordHash;
const isConfirmed = async () =>
  (await server.kit.db.selectFrom('appUser').select('isEmailVerified').where('id', '=', user.id).executeTakeFirst())
    ?.isEmailVerified;

test('a link confirms the address and leaves an existing password unchanged', async () => {
  const before = await hash();
  expect((await confirm(await mailed(), 'eleven grey herons')).body).toEqual({ email: user.email });
  expect(await isConfirmed()).toBe(true);
  expect(await hash()).toBe(before);
});

test('a user without a password must choose one when confirming', async () => {
  await server.kit.db.deleteFrom('credential').where('userId', '=', user.id).execute();
  const token = await mailed();
  expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'password-needed' } });
  expect(await confirm(token, 'password123')).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  expect(await isConfirmed()).toBe(false);
  expect((await confirm(token, 'eleven grey herons')).status).toBe(200);
  expect(await hash()).toMatch(/^\$argon2id\$/);
  expect(await isConfirmed()).toBe(true);
});

test('a link confirms only once', async () => {
  const token = await mailed();
  await confirm(token);
  expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'link-over' } });
});

test('a password link alone does not confirm the address', async () => {
  const { token } = await server.kit.asSystem((scope) => createLinkToken(scope, user.id, 'reset-password'));
  expect((await confirm(token)).status).toBe(409);
});

test('with an external identity provider an address is confirmed without choosing a password', async () => {
  await server.kit.db.deleteFrom('credential').where('userId', '=', user.id).execute();
  const token = await mailed();
  const { source } = server.kit;
  const elsewhere = { ...source, settings: { ...source.settings, signInAt: 'Harbour Identity' } };
  const link = await inSystemScope(elsewhere, 'a test', (scope) => readEmailedLink(scope, { token }));
  expect(link).toMatchObject({ setsPassword: false });
  const confirmed = await inSystemScope(elsewhere, 'a test', (scope) => confirmEmail(scope, { token }));
  expect(confirmed).toEqual({ email: user.email });
  expect([await isConfirmed(), await hash()]).toEqual([true, undefined]);
});
