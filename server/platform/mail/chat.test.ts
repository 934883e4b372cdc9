import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChatWebhook } from './chat.ts';

let server: Server;
let url = '';
let status = 200;
const heard: unknown[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      heard.push([request.method, request.headers['content-type'], JSON.parse(body)]);
      response.writeHead(status, { location: '/elsewhere' }).end('said');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/secret-hook`;
});
afterAll(() => {
  server.close();
});

test('a message is posted as JSON', async () => {
  expect(await createChatWebhook(url)?.post({ text: 'Hello' })).toEqual({ taken: true });
  expect(heard).toEqual([['POST', 'application/json', { text: 'Hello' }]]);
});

test.each([500, 404, 302])('a response of %i does not count as delivered', async (code) => {
  status = code;
  expect(await createChatWebhook(url)?.post({})).toEqual({ taken: false, words: `The chat answered ${String(code)}.` });
});

test('an unavailable chat is reported without its URL, which is a secret', async () => {
  const gone = await createChatWebhook('http://127.0.0.1:1/secret-hook')?.post({});
  expect(gone).toMatchObject({ taken: false });
  expect(JSON.stringify(gone)).not.toContain('secret-hook');
});

test('without a URL there is no chat', () => {
  expect(createChatWebhook(undefined)).toBeUndefined();
});
