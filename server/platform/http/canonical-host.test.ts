import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { redirectToCanonicalHost } from './canonical-host.ts';

const opened = async (publicUrl: string, host: string, headers: Record<string, string> = {}) => {
  const app = Fastify();
  app.addHook('onRequest', redirectToCanonicalHost(publicUrl));
  app.get('/*', () => 'a page');
  const { statusCode, headers: answer } = await app.inject({
    url: '/engagement/board?waits=true',
    headers: { host, 'sec-fetch-mode': 'navigate', ...headers },
  });
  await app.close();
  return statusCode === 200 ? 'a page' : answer.location;
};

test('a page opened under another name of this machine is redirected to the canonical host with its full path', async () => {
  const ours = 'http://localhost:3000';
  expect(await opened(ours, '127.0.0.1:3000')).toBe('http://localhost:3000/engagement/board?waits=true');
  expect(await opened(ours, '[::1]:3000')).toBe('http://localhost:3000/engagement/board?waits=true');
  expect(await opened('http://127.0.0.1:3000', 'localhost:3000')).toBe(
    'http://127.0.0.1:3000/engagement/board?waits=true',
  );
});

test('the canonical host, another port, a remote name and a call are not redirected', async () => {
  const ours = 'http://localhost:3000';
  expect(await opened(ours, 'localhost:3000')).toBe('a page');
  expect(await opened(ours, '127.0.0.1:4000')).toBe('a page');
  expect(await opened(ours, 'market.example:3000')).toBe('a page');
  expect(await opened('https://market.example', '127.0.0.1')).toBe('a page');
  expect(await opened(ours, '127.0.0.1:3000', { 'sec-fetch-mode': 'cors' })).toBe('a page');
  expect(await opened(ours, 'no host at all')).toBe('a page');
});
