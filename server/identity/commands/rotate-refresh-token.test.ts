import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTenant, makeUser, defaultPassword, type UserFixture } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { createTestBrowser } from '#server/testing/sign-in/test-browser.ts';

const publicUrl = 'http://localhost:3000';
const userInformation = '/api/v2.1/profile/getAuthUserInformation';
let server: TestServer;
let owner: UserFixture;
let browser: ReturnType<typeof createTestBrowser>;

beforeAll(async () => {
  server = await createTestServer({ now: new Date(), env: { PUBLIC_URL: publicUrl } });
  owner = await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db)).id });
});
afterAll(() => server.close());
beforeEach(() => {
  server.kit.clock.set(new Date());
  browser = createTestBrowser(server.product.app, publicUrl);
});

const renew = (with_ = browser) => with_.send('POST', '/api/session', { json: {} });
const refreshToken = () => browser.jar.get('rolecall_refresh')?.value ?? '';
/** Opens a second browser with a stolen refresh token. */
const holding = (token: string) => {
  const other = createTestBrowser(server.product.app, publicUrl);
  other.jar.set('rolecall_refresh', { path: '/api/session', value: token });
  return other;
};

test('each renewal replaces the refresh token, and only the newest is valid', async () => {
  await browser.signIn(owner.email, defaultPassword);
  const seen = new Set([refreshToken()]);
  for (let n = 0; n < 3; n += 1) {
    server.kit.clock.advance(120_000);
    expect((await renew()).status).toBe(200);
    seen.add(refreshToken());
  }
  expect(seen.size).toBe(4);
});

test('a renewal retried within a minute gets the same successor, also from several tabs at once', async () => {
  await browser.signIn(owner.email, defaultPassword);
  const first = refreshToken();
  const tabs = [1, 2, 3, 4].map(() => holding(first));
  for (const answer of await Promise.all(tabs.map(renew))) expect(answer.status).toBe(200);
  server.kit.clock.advance(59_000);
  const late = holding(first);
  expect((await renew(late)).status).toBe(200);
  const successors = new Set([...tabs, late].map(({ jar }) => jar.get('rolecall_refresh')?.value));
  expect(successors.size).toBe(1);
  expect(successors.has(first)).toBe(false);
});

test('a refresh token reused after that ends the session for every holder', async () => {
  const { body } = await browser.signIn(owner.email, defaultPassword);
  const stolen = refreshToken();
  expect((await renew()).status).toBe(200);
  server.kit.clock.advance(61_000);
  expect((await renew(holding(stolen))).status).toBe(401);
  expect((await renew()).status).toBe(401);
  const called = await browser.send('GET', userInformation, { bearer: String(body['accessToken']) });
  expect([called.status, called.body['code']]).toEqual([401, 'not-signed-in']);
});

test('signing out with a replaced refresh token still ends the session', async () => {
  await browser.signIn(owner.email, defaultPassword);
  const before = holding(refreshToken());
  await renew();
  await before.send('POST', '/api/session/end', { json: {} });
  expect((await renew()).status).toBe(401);
});
