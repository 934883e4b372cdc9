import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refused } from '#server/platform/problems/refused.ts';
import { createFileStore } from './disk.ts';
import { createFileService, type Files } from './files.ts';
import { isFileMissing, StorageError } from './storage-error.ts';

// This S3 server stores files on the disk and accepts the key "S3RVER".
const directory = mkdtempSync(join(tmpdir(), 'rolecall-s3-'));
const serverAt = (port: number) =>
  new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    configureBuckets: [{ name: 'rolecall-files', configs: [] }],
  });
let server: S3rver;
let port = 0;
let files: Files;

const bucketAt = (accessKeyId = 'S3RVER', more: { endpoint?: string; pathStyle?: boolean } = {}, patienceMs?: number) =>
  createFileStore(
    {
      driver: 's3',
      bucket: 'rolecall-files',
      region: 'eu-central-1',
      endpoint: `http://127.0.0.1:${String(port)}`,
      pathStyle: true,
      accessKeyId,
      secretAccessKey: 'S3RVER',
      ...more,
    },
    patienceMs,
  );

beforeAll(async () => {
  server = serverAt(0);
  ({ port } = await server.run());
  files = createFileService(await bucketAt(), 1_000_000);
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

const kept = async () => [...(await (await bucketAt()).listAll('/', { recursive: true })).objects].length;
const pdf = Buffer.from(`%PDF-1.4\n${'1 0 obj\n<<>>\nendobj\n'.repeat(2000)}%%EOF\n`);
const chunks = (whole: Buffer) =>
  Readable.from(whole.toString('latin1').match(/[^]{1,9000}/g) ?? [], { objectMode: true }).map((chunk: string) =>
    Buffer.from(chunk, 'latin1'),
  );

test('an upload of unknown length is stored, read and removed', async () => {
  const received = await files.receive(chunks(pdf), 'CV.pdf');
  if (received instanceof Refused) throw new Error(received.message);
  expect(received.sizeBytes).toBe(pdf.length);
  expect(Buffer.from(await files.bytes(received.storageKey)).equals(pdf)).toBe(true);
  await files.remove(received);
  const gone: unknown = await files.bytes(received.storageKey).catch((error: unknown) => error);
  expect(isFileMissing(gone)).toBe(true);
});

test('the thumbnail of a picture is stored in the bucket too', async () => {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const received = await files.receive(chunks(picture), 'logo.png');
  if (received instanceof Refused || received.thumbnailKey === null) throw new Error('There is no thumbnail.');
  expect((await sharp(await files.bytes(received.thumbnailKey)).metadata()).width).toBe(96);
  await files.remove(received);
});

test('a file that is too large or of the wrong type leaves nothing in the bucket', async () => {
  const before = await kept();
  const codes = [];
  for (const [name, content] of [
    ['cv.pdf', Buffer.concat([pdf, Buffer.alloc(1_000_000)])],
    ['cv.docx', pdf],
  ] as const) {
    const received = await files.receive(chunks(content), name);
    codes.push(received instanceof Refused ? received.refusal.code : 'received');
  }
  expect(codes).toEqual(['file-too-large', 'file-type']);
  expect(await kept()).toBe(before);
});

test('a bucket that denies access or is unreachable is reported as such, and its files are available once it is back', async () => {
  await files.write('kept.txt', Buffer.from('Kept.'));
  const strangers = createFileService(await bucketAt('SOMEBODY'), 1_000_000);
  await expect(strangers.receive(chunks(pdf), 'CV.pdf')).rejects.toMatchObject({ code: 'store-away' });
  await server.close();
  await expect(files.receive(chunks(pdf), 'CV.pdf')).rejects.toBeInstanceOf(StorageError);
  await expect(files.read('kept.txt')).rejects.toMatchObject({ code: 'store-away' });
  server = serverAt(port);
  await server.run();
  expect(Buffer.from(await files.bytes('kept.txt')).toString()).toBe('Kept.');
});

test('a bucket that never responds is unreachable after a timeout', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
  const { port: silentPort } = silent.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${String(silentPort)}`;
  const waiting = createFileService(await bucketAt('S3RVER', { endpoint }, 150), 1_000_000);
  await expect(waiting.receive(chunks(pdf), 'CV.pdf')).rejects.toMatchObject({ code: 'store-away' });
  await expect(waiting.read('kept.txt')).rejects.toMatchObject({ code: 'store-away' });
  silent.closeAllConnections();
  silent.close();
});

test('the bucket name is part of the path or of the host, depending on the setting', async () => {
  const endpoint = 'https://store.example';
  const inPath = await (await bucketAt('K', { endpoint, pathStyle: true })).getSignedUrl('a.pdf');
  const inHost = await (await bucketAt('K', { endpoint, pathStyle: false })).getSignedUrl('a.pdf');
  expect(new URL(inPath).host + new URL(inPath).pathname).toBe('store.example/rolecall-files/a.pdf');
  expect(new URL(inHost).host + new URL(inHost).pathname).toBe('rolecall-files.store.example/a.pdf');
});
