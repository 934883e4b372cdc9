import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { exchangeCodeEndpoint } from '#contract/identity/endpoints.ts';
import { authorizationPath } from '#contract/identity/rules.ts';

interface Kept {
  value: string;
  path: string;
}

export interface BrowserResponse {
  status: number;
  location: string | undefined;
  body: Record<string, unknown>;
  text: string;
  setCookies: string[];
}

/** Creates a browser for tests. It stores cookies by path, doesn't follow redirects and needs no socket. */
export const createTestBrowser = (app: FastifyInstance, publicUrl: string) => {
  const jar = new Map<string, Kept>();

  const keep = (line: string): void => {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    const path = attributes.find((part) => part.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
    const isGone = attributes.some((part) => /^(max-age=0|expires=thu, 01 jan 1970)/i.test(part));
    if (isGone) jar.delete(name);
    else jar.set(name, { value: pair.slice(at + 1), path });
  };

  const send = async (
    method: 'GET' | 'POST',
    url: string,
    more: {
      json?: object;
      form?: Record<string, string>;
      accept?: string;
      bearer?: string;
      headers?: Record<string, string>;
    } = {},
  ): Promise<BrowserResponse> => {
    const { pathname, search } = new URL(url, publicUrl);
    const cookies = [...jar].filter(
      ([, { path }]) => pathname === path || pathname.startsWith(path === '/' ? '/' : `${path}/`),
    );
    const answer = await app.inject({
      method,
      url: pathname + search,
      headers: {
        host: new URL(publicUrl).host,
        accept: more.accept ?? 'application/json',
        ...(cookies.length > 0 ? { cookie: cookies.map(([name, { value }]) => `${name}=${value}`).join('; ') } : {}),
        ...(more.bearer ? { authorization: `Bearer ${more.bearer}` } : {}),
        ...more.headers,
        ...(more.json ? { 'content-type': 'application/json' } : {}),
        ...(more.form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(more.json ? { payload: JSON.stringify(more.json) } : {}),
      ...(more.form ? { payload: new URLSearchParams(more.form).toString() } : {}),
    });
    const setCookies = [answer.headers['set-cookie'] ?? []].flat();
    setCookies.forEach(keep);
    let body: Record<string, unknown> = {};
    try {
      body = JSON.parse(answer.body) as Record<string, unknown>;
    } catch {
      // The response is a page, not JSON.
    }
    const { location } = answer.headers;
    return { status: answer.statusCode, location: location?.toString(), body, text: answer.body, setCookies };
  };

  const verifier = randomBytes(32).toString('base64url');

  /** Starts a sign-in at the provider. Returns the first redirect. */
  const authorize = (more: Record<string, string> = {}): Promise<BrowserResponse> => {
    const url = new URL(
      authorizationPath({
        publicUrl,
        challenge: createHash('sha256').update(verifier).digest('base64url'),
        state: 'the-state',
      }),
      publicUrl,
    );
    for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
    return send('GET', url.href);
  };

  const answerSignIn = async (email: string, password: string): Promise<BrowserResponse> => {
    const started = await authorize();
    const asked = await send('GET', started.location ?? '');
    return send('POST', `/api/identity/interaction/${String(asked.body['interaction'])}`, {
      json: { email, password },
    });
  };

  /** Runs a sign-in up to the authorization code. */
  const codeFor = async (email: string, password: string): Promise<URL> => {
    const answered = await answerSignIn(email, password);
    if (answered.status !== 200) throw new Error(`The sign-in was refused: ${answered.text}`);
    const resumed = await send('GET', String(answered.body['returnTo']));
    return new URL(resumed.location ?? '', publicUrl);
  };

  const exchange = (
    code: string,
    codeVerifier = verifier,
    headers: Record<string, string> = {},
  ): Promise<BrowserResponse> => send('POST', exchangeCodeEndpoint.path, { json: { code, codeVerifier }, headers });

  return {
    jar,
    send,
    authorize,
    answerSignIn,
    codeFor,
    exchange,
    /** Completes a sign-in. Returns the response to the page. */
    signIn: async (email: string, password: string): Promise<BrowserResponse> =>
      exchange((await codeFor(email, password)).searchParams.get('code') ?? ''),
  };
};
