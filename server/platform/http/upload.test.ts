import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemShape } from '#contract/common/problem.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createFileStore } from '#server/platform/files/disk.ts';
import { createFileService, type Files } from '#server/platform/files/files.ts';
import { problemBody } from '#server/platform/problems/problem.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createApp } from './app.ts';
import { receiveUpload } from './upload.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'rolecall-upload-'));
const root = join(dataDir, 'files');
let app: FastifyInstance;
let files: Files;
let port = 0;

beforeAll(async () => {
  mkdirSync(root, { recursive: true });
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  files = createFileService(await createFileStore({ driver: 'disk', root }), 1000);
  app = await createApp(config, pino({ level: 'silent' }));
  app.post('/api/files', async (request, reply) => {
    const received = await receiveUpload(request, files);
    return received instanceof Refused
      ? reply.status(received.refusal.status).send(problemBody(received, request.id))
      : { name: received.name, fields: request.body };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const kept = (): string[] => readdirSync(root, { recursive: true }).map(String);
const filePart = (name: string, field = 'file') =>
  `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\nSome words.\r\n`;
const fieldPart = (name: string, value: string, type = 'text/plain') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: ${type}\r\n\r\n${value}\r\n`;
const end = '--b--\r\n';

const send = async (body: string, type = 'multipart/form-data; boundary=b') => {
  const answer = await fetch(`http://127.0.0.1:${String(port)}/api/files`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    signal: AbortSignal.timeout(5000),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

test.each([
  ['two files', filePart('a.txt') + filePart('b.txt') + end, 413, 'request-too-large'],
  [
    'a file and more fields than any form has',
    filePart('a.txt') + Array.from({ length: 60 }, (_, n) => fieldPart(`f${String(n)}`, 'x')).join('') + end,
    413,
    'request-too-large',
  ],
  ['a file without a name', filePart('') + end, 400, 'invalid-input'],
  [
    'a field that is not the JSON it says',
    filePart('a.txt') + fieldPart('kind', '{', 'application/json') + end,
    400,
    'invalid-input',
  ],
  ['a body that is cut within the file', filePart('a.txt').slice(0, -6), 400, 'invalid-input'],
  ['a body that is cut behind the file', filePart('a.txt'), 400, 'invalid-input'],
  ['a body without anything', '', 400, 'invalid-input'],
  ['a field with the name of a prototype', filePart('a.txt') + fieldPart('__proto__', 'x') + end, 400, 'invalid-input'],
])('%s gets a response, is refused, and leaves no file behind', async (_what, body, status, code) => {
  const before = kept();
  const answered = await send(body);
  expect([answered.status, problemShape.parse(answered.body).code]).toEqual([status, code]);
  expect(kept()).toEqual(before);
});

test('a body without a boundary is refused', async () => {
  const answered = await send(filePart('a.txt') + end, 'multipart/form-data');
  expect([answered.status, problemShape.parse(answered.body).code]).toEqual([400, 'invalid-input']);
});

test('a disconnect in the middle of a file leaves nothing behind', async () => {
  const before = kept();
  const socket = connectSocket(port, '127.0.0.1');
  const head = `POST /api/files HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900\r\n\r\n`;
  await new Promise((written) => socket.write(head + filePart('a.txt').slice(0, -2), written));
  await expect.poll(() => kept().length).toBeGreaterThan(before.length);
  socket.destroy();
  await expect.poll(kept).toEqual(before);
});

test('a file is received with its fields, under a visible name', async () => {
  const answered = await send(fieldPart('kind', 'cv') + filePart('\u202eCV\u200b of Zoë.txt') + end);
  expect(answered).toEqual({ status: 200, body: { name: 'CV of Zoë.txt', fields: { kind: 'cv' } } });
});
