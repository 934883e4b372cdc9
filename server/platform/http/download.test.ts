import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemShape } from '#contract/common/problem.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createFileStore } from '#server/platform/files/disk.ts';
import { createFileService } from '#server/platform/files/files.ts';
import { createApp } from './app.ts';
import { sendDownload } from './download.ts';

const root = mkdtempSync(join(tmpdir(), 'rolecall-download-'));
let app: FastifyInstance;
beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: root, LOG_LEVEL: 'silent' });
  app = await createApp(config, pino({ level: 'silent' }));
  const files = createFileService(await createFileStore({ driver: 'disk', root }), 1_000_000);
  await files.write('large.txt', new Uint8Array(300_000).fill(0x61));
  await files.write('empty.txt', new Uint8Array());
  const about = { fileName: "Maalouf's CV.txt", mediaType: 'text/plain', inline: false };
  app.get<{ Querystring: { key: string; size: string } }>('/api/file', ({ query }, reply) =>
    sendDownload(reply, { ...about, storageKey: query.key, sizeBytes: Number(query.size) }, files),
  );
  app.get('/api/fault', (_request, reply) => {
    void reply.type('application/pdf').header('Content-Length', 3).header('Content-Disposition', 'inline');
    throw new Error('a fault');
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

test.each([
  ['large.txt', 300_000],
  ['empty.txt', 0],
])('%s arrives complete, under its name', async (key, size) => {
  const answered = await app.inject(`/api/file?key=${key}&size=${String(size)}`);
  expect([answered.statusCode, answered.rawPayload.length]).toEqual([200, size]);
  expect(answered.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Maalouf%27s%20CV.txt");
});

test('a file missing from the store is not found, with a problem', async () => {
  const answered = await app.inject('/api/file?key=gone.txt&size=10');
  expect([answered.statusCode, problemShape.parse(answered.json()).code]).toEqual([404, 'not-found']);
  expect(answered.headers['content-disposition']).toBeUndefined();
});

test('an error after a download has set its headers still gets a problem', async () => {
  const answered = await app.inject('/api/fault');
  expect([answered.statusCode, problemShape.parse(answered.json()).code]).toEqual([500, 'fault']);
  expect(answered.headers['content-disposition']).toBeUndefined();
});
