import { jwtDecrypt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { permissions } from '#contract/common/permissions.ts';
import { makeTenant, makeUser, defaultPassword, type UserFixture } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { deriveKey } from '#server/platform/vault/seal.ts';
import { createTestBrowser } from '#server/testing/sign-in/test-browser.ts';

const publicUrl = 'http://localhost:3000';
const secret = 'a-secret-for-tests-of-32-characters-or-more';
const userInformation = '/api/v2.1/profile/getAuthUserInformation';

let server: TestServer;
let owner: UserFixture;
let browser: ReturnType<typeof createTestBrowser>;

beforeAll(async () => {
  server = await createTestServer({
    now: new Date(),
    env: { SECRET: secret, PUBLIC_URL: publicUrl, RATE_LIMIT_SIGN_IN: '1000' },
  });
  const tenant = await makeTenant(server.kit.db, { name: 'Harbour Talent' });
  owner = await makeUser(server.kit.db, {
    tenantId: tenant.id,
    email: 'owner@harbour.example',
    firstName: 'Mara',
    lastName: 'Quist',
  });
});
afterAll(() => server.close());
beforeEach(() => {
  server.kit.clock.set(new Date());
  browser = createTestBrowser(server.product.app, publicUrl);
});

const cookie = (lines: readonly string[], name: string): string =>
  lines.find((line) => line.startsWith(`${name}=`)) ?? '';

test('a sign-in goes through the provider with code and PKCE, and returns with a session', async () => {
  const back = await browser.codeFor(owner.email, defaultPassword);
  expect(back.pathname).toBe('/callback');
  expect(back.searchParams.get('state')).toBe('the-state');
  const { status, body } = await browser.exchange(back.searchParams.get('code') ?? '');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    who: {
      user: { firstName: 'Mara', role: 'Owner' },
      tenant: { name: 'Harbour Talent', side: 'agency', verifiedStatus: 'approved' },
    },
    settings: { idleMinutes: 60, loginCountThreshold: 3, uploadLimitBytes: 1_000_000 },
  });
  const called = await browser.send('GET', userInformation, { bearer: String(body['accessToken']) });
  expect(called.status).toBe(200);
  expect(called.body['email']).toBe('owner@harbour.example');
});

test.each([
  ['a token for a client', '/identity/token', { client_id: '\0', grant_type: 'authorization_code', code: 'x' }],
  ['the end of a token', '/identity/token/revocation', { client_id: 'a\0', token: '\0' }],
])('%s whose name cannot exist is refused like any other and is not an error', async (_what, url, form) => {
  const answered = await browser.send('POST', url, { form });
  expect([answered.status, answered.body['error']]).toEqual([401, 'invalid_client']);
});

test.each([{ state: '\0' }, { nonce: 'a\0' }, { client_id: '\0' }, { login_hint: '\0' }])(
  'a sign-in request with %j is refused and is not an error',
  async (more) => {
    const { status, location } = await browser.authorize(more);
    expect([302, 303, 400]).toContain(status);
    expect(location ?? '').not.toContain('server_error');
  },
);

test('the session cookies have the right paths, lifetimes and flags', async () => {
  const before = Math.floor(server.kit.clock.now().getTime() / 1000);
  const { setCookies, body } = await browser.signIn(owner.email, defaultPassword);
  const hours8 = 8 * 3600;
  const refresh = cookie(setCookies, 'rolecall_refresh');
  expect(refresh).toMatch(/; Path=\/api\/session(;|$)/);
  expect(refresh).toContain('HttpOnly');
  expect(refresh).toContain('SameSite=Lax');
  expect(refresh).toContain(`Max-Age=${String(hours8)}`);
  expect(refresh).not.toContain('Secure');
  const expiry = cookie(setCookies, 'rolecall_session_expires');
  expect(expiry).not.toContain('HttpOnly');
  expect(expiry).toContain(`Max-Age=${String(hours8 + 10)}`);
  const endsAt = Number(/=(\d+);/.exec(expiry)?.[1]);
  expect(endsAt).toBe(before + hours8);
  expect(Date.parse(String(body['sessionExpiresAt']))).toBe(server.kit.clock.now().getTime() + hours8 * 1000);
});

test('roles and permissions are in a cookie under AES-256-CBC with authentication, below 4 kB [S19]', async () => {
  const { setCookies } = await browser.signIn(owner.email, defaultPassword);
  const line = cookie(setCookies, 'rolecall_rights');
  expect(line).toContain('HttpOnly');
  expect(line.length).toBeLessThan(4096);
  const value = /=([^;]+)/.exec(line)?.[1] ?? '';
  const key = deriveKey(secret, 'rights cookie', 64);
  const { payload, protectedHeader } = await jwtDecrypt(value, key);
  expect(protectedHeader).toMatchObject({ alg: 'dir', enc: 'A256CBC-HS512' });
  expect(payload).toMatchObject({ sub: owner.id, roles: ['Owner'], permissions });
  const touched = value.replace(
    /\.(.)([^.]*)\.([^.]*)$/,
    (_all, first: string, rest: string, tag: string) => `.${first === 'A' ? 'B' : 'A'}${rest}.${tag}`,
  );
  await expect(jwtDecrypt(touched, key)).rejects.toThrow();
});

test('a wrong password and an unknown address get the same response', async () => {
  const wrong = await browser.answerSignIn(owner.email, 'not-the-password');
  const unknown = await browser.answerSignIn('nobody@harbour.example', 'not-the-password');
  const { requestId: _one, ...first } = wrong.body;
  const { requestId: _two, ...second } = unknown.body;
  expect(wrong.status).toBe(401);
  expect(first['code']).toBe('wrong-credentials');
  expect([unknown.status, second]).toEqual([wrong.status, first]);
});

test('five failures pause an account, known or not, for growing times, even for the right password', async () => {
  const person = await makeUser(server.kit.db, { tenantId: owner.tenantId, email: 'paused@harbour.example' });
  for (const email of [person.email, 'paused-nobody@harbour.example']) {
    for (let n = 0; n < 5; n += 1) expect((await browser.answerSignIn(email, 'wrong')).status).toBe(401);
    const paused = await browser.answerSignIn(email, defaultPassword);
    expect([paused.status, paused.body['code']]).toEqual([429, 'sign-in-paused']);
  }
  server.kit.clock.advance(31_000);
  expect((await browser.answerSignIn(person.email, defaultPassword)).status).toBe(200);
  // A success clears earlier failures, so it takes five new ones to pause the account.
  for (let n = 0; n < 4; n += 1) await browser.answerSignIn(person.email, 'wrong');
  expect((await browser.answerSignIn(person.email, defaultPassword)).status).toBe(200);
});

test('an unconfirmed address is reported only with the right password', async () => {
  const person = await makeUser(server.kit.db, {
    tenantId: owner.tenantId,
    email: 'new@harbour.example',
    isEmailVerified: false,
  });
  expect((await browser.answerSignIn(person.email, 'wrong')).body['code']).toBe('wrong-credentials');
  const refused = await browser.answerSignIn(person.email, defaultPassword);
  expect([refused.status, refused.body['code']]).toEqual([403, 'email-not-verified']);
});

test('empty fields are named', async () => {
  const answer = await browser.send('POST', '/api/identity/interaction/abc', { json: { email: '', password: '' } });
  expect(answer.status).toBe(400);
  expect(answer.body['fields']).toEqual([
    { field: 'email', message: 'Email is required!' },
    { field: 'password', message: 'Password is required!' },
  ]);
});

test('a started sign-in belongs to the browser that started it', async () => {
  const started = await browser.authorize();
  const asked = await browser.send('GET', started.location ?? '');
  const thief = createTestBrowser(server.product.app, publicUrl);
  const answer = await thief.send('POST', `/api/identity/interaction/${String(asked.body['interaction'])}`, {
    json: { email: owner.email, password: defaultPassword },
  });
  expect([answer.status, answer.body['code']]).toEqual([409, 'sign-in-expired']);
});

test('a started sign-in redirects to the sign-in page', async () => {
  const started = await browser.authorize();
  const shown = await browser.send('GET', started.location ?? '', { accept: 'text/html' });
  expect(shown.status).toBe(303);
  expect(shown.location).toMatch(/^\/login\?interaction=/);
});

test('a code can be used once; a second use revokes the session that it opened', async () => {
  const code = (await browser.codeFor(owner.email, defaultPassword)).searchParams.get('code') ?? '';
  const first = await browser.exchange(code);
  expect(first.status).toBe(200);
  const again = await browser.exchange(code);
  expect([again.status, again.body['code']]).toEqual([400, 'code-refused']);
  const called = await browser.send('GET', userInformation, { bearer: String(first.body['accessToken']) });
  expect([called.status, called.body['code']]).toEqual([401, 'not-signed-in']);
});

test('a code without its verifier opens nothing', async () => {
  const code = (await browser.codeFor(owner.email, defaultPassword)).searchParams.get('code') ?? '';
  expect((await browser.exchange(code, 'x'.repeat(43))).body['code']).toBe('code-refused');
});

test('a sign-in without PKCE returns an error', async () => {
  const answer = await browser.authorize({ code_challenge: '', code_challenge_method: '' });
  expect(new URL(answer.location ?? '', publicUrl).searchParams.get('error')).toBe('invalid_request');
});

test('a provider error redirects to the sign-in page and never shows a page of its own', async () => {
  const answer = await browser.send('GET', '/identity/auth?client_id=nobody', { accept: 'text/html' });
  expect([answer.status, answer.location]).toEqual([302, '/?failed=sign-in']);
});

test('a page gets fresh tokens with its cookie for as long as the session lasts', async () => {
  await browser.signIn(owner.email, defaultPassword);
  const renewed = await browser.send('POST', '/api/session', { json: {} });
  expect(renewed.status).toBe(200);
  expect((await browser.send('GET', userInformation, { bearer: String(renewed.body['accessToken']) })).status).toBe(
    200,
  );
  server.kit.clock.advance(8 * 3600 * 1000 + 1000);
  const late = await browser.send('POST', '/api/session', { json: {} });
  expect([late.status, late.body['code']]).toEqual([401, 'not-signed-in']);
  expect(browser.jar.has('rolecall_refresh')).toBe(false);
});

test('a tampered refresh cookie opens nothing and is cleared', async () => {
  await browser.signIn(owner.email, defaultPassword);
  const kept = browser.jar.get('rolecall_refresh');
  browser.jar.set('rolecall_refresh', { path: '/api/session', value: `${kept?.value.slice(0, -1) ?? ''}!` });
  expect((await browser.send('POST', '/api/session', { json: {} })).status).toBe(401);
  expect(browser.jar.has('rolecall_session_expires')).toBe(false);
});

test('signing out ends the session for every browser at the next call and goes through the provider', async () => {
  const { body } = await browser.signIn(owner.email, defaultPassword);
  const ended = await browser.send('POST', '/api/session/end', { json: {} });
  expect(ended.status).toBe(200);
  for (const name of ['rolecall_refresh', 'rolecall_session_expires', 'rolecall_rights'])
    expect(browser.jar.has(name)).toBe(false);
  const called = await browser.send('GET', userInformation, { bearer: String(body['accessToken']) });
  expect([called.status, called.body['code']]).toEqual([401, 'not-signed-in']);

  const page = await browser.send('GET', String(ended.body['logoutUrl']), { accept: 'text/html' });
  const [, action = '', xsrf = ''] = /action="([^"]+)".*name="xsrf" value="([^"]+)"/.exec(page.text) ?? [];
  expect(new URL(action).origin).toBe(publicUrl);
  const confirmed = await browser.send('POST', action, { form: { xsrf, logout: 'yes' }, accept: 'text/html' });
  expect([confirmed.status, confirmed.location]).toEqual([303, `${publicUrl}/`]);
  expect(browser.jar.has('rolecall_identity')).toBe(false);
  const silent = await browser.authorize({ prompt: 'none' });
  expect(new URL(silent.location ?? '', publicUrl).searchParams.get('error')).toBe('login_required');
});

test('another user signs in where someone was signed in', async () => {
  const other = await makeUser(server.kit.db, { tenantId: owner.tenantId, role: 'standard', firstName: 'Noor' });
  await browser.signIn(owner.email, defaultPassword);
  const { body } = await browser.signIn(other.email, defaultPassword);
  expect(body).toMatchObject({ who: { user: { id: other.id, firstName: 'Noor', role: 'Standard User Account' } } });
});

test('a sign-in that replaces another one ends the session whose cookies it overwrites, and no other', async () => {
  const other = await makeUser(server.kit.db, { tenantId: owner.tenantId, role: 'standard', firstName: 'Noor' });
  const elsewhere = createTestBrowser(server.product.app, publicUrl);
  const kept = await elsewhere.signIn(owner.email, defaultPassword);
  const before = await browser.signIn(owner.email, defaultPassword);
  await browser.send('POST', '/api/session', { json: {} });
  const after = await browser.signIn(other.email, defaultPassword);
  const codeOf = async ({ body }: typeof before) => {
    const answer = await browser.send('GET', userInformation, { bearer: String(body['accessToken']) });
    return answer.status === 200 ? 'fine' : answer.body['code'];
  };
  expect([await codeOf(before), await codeOf(after), await codeOf(kept)]).toEqual(['not-signed-in', 'fine', 'fine']);
});

test('with an https URL every cookie is Secure and every URL is https', async () => {
  const https = 'https://portal.rolecall.example';
  const secure = await createTestServer({ now: new Date(), env: { SECRET: secret, PUBLIC_URL: https } });
  try {
    const tenant = await makeTenant(secure.kit.db);
    const user = await makeUser(secure.kit.db, { tenantId: tenant.id });
    const { status, setCookies } = await createTestBrowser(secure.product.app, https).signIn(
      user.email,
      defaultPassword,
    );
    expect(status).toBe(200);
    expect(setCookies).toHaveLength(4);
    for (const line of setCookies) expect(line).toMatch(/^__Host-[^;]+; .*Path=\/;.* Secure/);
    const again = createTestBrowser(secure.product.app, https);
    const started = await again.authorize();
    for (const line of started.setCookies) expect(line).toMatch(/^__(Host|Secure)-/);
    expect((await again.signIn(user.email, defaultPassword)).status).toBe(200);
    expect([...again.jar.keys()].filter((name) => !name.startsWith('__Host-'))).toEqual([]);
    expect((await again.send('POST', '/api/session', { json: {} })).status).toBe(200);
    await again.send('POST', '/api/session/end', { json: {} });
    expect([...again.jar.keys()].filter((name) => !name.includes('rolecall_identity'))).toEqual([]);
  } finally {
    await secure.close();
  }
});
