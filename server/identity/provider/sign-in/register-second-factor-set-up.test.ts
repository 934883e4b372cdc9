import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoints, operations } from '#contract/registry.ts';
import {
  beginSecondFactorEndpoint,
  confirmSecondFactorEndpoint,
  endSecondFactorEndpoint,
} from '#contract/identity/endpoints.ts';
import { listPasskeysEndpoint, removePasskeyEndpoint } from '#contract/identity/endpoints/passkeys.ts';
import { makeSecondFactorRequirement } from '#server/team/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import {
  defaultPassword,
  makePasskey,
  makeSecondFactor,
  makeTenant,
  makeUser,
  type UserFixture,
} from '../../factories.ts';
import { createTestBrowser } from '#server/testing/sign-in/test-browser.ts';

const publicUrl = 'http://localhost:3000';
let server: TestServer;
let user: UserFixture;
beforeAll(async () => {
  server = await createTestServer({
    env: { PUBLIC_URL: publicUrl, RATE_LIMIT_SIGN_IN: '5', STAFF_SECOND_FACTOR: 'on' },
    now: new Date(),
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.kit.clock.advance(60_000);
  user = await makeOwnerWhoMust();
});

/** Creates the owner of an agency that requires a second factor from its owners. */
const makeOwnerWhoMust = async (): Promise<UserFixture> => {
  const { db, clock } = server.kit;
  const { id: tenantId } = await makeTenant(db);
  const made = await makeUser(db, { tenantId });
  const role = { implicitRole: 'owner' } as const;
  await makeSecondFactorRequirement(db, { tenantId, role, requiredBy: made.id, requiredAt: clock.now() });
  return made;
};

/** Starts a sign-in, and returns functions for the calls that a browser makes during it. */
const start = async (person = user) => {
  const browser = createTestBrowser(server.product.app, publicUrl);
  const started = await browser.authorize();
  const uid = String((await browser.send('GET', started.location ?? '')).body['interaction']);
  const url = `/api/identity/interaction/${uid}`;
  return {
    browser,
    uid,
    resume: () => browser.send('GET', `/identity/auth/${uid}`),
    password: (more: object = {}) =>
      browser.send('POST', url, { json: { email: person.email, password: person.password, ...more } }),
    begin: () => browser.send('POST', `${url}/second-factor`, { json: {} }),
    confirm: (code: string) => browser.send('POST', `${url}/second-factor/confirmation`, { json: { code } }),
  };
};
const codeOf = (secret: unknown, steps = 0) =>
  generateSync({ secret: String(secret), epoch: Math.floor(server.kit.clock.now().getTime() / 1000) + 30 * steps });
const neededSetUp = { status: 403, body: { code: 'second-factor-setup-needed' } };
const expired = { status: 409, body: { code: 'sign-in-expired' } };

test('a role that requires a second factor sets it up between the password and the session', async () => {
  const { browser, password, begin, confirm } = await start();
  expect(await password()).toMatchObject(neededSetUp);
  const { body: begun } = await begin();
  expect(begun['otpauthUrl']).toContain('otpauth://totp/');
  expect(await confirm('000000')).toMatchObject({ status: 400, body: { code: 'wrong-code' } });
  const confirmed = await confirm(codeOf(begun['secret'], -1));
  expect(confirmed.status).toBe(200);
  expect(confirmed.body['recoveryCodes']).toHaveLength(10);
  const resumed = await browser.send('GET', String(confirmed.body['returnTo']));
  const code = new URL(resumed.location ?? '', publicUrl).searchParams.get('code') ?? '';
  expect(await browser.exchange(code)).toMatchObject({ status: 200, body: { who: { user: { id: user.id } } } });
  // With the second factor set up, its code is required at the next sign-in, and it can't be turned off.
  const next = await start();
  expect(await next.password()).toMatchObject({ status: 403, body: { code: 'second-factor-needed' } });
  expect((await next.password({ code: codeOf(begun['secret']) })).status).toBe(200);
  const off = await server.call(user.id, endSecondFactorEndpoint, { code: codeOf(begun['secret'], 1) });
  expect(off).toMatchObject({ status: 409, body: { code: 'second-factor-required' } });
});

test('a sign-in that still has to set it up can call nothing: no session, no code, no token', async () => {
  const { browser, uid, password, begin, resume } = await start();
  await password();
  await begin();
  const resumed = await resume();
  expect(resumed.location ?? '').not.toContain('code=');
  expect((await browser.send('POST', '/api/session', { json: {} })).status).toBe(401);
  expect((await browser.exchange('no-code')).status).toBe(400);
  // Every operation with access control is called with the sign-in's ID as its token. Some operations check their
  // input first.
  const guarded = operations.filter(({ access }) => access !== 'public');
  expect(guarded.length).toBeGreaterThan(200);
  const answers = new Map<string, number>();
  for (const { name } of guarded) {
    const at = endpoints.find(({ operation }) => operation === name);
    if (!at) continue;
    const path = at.path.replaceAll(/\{\w+\}/g, '01900000-0000-7000-8000-000000000001');
    const call = { method: at.method as 'GET', url: path, headers: { authorization: `Bearer ${uid}` } };
    const answer = await server.product.app.inject({
      ...call,
      ...(at.method === 'GET' ? {} : { payload: {}, headers: { ...call.headers, 'content-type': 'application/json' } }),
    });
    const { code } = answer.json<{ code: string }>();
    if (answer.statusCode !== 401 && code !== 'invalid-input') answers.set(name, answer.statusCode);
  }
  expect(Object.fromEntries(answers)).toEqual({});
  const sessions = await server.kit.db.selectFrom('session').select('id').where('userId', '=', user.id).execute();
  expect(sessions).toEqual([]);
});

test('the set-up needs the password first, in the same browser', async () => {
  const early = await start();
  expect(await early.begin()).toMatchObject(expired);
  expect(await early.confirm('123456')).toMatchObject(expired);
  expect(await early.password({ password: 'not-the-password' })).toMatchObject({
    status: 401,
    body: { code: 'wrong-credentials' },
  });
  expect(await early.begin()).toMatchObject(expired);
  expect(await early.password()).toMatchObject(neededSetUp);
  const stolen = createTestBrowser(server.product.app, publicUrl);
  const url = `/api/identity/interaction/${early.uid}/second-factor`;
  expect(await stolen.send('POST', url, { json: {} })).toMatchObject(expired);
});

test('the keys and the codes of the set-up are limited', async () => {
  const { password, begin, confirm } = await start();
  await password();
  const keys = [];
  for (let tries = 0; tries < 6; tries += 1) keys.push((await begin()).status);
  expect(keys).toEqual([200, 200, 200, 200, 200, 429]);
  const codes = [];
  for (let tries = 0; tries < 7; tries += 1) codes.push((await confirm('000000')).body['code']);
  expect(codes.slice(0, 3)).toEqual(['wrong-code', 'wrong-code', 'wrong-code']);
  expect(codes.at(-1)).toBe('sign-in-paused');
});

test('a passkey counts as both factors: it is enough, and with it the password alone is not', async () => {
  const { passkeyId } = await makePasskey(server.kit.db, user.id);
  const { password } = await start();
  expect(await password()).toMatchObject({ status: 403, body: { code: 'passkey-needed' } });
  expect(await password({ code: '000000' })).toMatchObject({ status: 403, body: { code: 'passkey-needed' } });
  const remove = () => server.call(user.id, removePasskeyEndpoint, { passkeyId, password: defaultPassword });
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'second-factor-required' } });
  // Once an app provides codes too, the passkey is no longer the last second factor.
  const { secret } = (await server.call(user.id, beginSecondFactorEndpoint, {})).body as { secret: string };
  await server.call(user.id, confirmSecondFactorEndpoint, { code: codeOf(secret, -1) });
  const off = await server.call(user.id, endSecondFactorEndpoint, { code: codeOf(secret) });
  expect(off.status).toBe(200);
  expect((await server.call(user.id, listPasskeysEndpoint, {})).body).toHaveLength(1);
});

test("Rolecall's staff must have one where the installation requires it; other agencies need none", async () => {
  const { db } = server.kit;
  const staff = await makeUser(db, { tenantId: (await makeTenant(db, { side: 'provider' })).id, role: 'none' });
  expect(await (await start(staff)).password()).toMatchObject(neededSetUp);
  const free = await makeUser(db, { tenantId: (await makeTenant(db)).id });
  expect((await (await start(free)).password()).status).toBe(200);
});

test('a session that was open before the requirement continues and says until when; the sign-in does not', async () => {
  const { db, clock } = server.kit;
  const { id: tenantId } = await makeTenant(db);
  const person = await makeUser(db, { tenantId });
  const { browser, password } = await start(person);
  const answered = await password();
  const resumed = await browser.send('GET', String(answered.body['returnTo']));
  const code = new URL(resumed.location ?? '', publicUrl).searchParams.get('code') ?? '';
  const session = (await browser.exchange(code)).body as { sessionExpiresAt: string; who: { user: object } };
  expect(session.who.user).not.toHaveProperty('secondFactorDueAt');
  const role = { implicitRole: 'owner' } as const;
  await makeSecondFactorRequirement(db, { tenantId, role, requiredBy: person.id, requiredAt: clock.now() });
  const renewed = await browser.send('POST', '/api/session', { json: {} });
  expect(renewed.body).toMatchObject({ who: { user: { secondFactorDueAt: session.sessionExpiresAt } } });
  expect(await (await start(person)).password()).toMatchObject(neededSetUp);
  await makeSecondFactor(db, person.id);
  const after = await browser.send('POST', '/api/session', { json: {} });
  expect((after.body as typeof session).who.user).not.toHaveProperty('secondFactorDueAt');
});

test('a code from before the requirement opens no session', async () => {
  const { db, clock } = server.kit;
  const { id: tenantId } = await makeTenant(db);
  const person = await makeUser(db, { tenantId });
  const { browser, password } = await start(person);
  const resumed = await browser.send('GET', String((await password()).body['returnTo']));
  const code = new URL(resumed.location ?? '', publicUrl).searchParams.get('code') ?? '';
  const role = { implicitRole: 'owner' } as const;
  await makeSecondFactorRequirement(db, { tenantId, role, requiredBy: person.id, requiredAt: clock.now() });
  expect(await browser.exchange(code)).toMatchObject({ status: 400, body: { code: 'code-refused' } });
});
