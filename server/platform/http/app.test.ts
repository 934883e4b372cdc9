import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';
import { connect } from '#server/platform/db/db.ts';
import { createApp } from './app.ts';
import { registerHealth } from './health.ts';

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
  expect((await app.inject({ url: '/api/x', headers: { authorization: 'Bearer other' } })).statusCode).toBe(200);
  await app.close();
});

test('a database that is gone is answered with 503 and words, and readyz says so: unavailable', async () => {
  const app = await appWith({});
  const connections = connect('postgres://nobody@127.0.0.1:1/none', 2, () => undefined);
  registerHealth(app, connections.pool);
  app.get('/api/x', () => connections.db.selectFrom('secret').selectAll().execute());
  const answered = await app.inject('/api/x');
  expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([503, 'unavailable']);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
  await connections.close();
});

test('every answer carries a policy that runs only our own scripts and styles', async () => {
  const app = await appWith({});
  app.get('/', () => 'x');
  const policy = String((await app.inject('/')).headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe-inline');
  await app.close();
});

test('bad JSON is answered with 400 in the form of every "no"', async () => {
  const app = await appWith({});
  app.post('/api/x', () => ({}));
  const answered = await app.inject({
    method: 'POST',
    url: '/api/x',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  });
  expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([400, 'invalid-input']);
  await app.close();
});

test('a graceful stop lets a request in flight end, and takes no new one', async () => {
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
