import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { jwtVerify } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError } from '#server/platform/config/config.ts';
import type { ExternalIdentity } from '#server/platform/config/external-identity.ts';
import { createExternalOidcClient } from './external-oidc-client.ts';

const publicUrl = 'http://localhost:3000';
let issuer = '';
let server: Server;
let says: Record<string, unknown>;
let status = 200;
let asked: { body: URLSearchParams; authorization: string | undefined } | undefined;

beforeEach(async () => {
  asked = undefined;
  status = 200;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const isToken = request.url === '/token';
      if (isToken) asked = { body: new URLSearchParams(body), authorization: request.headers.authorization };
      response.writeHead(isToken && status === 200 ? 400 : status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isToken ? { error: 'invalid_grant' } : says));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  issuer = `http://localhost:${String(typeof at === 'object' ? at?.port : '')}`;
  says = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    scopes_supported: ['openid', 'email'],
    code_challenge_methods_supported: ['S256'],
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    authorization_response_iss_parameter_supported: false,
  };
});
afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())));

const clientWith = (proof: ExternalIdentity['proof'] = { secret: 'between us' }) =>
  createExternalOidcClient({ issuer, name: 'Harbour Identity', clientId: 'rolecall', proof }, publicUrl);
const finish = async (proof?: ExternalIdentity['proof']) => {
  const there = clientWith(proof);
  const begun = await there.begin('a.state', false);
  if (begun === 'away') throw new Error('Nobody answers.');
  const back = new URL(`${publicUrl}/api/identity/external/callback?code=a-code&state=a.state`);
  return there.finish(back, begun.sent);
};

test('a provider that describes itself is accepted; one that does not respond or fails is unavailable', async () => {
  expect(await clientWith().check()).toBe('there');
  status = 503;
  expect(await clientWith().check()).toBe('away');
  expect(await clientWith().begin('a.state', false)).toBe('away');
  expect(await clientWith().logoutUrl(undefined)).toBeUndefined();
  const { port } = new URL(issuer);
  const nobody = createExternalOidcClient(
    { issuer: `http://localhost:1${port.slice(-3)}`, name: '', clientId: 'rolecall', proof: { secret: 's' } },
    publicUrl,
  );
  expect(await nobody.check()).toBe('away');
});

test.each([
  [{ issuer: 'https://another.example' }, 'no valid discovery document'],
  [{ token_endpoint: undefined }, 'no authorization code flow'],
  [{ code_challenge_methods_supported: ['plain'] }, 'support PKCE'],
  [{ scopes_supported: ['openid'] }, 'no email'],
])('a provider that describes itself as %j stops the start with a clear message', async (wrong, words) => {
  says = { ...says, ...wrong };
  const checked = clientWith().check();
  await expect(checked).rejects.toThrow(ConfigError);
  await expect(checked).rejects.toThrow(words);
});

test('an address without a description stops the start with a clear message', async () => {
  status = 404;
  await expect(clientWith().check()).rejects.toThrow(/OIDC_ISSUER is .* isn't a usable OpenID provider/);
});

test('a sign-in sends PKCE, state and nonce, and forces a new sign-in only when required', async () => {
  const begun = await clientWith().begin('a.state', false);
  const url = new URL(begun === 'away' ? '' : begun.url);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'rolecall',
    scope: 'openid email',
    response_type: 'code',
    state: 'a.state',
    code_challenge_method: 'S256',
    redirect_uri: `${publicUrl}/api/identity/external/callback`,
    nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
  });
  expect(url.searchParams.has('prompt')).toBe(false);
  const anew = await clientWith().begin('a.state', true);
  expect(anew === 'away' ? '' : anew.url).toContain('prompt=login');
});

test('the returned code is exchanged with the secret, by the method that the provider supports', async () => {
  expect(await finish()).toBe('refused');
  expect(asked?.authorization).toMatch(/^Basic /);
  says = { ...says, token_endpoint_auth_methods_supported: ['client_secret_post'] };
  await finish();
  expect(asked?.authorization).toBeUndefined();
  expect(asked?.body.get('client_secret')).toBe('between us');
});

test('or with the private key, whose signature authenticates us', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await finish({ pem, algorithm: 'ES256', keyId: 'ours' });
  const { payload, protectedHeader } = await jwtVerify(asked?.body.get('client_assertion') ?? '', publicKey);
  expect(payload).toMatchObject({ iss: 'rolecall', sub: 'rolecall' });
  expect(protectedHeader.kid).toBe('ours');
});

test('a sign-out goes to the provider if it has an end-session endpoint, with its own token', async () => {
  expect(await clientWith().logoutUrl('the-token')).toBeUndefined();
  says = { ...says, end_session_endpoint: `${issuer}/out` };
  const url = new URL((await clientWith().logoutUrl('the-token')) ?? '');
  expect(`${url.origin}${url.pathname}`).toBe(`${issuer}/out`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    id_token_hint: 'the-token',
    post_logout_redirect_uri: `${publicUrl}/`,
  });
});
