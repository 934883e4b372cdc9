import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '#contract/common/endpoint.ts';
import type { Operation } from '#contract/common/operation.ts';
import type { PageSession } from '#contract/identity/shapes.ts';
import { adoptSession, clearSession, onSessionLost } from './api/page-session.ts';
import { Problem } from './api/problem.ts';
import { fewRetries, noRetries } from './api/retry.ts';
import { callApi, downloadFromApi } from './client.ts';

const readAt = endpoint<Operation>('test.read', 'GET', '/api/test/{id}', {
  claims: { tenantId: { place: 'query', is: 'tenant' } },
});
const writeAt = endpoint<Operation>('test.write', 'POST', '/api/test');
const read = (options = {}) => callApi(readAt, { id: 'a b', keyword: 'nurse' }, options);
const write = (options = {}) => callApi(writeAt, { name: 'x' }, options);

const session = (seconds = 600): PageSession => ({
  accessToken: 'the-token',
  expiresAt: new Date(Date.now() + seconds * 1000).toISOString(),
  sessionExpiresAt: new Date(Date.now() + 8 * 3_600_000).toISOString(),
  now: new Date().toISOString(),
  settings: { idleMinutes: 60, loginCountThreshold: 3, uploadLimitBytes: 1_000_000 },
  who: {
    user: {
      id: 'u-1',
      firstName: 'Mara',
      lastName: 'Quist',
      email: 'mara@harbour.example',
      role: 'Owner',
      photoUrl: null,
      walkthrough: true,
    },
    tenant: {
      id: 't-1',
      name: 'Harbour Talent',
      side: 'agency',
      verifiedStatus: 'approved',
      isAssessmentCompleted: true,
      logoUrl: null,
    },
    permissions: [],
  },
});

const ok = (body: unknown = { fine: true }): Response => Response.json(body);
const no = (status: number, code: string): Response =>
  Response.json(
    {
      code,
      message: `no: ${code}`,
      fields: [{ field: 'name', message: 'Name is required!' }],
      reasons: [],
      requestId: 'r',
    },
    { status },
  );

const fetched = vi.fn<(url: string, init: RequestInit & { headers: Record<string, string> }) => Promise<Response>>();
const sent = (at: number) => fetched.mock.calls[at];
const lost = vi.fn<() => void>();
let deaf: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('document', { cookie: `rolecall_session_expires=${String(Math.floor(Date.now() / 1000) + 28_800)}` });
  vi.stubGlobal('window', { location: { protocol: 'http:' } });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  lost.mockReset();
  deaf = onSessionLost(lost);
  adoptSession(session());
});

afterEach(async () => {
  fetched.mockResolvedValue(ok({ logoutUrl: '/' }));
  await clearSession();
  deaf();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Awaits a call while skipping the delays between retries. */
const settled = async <T>(promise: Promise<T>): Promise<T> => {
  promise.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  return promise;
};

test('a call is sent to its endpoint with the token, and with the caller if the endpoint needs it', async () => {
  fetched.mockResolvedValue(ok({ found: 1 }));
  expect(await read()).toEqual({ found: 1 });
  expect(sent(0)?.[0]).toBe('/api/test/a%20b?keyword=nurse&tenantId=t-1');
  expect(sent(0)?.[1].headers).toMatchObject({ Authorization: 'Bearer the-token' });
  expect(sent(0)?.[1].headers).not.toHaveProperty('Idempotency-Key');
});

test('a transient failure is retried up to three times with growing delays', async () => {
  fetched
    .mockResolvedValueOnce(no(503, 'unavailable'))
    .mockRejectedValueOnce(new TypeError('network'))
    .mockResolvedValueOnce(no(502, 'x'))
    .mockResolvedValueOnce(ok());
  expect(await settled(read())).toEqual({ fine: true });
  expect(fetched).toHaveBeenCalledTimes(4);
});

test('retries of a write use the same idempotency key', async () => {
  fetched
    .mockResolvedValueOnce(no(503, 'unavailable'))
    .mockResolvedValueOnce(no(409, 'key-in-flight'))
    .mockResolvedValueOnce(ok());
  await settled(write());
  const keys = fetched.mock.calls.map(([, init]) => init.headers['Idempotency-Key']);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('a write repeated before it is answered is sent once, and both callers get the answer', async () => {
  fetched.mockImplementation(() => Promise.resolve(ok({ saved: fetched.mock.calls.length })));
  expect(await Promise.all([write(), write()])).toEqual([{ saved: 1 }, { saved: 1 }]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await write()).toEqual({ saved: 2 });
});

test('a write repeated after another one, or after a refusal, is sent again', async () => {
  fetched.mockImplementation(() => Promise.resolve(ok()));
  const set = (isOn: boolean) => callApi(writeAt, { isOn });
  await Promise.all([set(true), set(false), set(true)]);
  expect(fetched.mock.calls.map(([, init]) => init.body)).toEqual(['{"isOn":true}', '{"isOn":false}', '{"isOn":true}']);
  fetched.mockResolvedValueOnce(no(400, 'invalid-input')).mockResolvedValueOnce(ok());
  await expect(set(true)).rejects.toThrow('no: invalid-input');
  expect(await set(true)).toEqual({ fine: true });
});

test('a repeated write with a key of its own, and a repeated read, are sent each time', async () => {
  fetched.mockImplementation(() => Promise.resolve(ok()));
  await Promise.all([write({ idempotencyKey: 'one' }), write({ idempotencyKey: 'two' }), read(), read()]);
  expect(fetched).toHaveBeenCalledTimes(4);
});

test('comments and counts are retried twice, a second apart', async () => {
  fetched.mockImplementation(() => Promise.resolve(no(503, 'unavailable')));
  const calling = read({ retries: fewRetries });
  calling.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetched).toHaveBeenCalledTimes(3);
  await expect(calling).rejects.toThrow('no: unavailable');
});

test('a permanent refusal is thrown at once with its code, fields and message', async () => {
  fetched.mockImplementation(() => Promise.resolve(no(400, 'invalid-input')));
  const problem: unknown = await write().catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({
    status: 400,
    code: 'invalid-input',
    fields: [{ field: 'name', message: 'Name is required!' }],
  });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(lost).not.toHaveBeenCalled();
});

test('a foreign error page is replaced by our own message', async () => {
  fetched.mockResolvedValue(new Response('<html>', { status: 500 }));
  await expect(read()).rejects.toThrow('Something went wrong. Please send an email to support');
});

test('without a connection the message is No Internet Found', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  fetched.mockRejectedValue(new TypeError('network'));
  await expect(read({ retries: noRetries })).rejects.toThrow('No Internet Found');
});

test('an aborted call is not retried', async () => {
  const stop = new AbortController();
  fetched.mockImplementation(() => Promise.resolve(no(503, 'unavailable')));
  const calling = read({ signal: stop.signal });
  calling.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  stop.abort();
  await expect(settled(calling)).rejects.toThrow(/abort/i);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a token about to expire is renewed before the call, once for many calls', async () => {
  adoptSession(session(20));
  fetched.mockImplementation((url) =>
    Promise.resolve(url === '/api/session' ? ok({ ...session(), accessToken: 'fresh' }) : ok()),
  );
  await Promise.all([read(), read(), write()]);
  expect(fetched.mock.calls.filter(([url]) => url === '/api/session')).toHaveLength(1);
  expect(fetched.mock.calls.filter(([, init]) => init.headers['Authorization'] === 'Bearer fresh')).toHaveLength(3);
});

test('jwt-expired renews the token and retries once; a second one ends the session', async () => {
  fetched
    .mockResolvedValueOnce(no(401, 'jwt-expired'))
    .mockResolvedValueOnce(ok({ ...session(), accessToken: 'fresh' }))
    .mockResolvedValueOnce(ok({ found: 2 }));
  expect(await read()).toEqual({ found: 2 });
  expect(lost).not.toHaveBeenCalled();
  fetched.mockImplementation((url) => Promise.resolve(url === '/api/session' ? ok(session()) : no(401, 'jwt-expired')));
  await expect(read()).rejects.toThrow('jwt-expired');
  expect(lost).toHaveBeenCalledTimes(1);
});

test('a session replaced by a later sign-in of the same person is resumed', async () => {
  fetched
    .mockResolvedValueOnce(no(401, 'not-signed-in'))
    .mockResolvedValueOnce(ok({ ...session(), accessToken: 'fresh' }))
    .mockResolvedValueOnce(ok({ found: 3 }));
  expect(await read()).toEqual({ found: 3 });
  expect(lost).not.toHaveBeenCalled();
});

test('any other 401 ends the session once for many calls and clears the cookies', async () => {
  fetched.mockImplementation(() => Promise.resolve(no(401, 'not-signed-in')));
  await Promise.allSettled([read(), read()]);
  expect(lost).toHaveBeenCalledTimes(1);
  expect(document.cookie).toContain('Max-Age=0');
  expect(fetched.mock.calls.some(([url]) => url === '/api/session/end')).toBe(true);
});

test('a call that fails after the session was lost does not renew it', async () => {
  let answer: (given: Response) => void = () => undefined;
  fetched.mockImplementation((url, { method }) => {
    if (method === 'GET') {
      return new Promise((resolve) => {
        answer = resolve;
      });
    }
    return Promise.resolve(url === '/api/test' ? no(401, 'jwt-malformed') : ok({ ...session(), logoutUrl: '/' }));
  });
  const slow = read();
  slow.catch(() => undefined);
  await expect(write()).rejects.toThrow('jwt-malformed');
  answer(no(401, 'not-signed-in'));
  await expect(slow).rejects.toThrow('not-signed-in');
  expect(fetched.mock.calls.some(([url]) => url === '/api/session')).toBe(false);
  expect(lost).toHaveBeenCalledTimes(1);
});

test('without a session there is no tenant to call for, and the session is lost', async () => {
  fetched.mockResolvedValue(ok({ logoutUrl: '/' }));
  await clearSession();
  fetched.mockClear();
  await expect(read()).rejects.toMatchObject({ status: 401, code: 'not-signed-in' });
  expect(lost).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls.map(([url]) => url)).not.toContain('/api/test/a%20b?keyword=nurse');
});

test('a public call sends no token', async () => {
  fetched.mockResolvedValue(ok());
  await write({ isPublic: true });
  expect(sent(0)?.[1].headers).not.toHaveProperty('Authorization');
});

test('a file gets the name that the server sends', async () => {
  fetched.mockResolvedValue(
    new Response('bytes', { headers: { 'Content-Disposition': "attachment; filename*=UTF-8''CV%20Tove.pdf" } }),
  );
  const { blob, fileName } = await downloadFromApi(readAt, { id: '1' });
  expect([await blob.text(), fileName]).toEqual(['bytes', 'CV Tove.pdf']);
});

test('the session ends at the time in its cookie', async () => {
  document.cookie = `rolecall_session_expires=${String(Math.floor(Date.now() / 1000) - 1)}`;
  fetched.mockResolvedValue(ok({ logoutUrl: '/' }));
  adoptSession(session());
  await vi.advanceTimersByTimeAsync(100);
  expect(lost).toHaveBeenCalledTimes(1);
});

test.each(['', 'undefined', null, undefined])(
  'a call for a record without an ID is not sent and shows the not-found page: %j',
  async (id) => {
    const assign = vi.fn<(path: string) => void>();
    vi.stubGlobal('window', { location: { assign } });
    await expect(callApi(readAt, { id })).rejects.toMatchObject({ status: 404 });
    expect(assign).toHaveBeenCalledExactlyOnceWith('/404');
    expect(fetched).not.toHaveBeenCalled();
    // Without a tenant or supplier, a call isn't sent: the session has ended, and the page says so.
    const { who, ...rest } = session();
    adoptSession({ ...rest, who: { ...who, tenant: { ...who.tenant, id: undefined as never } } });
    await expect(read()).rejects.toMatchObject({ status: 401 });
    expect(lost).toHaveBeenCalledOnce();
    expect(fetched.mock.calls.filter(([url]) => url.startsWith('/api/test'))).toEqual([]);
  },
);

test('an empty form field is sent, so that the form shows the error', async () => {
  fetched.mockResolvedValue(ok());
  await callApi(writeAt, { name: '' });
  expect(sent(0)?.[1].body).toBe('{"name":""}');
});
