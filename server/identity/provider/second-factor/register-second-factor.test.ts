import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  beginSecondFactorEndpoint,
  confirmSecondFactorEndpoint,
  endSecondFactorEndpoint,
  readSecondFactorEndpoint,
} from '#contract/identity/endpoints.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeTenant, makeUser, type UserFixture } from '../../factories.ts';
import { createTestBrowser } from '#server/testing/sign-in/test-browser.ts';

const publicUrl = 'http://localhost:3000';
let server: TestServer;
let user: UserFixture;
let browser: ReturnType<typeof createTestBrowser>;
beforeAll(async () => {
  server = await createTestServer({ env: { PUBLIC_URL: publicUrl, RATE_LIMIT_SIGN_IN: '5' }, now: new Date() });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.kit.clock.advance(60_000);
  user = await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db)).id });
  browser = createTestBrowser(server.product.app, publicUrl);
});

const call = async (at: Endpoint, input: object = {}) => {
  const { status, body } = await server.call(user.id, at, input);
  return { status, body: body as Record<string, unknown> };
};
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(server.kit.clock.now().getTime() / 1000) + 30 * steps });

const turnOn = async () => {
  const secret = String((await call(beginSecondFactorEndpoint)).body['secret']);
  const { body } = await call(confirmSecondFactorEndpoint, { code: codeOf(secret, -1) });
  return { secret, recoveryCodes: body['recoveryCodes'] as string[] };
};

/** Starts a sign-in in which the test can make several attempts. */
const startSignIn = async () => {
  const started = await browser.authorize();
  const asked = await browser.send('GET', started.location ?? '');
  const url = `/api/identity/interaction/${String(asked.body['interaction'])}`;
  return (code?: string) =>
    browser.send('POST', url, { json: { email: user.email, password: user.password, ...(code ? { code } : {}) } });
};

test('with a second factor the password alone is not enough: a code is required and can be used once', async () => {
  const { secret } = await turnOn();
  const answer = await startSignIn();
  expect(await answer()).toMatchObject({ status: 403, body: { code: 'second-factor-needed' } });
  expect(await answer('000000')).toMatchObject({ status: 400, body: { code: 'wrong-code' } });
  const code = codeOf(secret);
  const answered = await answer(code);
  expect(answered.status).toBe(200);
  const resumed = await browser.send('GET', String(answered.body['returnTo']));
  const back = new URL(resumed.location ?? '', publicUrl).searchParams.get('code') ?? '';
  expect((await browser.exchange(back)).status).toBe(200);
  expect((await (await startSignIn())(code)).body['code']).toBe('wrong-code');
});

test('a recovery code works too, once', async () => {
  const { recoveryCodes } = await turnOn();
  const [first = ''] = recoveryCodes;
  expect((await (await startSignIn())(first)).status).toBe(200);
  expect((await (await startSignIn())(first)).body['code']).toBe('wrong-code');
  expect((await call(readSecondFactorEndpoint)).body).toMatchObject({ isOn: true, recoveryCodesLeft: 9 });
});

test('if the app was set up under another SECRET, the sign-in says what to do, and a recovery code works', async () => {
  const { secret, recoveryCodes } = await turnOn();
  await server.kit.db
    .updateTable('secondFactor')
    .set({ sealedSecret: 'a.b.c' })
    .where('userId', '=', user.id)
    .execute();
  const answer = await startSignIn();
  expect(await answer(codeOf(secret))).toMatchObject({
    status: 400,
    body: { code: 'app-codes-unreadable', fields: [{ field: 'code' }] },
  });
  const [first = '', second = ''] = recoveryCodes;
  expect((await answer(first)).status).toBe(200);
  expect(await call(endSecondFactorEndpoint, { code: codeOf(secret) })).toMatchObject({
    body: { code: 'app-codes-unreadable' },
  });
  expect((await call(endSecondFactorEndpoint, { code: second })).status).toBe(200);
  await turnOn();
});

test('wrong codes count as failed sign-ins and pause the address', async () => {
  await turnOn();
  const answer = await startSignIn();
  const told: unknown[] = [];
  for (let n = 0; n < 6; n += 1) told.push((await answer('000000')).status);
  expect(told).toEqual([400, 400, 400, 400, 400, 429]);
});

test('a wrong password does not reveal a second factor', async () => {
  await turnOn();
  const started = await browser.authorize();
  const asked = await browser.send('GET', started.location ?? '');
  const url = `/api/identity/interaction/${String(asked.body['interaction'])}`;
  const refused = await browser.send('POST', url, { json: { email: user.email, password: 'not-the-password' } });
  expect(refused).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
});

test('the second factor is started, confirmed and ended by calls, and guessing is limited', async () => {
  const { secret } = await turnOn();
  expect(await call(beginSecondFactorEndpoint)).toMatchObject({ status: 409, body: { code: 'second-factor-on' } });
  const told: unknown[] = [];
  for (let n = 0; n < 6; n += 1) told.push((await call(endSecondFactorEndpoint, { code: '000000' })).status);
  expect(told.slice(0, 4)).toEqual([400, 400, 400, 400]);
  expect(told.at(-1)).toBe(429);
  server.kit.clock.advance(60_000);
  expect((await call(endSecondFactorEndpoint, { code: codeOf(secret) })).status).toBe(200);
  expect((await call(readSecondFactorEndpoint)).body).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
});
