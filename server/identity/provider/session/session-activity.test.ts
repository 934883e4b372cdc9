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

const renew = () => browser.send('POST', '/api/session', { json: {} });

test('calls extend a session, and an idle one ends together with its sign-in at the provider', async () => {
  const { body } = await browser.signIn(owner.email, defaultPassword);
  const call = () => browser.send('GET', userInformation, { bearer: String(body['accessToken']) });
  const { product, kit } = server;
  kit.clock.advance(9 * 60_000);
  expect((await call()).status).toBe(200);
  await product.activity.flush(product.source);
  kit.clock.advance(55 * 60_000);
  expect((await renew()).status).toBe(200);
  kit.clock.advance(60 * 60_000);
  expect((await renew()).status).toBe(401);
  const silent = await browser.authorize({ prompt: 'none' });
  expect(new URL(silent.location ?? '', publicUrl).searchParams.get('code')).toBeNull();
});
