import type { Endpoint } from '#contract/common/endpoint.ts';
import type { Operation, OutputOf, SentInputOf } from '#contract/common/operation.ts';
import { buildWireRequest } from '#contract/common/wire.ts';
import {
  exchangeCodeEndpoint,
  registerLoginEndpoint,
  renewSessionEndpoint,
  signInEndpoint,
} from '#contract/identity/endpoints.ts';
import { authorizationPath } from '#contract/identity/rules.ts';
import type { PageSession } from '#contract/identity/shapes.ts';

/** A signed-in user without a browser. */
export interface HttpActor {
  readonly accessToken: string;
  readonly who: PageSession['who'];
  /** Calls an operation as this user. Throws with the server's message if the call is refused. */
  call<O extends Operation>(at: Endpoint<O>, input: SentInputOf<O>): Promise<OutputOf<O>>;
  /** Calls an operation that receives a file. */
  upload<O extends Operation>(
    at: Endpoint<O>,
    input: SentInputOf<O>,
    file: { name: string; bytes: Uint8Array<ArrayBuffer> },
  ): Promise<OutputOf<O>>;
}

/** Thrown if the server refused the call or responded unexpectedly. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, text: string, what: string) {
    let code = '';
    let message = text.slice(0, 300);
    try {
      const body = JSON.parse(text) as { code?: string; message?: string };
      code = body.code ?? '';
      message = body.message ?? message;
    } catch {
      // The body isn't JSON, so the response didn't come from our server.
    }
    super(`${what}: ${String(status)} ${code} ${message}`);
    this.name = 'HttpProblem';
    this.status = status;
    this.code = code;
  }
}

type Bytes = Uint8Array<ArrayBuffer>;
type Send = (url: URL, init: RequestInit) => Promise<Response>;

const byChance = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));
const base64url = (bytes: Bytes): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Creates a cookie jar that stores cookies by path as a browser does. The jar follows redirects itself, so that no
 * cookie is lost on the way.
 */
const createJar = (origin: string, send: Send) => {
  const jar = new Map<string, { value: string; path: string }>();
  const once = async (url: URL, init: RequestInit): Promise<Response> => {
    const cookies = [...jar]
      .filter(
        ([, { path }]) => url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
      )
      .map(([name, { value }]) => `${name}=${value}`);
    const headers = new Headers(init.headers);
    headers.set('Accept', 'application/json');
    if (cookies.length > 0) headers.set('Cookie', cookies.join('; '));
    const answer = await send(url, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const at = pair.indexOf('=');
      const path = attributes.find((part) => part.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
      jar.set(pair.slice(0, at), { value: pair.slice(at + 1), path });
    }
    return answer;
  };
  const follow = async (path: string, init: RequestInit = {}): Promise<{ url: URL; answer: Response }> => {
    let url = new URL(path, origin);
    let answer = await once(url, init);
    for (let hop = 0; hop < 10 && answer.status >= 300 && answer.status < 400; hop += 1) {
      url = new URL(answer.headers.get('Location') ?? '/', url);
      // After the sign-in only this URL is needed, so the page itself is not loaded.
      if (url.pathname === '/callback') return { url, answer };
      answer = await once(url, {});
    }
    if (!answer.ok)
      throw new HttpProblem(answer.status, await answer.text(), `${init.method ?? 'GET'} ${url.pathname}`);
    return { url, answer };
  };
  return {
    follow,
    post: async <T>(path: string, body: object): Promise<T> => {
      const { answer } = await follow(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as T;
    },
  };
};

type File = { name: string; bytes: Bytes };

const requestOf = (at: Endpoint, input: object, session: PageSession, file: File | undefined) => {
  const { user, tenant } = session.who;
  const wire = buildWireRequest(at, { ...input }, { userId: user.id, tenantId: tenant.id });
  const headers: Record<string, string> = { ...wire.headers, Authorization: `Bearer ${session.accessToken}` };
  let body: FormData | string | undefined;
  if (file) {
    const form = new FormData();
    for (const [name, value] of Object.entries(wire.body ?? {})) {
      if (value !== undefined && value !== null)
        form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    form.append('file', new Blob([file.bytes]), file.name);
    body = form;
  } else if (wire.body) {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(wire.body);
  }
  if (wire.method !== 'GET') headers['Idempotency-Key'] = base64url(byChance(16)).replaceAll('_', '-');
  return { url: wire.url, init: { method: wire.method, headers, ...(body ? { body } : {}) } };
};

const actorOf = (baseUrl: string, first: PageSession, send: Send, renew: () => Promise<PageSession>): HttpActor => {
  let session = first;
  const ask = async (at: Endpoint, input: object, file?: File) => {
    const { url, init } = requestOf(at, input, session, file);
    const answer = await send(new URL(url, baseUrl), init);
    return { answer, what: `${init.method} ${url}` };
  };
  const call = async (at: Endpoint, input: object, file?: File) => {
    let { answer, what } = await ask(at, input, file);
    if (answer.status === 401) {
      // A token lasts for minutes and a session for hours, so the sign-in cookie is used to get a new token.
      await answer.body?.cancel();
      session = await renew();
      ({ answer, what } = await ask(at, input, file));
    }
    const text = await answer.text();
    if (!answer.ok) throw new HttpProblem(answer.status, text, what);
    return (text === '' ? undefined : JSON.parse(text)) as never;
  };
  return {
    get accessToken() {
      return session.accessToken;
    },
    get who() {
      return session.who;
    },
    call: (at, input) => call(at, input),
    upload: (at, input, file) => call(at, input, file),
  };
};

/**
 * Signs in over HTTP as a browser does, through the identity provider's real redirects with state and PKCE. The login
 * is recorded like any other. `signal` aborts the requests in progress; `send` replaces `fetch`.
 */
export const signIn = async (given: {
  baseUrl: string;
  email: string;
  password: string;
  signal?: AbortSignal;
  send?: Send;
}): Promise<HttpActor> => {
  const { baseUrl, email, password, signal } = given;
  const publicUrl = new URL(baseUrl).origin;
  const send: Send = given.send ?? ((url, init) => fetch(url, { ...init, ...(signal ? { signal } : {}) }));
  const browser = createJar(publicUrl, send);
  const verifier = base64url(byChance(32));
  const state = base64url(byChance(16));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const challenge = base64url(new Uint8Array(hash));
  const { answer } = await browser.follow(authorizationPath({ publicUrl, challenge, state }));
  const { interaction } = (await answer.json()) as { interaction: string };
  const { returnTo } = await browser.post<{ returnTo: string }>(
    buildWireRequest(signInEndpoint, { uid: interaction }).url,
    {
      email,
      password,
    },
  );
  const { url: back } = await browser.follow(returnTo);
  if (back.searchParams.get('state') !== state) throw new Error("The sign-in returned another sign-in's state.");
  const session = await browser.post<PageSession>(exchangeCodeEndpoint.path, {
    code: back.searchParams.get('code'),
    codeVerifier: verifier,
  });
  const actor = actorOf(baseUrl, session, send, () => browser.post<PageSession>(renewSessionEndpoint.path, {}));
  await actor.call(registerLoginEndpoint, {});
  return actor;
};
