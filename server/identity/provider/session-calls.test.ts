import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTenant, makeUser, defaultPassword, type UserFixture } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { createTestBrowser } from '#server/testing/sign-in/test-browser.ts';

const publicUrl = 'http://localhost:3000';
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

test.each<[string, Record<string, string>, number]>([
  ['a page of ours', { origin: publicUrl, 'sec-fetch-site': 'same-origin' }, 200],
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['another host of the same domain', { 'sec-fetch-site': 'same-site' }, 403],
  ['another site without an origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ['another port of this machine', { origin: 'http://localhost:3001' }, 403],
])('a session call from %s', async (_who, headers, status) => {
  await browser.signIn(owner.email, defaultPassword);
  for (const url of ['/api/session', '/api/session/end'])
    expect((await browser.send('POST', url, { json: {}, headers })).status).toBe(status);
  const started = await browser.authorize();
  const asked = await browser.send('GET', started.location ?? '');
  const answered = await browser.send('POST', `/api/identity/interaction/${String(asked.body['interaction'])}`, {
    json: { email: owner.email, password: defaultPassword },
    headers,
  });
  expect(answered.status).toBe(status);
});
