import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exchangeCodeEndpoint } from '#contract/identity/endpoints.ts';
import { createSignInFlow, finishSignIn } from './client.ts';

const refusal = (code: string): Response =>
  Response.json({ code, message: code, fields: [], reasons: [], requestId: 'r' }, { status: 409 });

/** The query of each call that started a sign-in at the identity provider, in order. */
let started: URLSearchParams[];
/** The bodies of the requests that exchanged an authorization code. */
let exchanged: { code: string; codeVerifier: string }[];

const server = async (url: string, { body }: RequestInit = {}): Promise<Response> => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname.startsWith('/identity/')) {
    started.push(searchParams);
    return Response.json({ interaction: `new-${String(started.length)}` });
  }
  if (pathname === exchangeCodeEndpoint.path) {
    exchanged.push(JSON.parse(typeof body === 'string' ? body : '{}'));
    return refusal('refused');
  }
  if (pathname.includes('/old')) return refusal('sign-in-expired');
  return pathname.endsWith('/options') ? Response.json({}) : Response.json({ returnTo: pathname });
};

beforeEach(() => {
  started = [];
  exchanged = [];
  const store: Record<string, string> = {};
  Object.defineProperties(store, {
    getItem: { value: (key: string) => store[key] ?? null },
    setItem: { value: (key: string, value: string) => (store[key] = value) },
    removeItem: { value: (key: string) => delete store[key] },
  });
  vi.stubGlobal('sessionStorage', store);
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } });
  vi.stubGlobal('fetch', vi.fn(server));
});
afterEach(() => vi.unstubAllGlobals());

const who = { email: 'mara@harbour.example', password: 'a password' };

test('a password and a passkey that find their sign-in expired start one new sign-in and both answer it', async () => {
  const signIn = createSignInFlow('old');
  const [asked, answered] = await Promise.all([signIn.ask(), signIn.withPassword(who)]);
  expect(started).toHaveLength(1);
  expect(asked.uid).toBe('new-1');
  expect(answered.returnTo).toContain('new-1');
});

test('a sign-in is recognised on its return, even if another was started after it in this browser', async () => {
  await createSignInFlow(undefined).withPassword(who);
  await createSignInFlow(undefined).withPassword(who);
  const [first] = started;
  await expect(finishSignIn({ code: 'c', state: first?.get('state') ?? '' })).rejects.toThrow('refused');
  const challenge = createHash('sha256')
    .update(exchanged[0]?.codeVerifier ?? '')
    .digest('base64url');
  expect(challenge).toBe(first?.get('code_challenge'));
});

test('a sign-in that this browser did not start is refused, and none can be finished twice', async () => {
  await createSignInFlow(undefined).withPassword(who);
  expect(await finishSignIn({ code: 'c', state: 'of another browser' })).toBeUndefined();
  expect(await finishSignIn({ code: 'c', state: started[0]?.get('state') ?? '' })).toBeUndefined();
  expect(exchanged).toEqual([]);
});
