import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { beginSecondFactorEndpoint, confirmSecondFactorEndpoint } from '#contract/identity/endpoints.ts';
import {
  addPasskeyEndpoint,
  beginPasskeyEndpoint,
  listPasskeysEndpoint,
  removePasskeyEndpoint,
} from '#contract/identity/endpoints/passkeys.ts';
import { maxPasskeys } from '#contract/identity/rules.ts';
import type { PasskeyCreationOptions } from '#contract/identity/shapes/passkeys.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makePasskey, makeTenant, makeUser, type UserFixture } from '../../factories.ts';
import { createAuthenticator } from '#server/testing/sign-in/test-authenticator.ts';

const publicUrl = 'http://localhost:3000';
let server: TestServer;
let user: UserFixture;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await createTestServer({ env: { PUBLIC_URL: publicUrl }, now: new Date() });
});
afterAll(() => server.close());
beforeEach(async () => {
  user = await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db)).id });
  headers = await signedIn(user);
});

const signedIn = async ({ id }: UserFixture) => ({ authorization: `Bearer ${await server.bearer(id)}` });
const call = async (at: Endpoint, input: object = {}, as = headers) => {
  const { status, body } = await server.call(undefined, at, input, { headers: as });
  return { status, body: body as Record<string, unknown> };
};
const begin = async (as = headers): Promise<PasskeyCreationOptions> => {
  const { status, body } = await call(beginPasskeyEndpoint, { password: user.password }, as);
  expect(status).toBe(200);
  return body as unknown as PasskeyCreationOptions;
};
const add = async (credential: object, as = headers) => call(addPasskeyEndpoint, { name: 'My phone', credential }, as);
const list = async (as = headers) =>
  (await call(listPasskeysEndpoint, {}, as)).body as unknown as { passkeyId: string }[];
const refused = { status: 400, body: { code: 'passkey-refused' } };
const device = () => createAuthenticator(publicUrl);

test('a passkey is added after the password was typed, listed with its name, and its owner gets an email', async () => {
  const asked = await begin();
  expect(asked).toMatchObject({
    rp: { id: 'localhost', name: 'Rolecall' },
    user: { name: user.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  const added = await add(device().make(asked));
  expect(added.status).toBe(200);
  expect(await list()).toEqual([
    {
      passkeyId: added.body['passkeyId'],
      name: 'My phone',
      createdAt: server.kit.clock.now().toISOString(),
      lastUsedAt: null,
    },
  ]);
  expect((await begin()).excludeCredentials).toHaveLength(1);
  expect(server.kit.enqueued).toContainEqual(
    expect.objectContaining({ queue: 'reaction.identity.tell-passkey-added' }),
  );
});

test('a wrong password starts nothing, and guessing is paused as at the sign-in', async () => {
  const wrong = { password: 'not-the-password' };
  const first = await call(beginPasskeyEndpoint, wrong);
  expect(first).toMatchObject({
    status: 400,
    body: { code: 'wrong-password', fields: [{ field: 'password', message: 'This password is incorrect.' }] },
  });
  const told: number[] = [];
  for (let n = 0; n < 5; n += 1) told.push((await call(beginPasskeyEndpoint, wrong)).status);
  expect(told.at(-1)).toBe(429);
  expect(await call(beginPasskeyEndpoint, { password: user.password })).toMatchObject({
    body: { code: 'sign-in-paused' },
  });
});

test('with a second factor on, its code is required too', async () => {
  const { secret } = (await call(beginSecondFactorEndpoint)).body as { secret: string };
  const codeIn = (steps: number) =>
    generateSync({ secret, epoch: Math.floor(server.kit.clock.now().getTime() / 1000) + 30 * steps });
  await call(confirmSecondFactorEndpoint, { code: codeIn(-1) });
  const { password } = user;
  expect(await call(beginPasskeyEndpoint, { password })).toMatchObject({ body: { code: 'second-factor-needed' } });
  expect(await call(beginPasskeyEndpoint, { password, code: '000000' })).toMatchObject({
    status: 400,
    body: { code: 'wrong-code', fields: [{ field: 'code' }] },
  });
  expect((await call(beginPasskeyEndpoint, { password, code: codeIn(0) })).status).toBe(200);
});

test('a passkey from another origin, without user verification or for another challenge is not stored', async () => {
  const nobody = 'A'.repeat(43);
  for (const lie of [{ origin: 'https://rolecall.example' }, { flags: 0x01 }, { challenge: nobody }])
    expect(await add(device().make(await begin(), lie))).toMatchObject(refused);
  const forOther = await begin();
  expect(await add(device().make({ ...forOther, rp: { id: 'rolecall.example', name: 'Rolecall' } }))).toMatchObject(
    refused,
  );
  expect(await list()).toEqual([]);
});

test('a challenge can be answered once, before its expiry and in the session that requested it', async () => {
  const once = await begin();
  expect((await add(device().make(once))).status).toBe(200);
  expect(await add(device().make(once))).toMatchObject(refused);
  const tried = await begin();
  expect(await add(device().make(tried, { origin: 'https://rolecall.example' }))).toMatchObject(refused);
  expect(await add(device().make(tried))).toMatchObject(refused);
  const elsewhere = await begin(await signedIn(user));
  expect(await add(device().make(elsewhere))).toMatchObject(refused);
  const late = await begin();
  server.kit.clock.advance(301_000);
  expect(await add(device().make(late))).toMatchObject(refused);
  expect(await list()).toHaveLength(1);
});

test('a passkey is stored for one user only', async () => {
  const one = device();
  expect((await add(one.make(await begin()))).status).toBe(200);
  user = await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db)).id });
  const other = await signedIn(user);
  expect(await add(one.make(await begin(other)), other)).toMatchObject(refused);
});

test('a user cannot exceed the passkey limit: passkeys-full', async () => {
  const asked = await begin();
  for (let n = 0; n < maxPasskeys; n += 1) await makePasskey(server.kit.db, user.id);
  expect(await add(device().make(asked))).toMatchObject({ status: 409, body: { code: 'passkeys-full' } });
  expect(await call(beginPasskeyEndpoint, { password: user.password })).toMatchObject({
    body: { code: 'passkeys-full' },
  });
});

test('a passkey can be removed only by its owner, with the password', async () => {
  const { passkeyId } = await makePasskey(server.kit.db, user.id);
  const { password } = user;
  const stranger = await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db)).id });
  const remove = (input: object, as = headers) => call(removePasskeyEndpoint, { passkeyId, ...input }, as);
  expect(await remove({ password }, await signedIn(stranger))).toMatchObject({ body: { code: 'not-found' } });
  expect(await remove({ password: 'another' })).toMatchObject({ body: { code: 'wrong-password' } });
  expect(await list()).toHaveLength(1);
  expect(await remove({ password })).toEqual({ status: 200, body: { passkeyId } });
  expect(await list()).toEqual([]);
  expect((await remove({ password })).status).toBe(404);
});

test('adding or removing a passkey twice with one idempotency key has one effect, and the second response repeats the first', async () => {
  const credential = device().make(await begin());
  const asOne = { ...headers, 'idempotency-key': 'an-answer-that-got-lost' };
  const added = await add(credential, asOne);
  expect(added.status).toBe(200);
  expect(await add(credential, asOne)).toEqual(added);
  expect(await list()).toHaveLength(1);
  expect(await call(addPasskeyEndpoint, { name: 'Another name', credential }, asOne)).toMatchObject({
    status: 422,
    body: { code: 'key-reused' },
  });
  expect(await add(credential, { ...headers, 'idempotency-key': 'no key' })).toMatchObject({
    body: { code: 'invalid-key' },
  });
  const gone = { ...headers, 'idempotency-key': 'a-removal-that-got-lost' };
  const { passkeyId } = added.body;
  const remove = (password: string) => call(removePasskeyEndpoint, { passkeyId, password }, gone);
  expect((await remove('another')).status).toBe(400);
  expect(await remove(user.password)).toEqual({ status: 200, body: { passkeyId } });
  expect(await remove(user.password)).toEqual({ status: 200, body: { passkeyId } });
  expect(await list()).toEqual([]);
});
