import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect as connectSocket, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { problemShape } from '#contract/common/problem.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { connect } from '#server/platform/db/db.ts';
import { createApp } from './app.ts';
import { registerHealth } from './health.ts';
import { createDrainState } from './draining.ts';

const root = mkdtempSync(join(tmpdir(), 'rolecall-app-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const appWith = (env: Record<string, string>) =>
  createApp(readConfig({ NODE_ENV: 'test', DATA_DIR: root, LOG_LEVEL: 'silent', ...env }), pino({ level: 'silent' }));

test('calls are limited by account or address: too-many-requests', async () => {
  const app = await appWith({ RATE_LIMIT_API: '2' });
  app.get('/api/x', () => ({}));
  const answers = [];
  for (let n = 0; n < 3; n += 1) answers.push(await app.inject('/api/x'));
  expect(answers.map((one) => one.statusCode)).toEqual([200, 200, 429]);
  expect(answers[2]?.json()).toMatchObject({ code: 'too-many-requests' });
  await app.close();
});

test('neither an invented token nor an invented address gets a limit of its own; a verified session does', async () => {
  const app = await createApp(
    readConfig({ NODE_ENV: 'test', DATA_DIR: root, LOG_LEVEL: 'silent', RATE_LIMIT_API: '1' }),
    pino({ level: 'silent' }),
    ({ headers }) => Promise.resolve(headers.authorization === 'Bearer proven' ? 'session:1' : undefined),
  );
  app.get('/api/x', () => ({}));
  const status = async (headers: Record<string, string>) => (await app.inject({ url: '/api/x', headers })).statusCode;
  expect(await status({ authorization: 'Bearer a' })).toBe(200);
  expect(await status({ authorization: 'Bearer b' })).toBe(429);
  expect(await status({ 'x-forwarded-for': '203.0.113.9' })).toBe(429);
  expect(await status({ authorization: 'Bearer proven' })).toBe(200);
  await app.close();
});

test('the address named by a trusted proxy is counted', async () => {
  const app = await appWith({ RATE_LIMIT_API: '1', TRUSTED_PROXIES: '127.0.0.1' });
  app.get('/api/x', () => ({}));
  const status = async (address: string) =>
    (await app.inject({ url: '/api/x', headers: { 'x-forwarded-for': address } })).statusCode;
  expect([await status('203.0.113.9'), await status('203.0.113.9'), await status('203.0.113.8')]).toEqual([
    200, 429, 200,
  ]);
  await app.close();
});

test('only the given number of nearest proxies is trusted, not the addresses before them', async () => {
  const app = await appWith({ RATE_LIMIT_API: '1', TRUSTED_PROXIES: '1' });
  app.get('/api/x', () => ({}));
  const status = async (addresses: string) =>
    (await app.inject({ url: '/api/x', headers: { 'x-forwarded-for': addresses } })).statusCode;
  expect(await status('198.51.100.1, 203.0.113.9')).toBe(200);
  expect(await status('198.51.100.2, 203.0.113.9')).toBe(429);
  await app.close();
});

test('responses of calls are never cached, nor are refusals and errors', async () => {
  const app = await appWith({});
  app.get('/api/x', () => ({}));
  app.get('/api/fault', () => Promise.reject(new Error('a fault')));
  for (const url of ['/api/x', '/api/fault', '/api/none', '/identity/none', '/api/%ff']) {
    expect([url, (await app.inject(url)).headers['cache-control']]).toEqual([url, 'no-store']);
  }
  await app.close();
});

test.each([
  ['an address that cannot be read', { url: '/api/%ff' }, 400, 'invalid-input'],
  ['an id of any length', { url: `/api/x/${'a'.repeat(2001)}` }, 414, 'address-too-long'],
  [
    'a body of any size',
    { method: 'POST', url: '/api/x', payload: { a: 'a'.repeat(1_000_001) } },
    413,
    'request-too-large',
  ],
  [
    'a body of another kind',
    { method: 'POST', url: '/api/x', payload: '<a/>', headers: { 'content-type': 'text/xml' } },
    415,
    'content-type',
  ],
] as const)('%s is refused with a problem: %s', async (_what, sent, status, code) => {
  const app = await appWith({});
  app.post('/api/x', () => ({}));
  app.get('/api/x/:id', () => ({}));
  const answered = await app.inject({ ...sent });
  expect([answered.statusCode, problemShape.parse(answered.json()).code]).toEqual([status, code]);
  expect(answered.body).not.toMatch(/FST_|exceeding|Unsupported/);
  await app.close();
});

test('without a database calls get 503 with a message and readyz reports it: unavailable', async () => {
  const app = await appWith({});
  const connections = connect('postgres://nobody@127.0.0.1:1/none', 2, () => undefined);
  registerHealth(app, connections.pool, createDrainState());
  app.get('/api/x', () => connections.db.selectFrom('secret').selectAll().execute());
  const answered = await app.inject('/api/x');
  expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([503, 'unavailable']);
  expect(Number(answered.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
  await connections.close();
});

test('a draining process reports it at readyz and in every response, and still serves', async () => {
  const leaving = createDrainState();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: root, LOG_LEVEL: 'silent' });
  const app = await createApp(config, pino({ level: 'silent' }), undefined, leaving);
  const connections = connect('postgres://nobody@127.0.0.1:1/none', 2, () => undefined);
  registerHealth(app, connections.pool, leaving);
  app.get('/api/x', () => ({}));
  const answer = async () => {
    const { statusCode, headers } = await app.inject('/api/x');
    return [statusCode, headers.connection];
  };
  expect(await answer()).toEqual([200, 'keep-alive']);
  leaving.begin();
  expect(await answer()).toEqual([200, 'close']);
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'stopping' }]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
  await connections.close();
});

test('every response has a policy that allows only our own scripts and styles', async () => {
  const app = await appWith({});
  app.get('/', () => 'x');
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(/trusted-types ([^;']+);/.exec(policy)?.[1]).toBe('rolecall-rich-text ProseMirrorClipboard');
  await app.close();
});

test('invalid JSON is refused with 400 and a problem', async () => {
  const app = await appWith({});
  app.post('/api/x', () => ({}));
  const answered = await app.inject({
    method: 'POST',
    url: '/api/x',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  });
  expect(answered.statusCode).toBe(400);
  expect(answered.json()).toMatchObject({ code: 'invalid-input', message: 'The request could not be read.' });
  await app.close();
});

test('a graceful stop finishes requests in flight and accepts no new ones', async () => {
  const app = await appWith({});
  app.get('/api/slow', async () => {
    await new Promise((done) => setTimeout(done, 300));
    return { done: true };
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const flying = fetch(`${url}/api/slow`);
  await new Promise((done) => setTimeout(done, 100));
  const closing = app.close();
  expect(await (await flying).json()).toEqual({ done: true });
  await closing;
  await expect(fetch(`${url}/api/slow`)).rejects.toThrow();
});

test('a request too large to be parsed is refused with a problem', async () => {
  const app = await appWith({});
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answered = await fetch(`${url}/api/x?long=${'l'.repeat(20_000)}`);
  expect([answered.status, problemShape.parse(await answered.json()).code]).toEqual([414, 'address-too-long']);
  await app.close();
});

test('a stop waits briefly for silent connections, and serves a request that arrives on one', async () => {
  const app = await appWith({});
  app.get('/slow', () => sleep(1500, { served: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = async (): Promise<{ socket: Socket; heard: () => string; closed: Promise<unknown> }> => {
    const socket = connectSocket(port, '127.0.0.1');
    let text = '';
    socket.on('data', (bytes: Buffer) => (text += bytes.toString())).on('error', () => undefined);
    const closed = once(socket, 'close');
    await once(socket, 'connect');
    return { socket, heard: () => text, closed };
  };
  const [silent, busy, late] = await Promise.all([open(), open(), open()]);
  const request = 'GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n';
  busy.socket.write(request);
  await sleep(100);
  const began = performance.now();
  const closing = app.close();
  await sleep(100);
  late.socket.write(request);
  await closing;
  await Promise.all([silent.closed, busy.closed, late.closed]);
  expect(performance.now() - began).toBeLessThan(5000);
  expect(silent.heard()).toBe('');
  for (const { heard } of [busy, late]) expect(heard()).toContain('"served":true');
});
