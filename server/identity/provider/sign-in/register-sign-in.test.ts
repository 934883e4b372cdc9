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
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '#contract/identity/shapes/passkeys.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeTenant, makeUser, type UserFixture } from '../../factories.ts';
import { createAuthenticator } from '#server/testing/sign-in/test-authenticator.ts';
import { createTestBrowser } from '#server/testing/sign-in/test-browser.ts';

const publicUrl = 'http://localhost:3000';
let server: TestServer;
let user: UserFixture;
let headers: Record<string, string>;
let device: ReturnType<typeof createAuthenticator>;
let passkeyId: string;
beforeAll(async () => {
  server = await createTestServer({ env: { PUBLIC_URL: publicUrl, RATE_LIMIT_SIGN_IN: '10' }, now: new Date() });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.kit.clock.advance(60_000);
  user = await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db)).id });
  headers = { authorization: `Bearer ${await server.bearer(user.id)}` };
  device = createAuthenticator(publicUrl);
  const { body: asked } = await call(beginPasskeyEndpoint, { password: user.password });
  const credential = device.make(asked as PasskeyCreationOptions);
  ({ passkeyId } = (await call(addPasskeyEndpoint, { name: 'My phone', credential })).body as { passkeyId: string });
});

const call = async (at: Endpoint, input: object = {}) => server.call(undefined, at, input, { headers });

/** Starts a sign-in and returns functions for its steps. */
const start = async () => {
  const browser = createTestBrowser(server.product.app, publicUrl);
  const started = await browser.authorize();
  const shown = await browser.send('GET', started.location ?? '');
  const uid = String(shown.body['interaction']);
  const url = `/api/identity/interaction/${uid}`;
  return {
    browser,
    ask: async () => (await browser.send('POST', `${url}/passkey/options`, { json: {} })).body as PasskeyRequestOptions,
    answer: (credential: object) => browser.send('POST', `${url}/passkey`, { json: { credential } }),
    password: (more: object = {}) =>
      browser.send('POST', url, { json: { email: user.email, password: user.password, ...more } }),
  };
};
type Lie = Parameters<typeof device.answer>[1];
const tryWith = async (lie: Lie = {}) => {
  const { ask, answer } = await start();
  return answer(device.answer(await ask(), lie));
};
const wrong = { status: 403, body: { code: 'wrong-passkey' } };

test('a passkey signs its owner in without a name or a password, and its use is recorded', async () => {
  const { browser, ask, answer } = await start();
  const asked = await ask();
  expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(asked).not.toHaveProperty('allowCredentials');
  const answered = await answer(device.answer(asked));
  expect(answered.status).toBe(200);
  const resumed = await browser.send('GET', String(answered.body['returnTo']));
  const code = new URL(resumed.location ?? '', publicUrl).searchParams.get('code') ?? '';
  const session = await browser.exchange(code);
  expect(session).toMatchObject({ status: 200, body: { who: { user: { id: user.id } } } });
  expect((await call(listPasskeysEndpoint)).body).toMatchObject([{ lastUsedAt: server.kit.clock.now().toISOString() }]);
});

test('a response from another origin, without user verification, for another host or from another user opens nothing', async () => {
  const stranger = await makeUser(server.kit.db, { tenantId: user.tenantId });
  const lies: Lie[] = [
    { origin: 'https://rolecall.example' },
    { flags: 0x01 },
    { rpId: 'rolecall.example' },
    { user: stranger.id },
  ];
  for (const lie of lies) expect(await tryWith(lie)).toMatchObject(wrong);
});

test('a challenge can be answered once, before its expiry and for the sign-in that requested it', async () => {
  const one = await start();
  const other = await start();
  const asked = await one.ask();
  expect(await other.answer(device.answer(asked))).toMatchObject(wrong);
  expect(await one.answer(device.answer(asked))).toMatchObject(wrong);
  expect(await tryWith({ challenge: 'A'.repeat(43) })).toMatchObject(wrong);
  const late = await one.ask();
  server.kit.clock.advance(301_000);
  expect(await one.answer(device.answer(late))).toMatchObject(wrong);
  const again = device.answer(await one.ask());
  expect((await one.answer(again)).status).toBe(200);
  expect((await one.answer(again)).body['code']).toBe('sign-in-expired');
});

test('a passkey whose counter goes back is a copy and opens nothing', async () => {
  expect((await tryWith({ count: 7 })).status).toBe(200);
  expect(await tryWith({ count: 7 })).toMatchObject(wrong);
  expect(await tryWith({ count: 3 })).toMatchObject(wrong);
  expect((await tryWith({ count: 8 })).status).toBe(200);
});

test('a device without a counter is accepted', async () => {
  expect((await tryWith({ count: 0 })).status).toBe(200);
  expect((await tryWith({ count: 0 })).status).toBe(200);
});

test('a removed passkey opens nothing, nor does that of a deleted user', async () => {
  const { ask, answer } = await start();
  const asked = await ask();
  await call(removePasskeyEndpoint, { passkeyId, password: user.password });
  expect(await answer(device.answer(asked))).toMatchObject(wrong);
  expect(await tryWith()).toMatchObject(wrong);
});

test('a deleted account and an unconfirmed address cannot sign in', async () => {
  const set = (values: object) => server.kit.db.updateTable('appUser').set(values).where('id', '=', user.id).execute();
  await set({ isEmailVerified: false });
  expect(await tryWith()).toMatchObject({ status: 403, body: { code: 'email-not-verified' } });
  await set({ isEmailVerified: true, isOwner: false, deletedAt: server.kit.clock.now() });
  expect(await tryWith()).toMatchObject(wrong);
});

test('only the browser that started a sign-in can answer it', async () => {
  const { ask } = await start();
  const asked = await ask();
  const stolen = createTestBrowser(server.product.app, publicUrl);
  const answered = await stolen.send('POST', '/api/identity/interaction/not-mine/passkey', {
    json: { credential: device.answer(asked) },
  });
  expect(answered).toMatchObject({ status: 409, body: { code: 'sign-in-expired' } });
  const question = await stolen.send('POST', '/api/identity/interaction/not-mine/passkey/options', { json: {} });
  expect(question.status).toBe(409);
});

test('with a second factor on, a passkey of the same user replaces its code', async () => {
  const { secret } = (await call(beginSecondFactorEndpoint)).body as { secret: string };
  const epoch = Math.floor(server.kit.clock.now().getTime() / 1000);
  await call(confirmSecondFactorEndpoint, { code: generateSync({ secret, epoch }) });
  const { ask, password } = await start();
  expect(await password()).toMatchObject({ status: 403, body: { code: 'second-factor-needed' } });
  const replayed = device.answer(await ask());
  expect((await password({ passkey: replayed })).status).toBe(200);
  const next = await start();
  expect(await next.password({ passkey: replayed })).toMatchObject(wrong);
  const passkey = device.answer(await next.ask());
  expect(await next.password({ password: 'not-the-password', passkey })).toMatchObject({ status: 401 });
  const stranger = await makeUser(server.kit.db, { tenantId: user.tenantId });
  await server.kit.db.updateTable('passkey').set({ userId: stranger.id }).where('id', '=', passkeyId).execute();
  expect(await next.password({ passkey: device.answer(await next.ask(), { user: stranger.id }) })).toMatchObject(wrong);
});
