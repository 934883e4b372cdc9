import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerWebApp } from './static.ts';

const app = Fastify();
let root = '';

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'rolecall-web-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<title>Rolecall</title>');
  writeFileSync(join(root, 'assets/app-4f2a.js'), 'plain');
  writeFileSync(join(root, 'assets/app-4f2a.js.br'), 'small');
  writeFileSync(join(root, '.stamp'), 'not for visitors');
  app.get('/api/known', () => ({ known: true }));
  await registerWebApp(app, root);
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });

test('every URL that is neither a call nor a file returns the application, which is revalidated', async () => {
  for (const url of ['/', '/login', '/engagement/board?stage=bidding']) {
    const answer = await get(url);
    expect([url, answer.statusCode, answer.body]).toEqual([url, 200, '<title>Rolecall</title>']);
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
});

test('a file with a hashed name is cached forever, compressed if the browser supports it', async () => {
  const plain = await get('/assets/app-4f2a.js');
  expect([plain.body, plain.headers['cache-control']]).toEqual(['plain', 'public, max-age=31536000, immutable']);
  const small = await get('/assets/app-4f2a.js', { 'accept-encoding': 'br' });
  expect([small.body, small.headers['content-encoding']]).toEqual(['small', 'br']);
});

test('a path without a file is not found, and build metadata is not served', async () => {
  for (const url of ['/assets/gone.js', '/.stamp', '/..%2f..%2fpackage.json', '/api/unknown', '/identity/unknown']) {
    const answer = await get(url);
    expect([url, answer.statusCode, answer.body.includes('not for visitors')]).toEqual([url, 404, false]);
  }
  expect((await app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
  expect((await get('/api/known')).json()).toEqual({ known: true });
});

test('with an external provider every page names it, and special characters in its name are escaped', async () => {
  const elsewhere = Fastify();
  writeFileSync(join(root, 'index.html'), '<head><title>Rolecall</title></head>');
  await registerWebApp(elsewhere, root, 'Söhne & "Co" <b>');
  for (const url of ['/', '/index.html', '/login']) {
    const answer = await elsewhere.inject({ method: 'GET', url });
    expect(answer.body).toContain(
      '<meta name="rolecall-sign-in-at" content="Söhne &amp; &quot;Co&quot; &lt;b>"></head>',
    );
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
  expect((await elsewhere.inject({ method: 'GET', url: '/assets/app-4f2a.js' })).body).toBe('plain');
  await elsewhere.close();
});

test('the sign-in has its own page at its URL and at the root, unless there may be a session or an external provider', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-sign-in-'));
  writeFileSync(join(folder, 'index.html'), '<head></head>application');
  writeFileSync(join(folder, 'sign-in.html'), 'sign-in');
  writeFileSync(join(folder, 'sign-in.html.br'), 'small');
  const ours = Fastify();
  await registerWebApp(ours, folder);
  const elsewhere = Fastify();
  await registerWebApp(elsewhere, folder, 'Harbour Identity');
  const ask = (from: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
    from.inject({ method: 'GET', url, headers });

  for (const url of ['/login', '/login?interaction=abc', '/login?', '/', '/?from=mail']) {
    const answer = await ask(ours, url);
    expect([url, answer.body]).toEqual([url, 'sign-in']);
    // The response depends on the cookies, so that a signed-in user does not get a cached sign-in page.
    expect(answer.headers['vary']).toMatch(/cookie/i);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
  const small = await ask(ours, '/login', { 'accept-encoding': 'br' });
  expect([small.body, small.headers['content-encoding']]).toEqual(['small', 'br']);
  const again = await ask(ours, '/login', { 'if-none-match': String((await ask(ours, '/login')).headers.etag) });
  expect(again.statusCode).toBe(304);
  for (const url of ['/?failed=sign-in', '/login/', '/loginx', '/register', '/index.html'])
    expect((await ask(ours, url)).body).toContain('application');
  const cookie = 'theme=dark; rolecall_session_expires=1790000000';
  for (const url of ['/', '/login']) expect((await ask(ours, url, { cookie })).body).toContain('application');
  const theirs = (await ask(elsewhere, '/login')).body;
  expect([theirs.includes('Harbour Identity'), theirs.includes('application')]).toEqual([true, true]);
  await Promise.all([ours.close(), elsewhere.close()]);
  rmSync(folder, { recursive: true, force: true });
});
