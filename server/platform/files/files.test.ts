import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { Refused } from '#server/platform/problems/refused.ts';
import { createFileStore } from './disk.ts';
import { createFileService, TruncatedFileError } from './files.ts';
import { acceptedExtensions, canShowInline } from './kinds.ts';
import { hostileFiles } from '#server/testing/files/hostile-files.ts';
import { createParser, type Parser } from './parser/parser.ts';

const root = mkdtempSync(join(tmpdir(), 'rolecall-files-'));
const files = createFileService(await createFileStore({ driver: 'disk', root }), 100_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const receive = (name: string, ...chunks: Uint8Array[]) =>
  files.receive(Readable.from(chunks.map((one) => Buffer.from(one))), name);
const codeOf = (result: unknown): string => (result instanceof Refused ? result.refusal.code : 'received');
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

test('other users of the machine cannot read the files, even if the folder was open before; its group still can', async () => {
  const place = join(root, 'open to all');
  for (const [before, after] of [
    [undefined, 0o700],
    [0o755, 0o750],
    [0o2770, 0o2770],
  ]) {
    if (before !== undefined) chmodSync(place, before);
    await createFileStore({ driver: 'disk', root: place });
    expect(statSync(place).mode & 0o7777).toBe(after);
  }
  rmSync(place, { recursive: true });
});

test('a file of an accepted kind is stored with its real type, size and hash', async () => {
  const received = await receive('CV.PDF', pdf);
  expect(received).toMatchObject({
    name: 'CV.PDF',
    extension: 'pdf',
    mediaType: 'application/pdf',
    sizeBytes: pdf.length,
  });
  if (!(received instanceof Refused)) expect(Buffer.from(await files.bytes(received.storageKey))).toEqual(pdf);
});

test('the kinds are those of the specification, and no other extension is taken: file-type [E02]', async () => {
  expect([...acceptedExtensions].toSorted()).toEqual(
    ['doc', 'docx', 'gif', 'jpg', 'jpeg', 'pdf', 'png', 'xls', 'xlsx', 'ppt', 'pptx', 'svg', 'txt'].toSorted(),
  );
  expect(codeOf(await receive('photo.tiff', pdf))).toBe('file-type');
  expect(codeOf(await receive('none', pdf))).toBe('file-type');
});

test('a file whose content does not match its extension is refused and not stored', async () => {
  const before = readdirSync(root).length;
  expect(codeOf(await receive('cv.pdf', Buffer.from('MZ this is a program')))).toBe('file-type');
  expect(codeOf(await receive('cv.txt', Buffer.from([0x48, 0x00, 0x49])))).toBe('file-type');
  expect(codeOf(await receive('cv.docx', pdf))).toBe('file-type');
  expect(codeOf(await receive('logo.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))).toBe(
    'file-type',
  );
  expect(codeOf(await receive('cv.pdf'))).toBe('file-type');
  expect(readdirSync(root)).toHaveLength(before);
});

test('an upload is stopped as soon as it is too large, and not stored', async () => {
  const before = readdirSync(root).length;
  let largest = 0;
  const large = Readable.from(
    (function* () {
      yield pdf;
      for (let chunk = 0; chunk < 200; chunk += 1) {
        const sizes = readdirSync(root).map((name) => statSync(join(root, name)).size);
        largest = Math.max(largest, ...sizes);
        yield Buffer.alloc(10_000);
      }
    })(),
  );
  expect(codeOf(await files.receive(large, 'cv.pdf'))).toBe('file-too-large');
  expect(largest).toBeLessThan(100_000);
  expect(readdirSync(root)).toHaveLength(before);
});

test('a file of exactly the limit is too large, and one byte less is accepted', async () => {
  const filled = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, 0x20)]);
  expect(codeOf(await receive('a.pdf', filled(100_000)))).toBe('file-too-large');
  expect(codeOf(await receive('a.pdf', filled(99_999)))).toBe('received');
});

test('a stream that breaks off, before or during reading, throws a clear error and leaves nothing', async () => {
  const before = readdirSync(root).length;
  const gone = new PassThrough();
  gone.destroy();
  await expect(files.receive(gone, 'cv.pdf')).rejects.toThrow(TruncatedFileError);
  for (const error of [undefined, new Error('gone')]) {
    const breaking = new PassThrough();
    breaking.write(pdf);
    setTimeout(() => breaking.destroy(error), 20);
    await expect(files.receive(breaking, 'cv.pdf')).rejects.toThrow(TruncatedFileError);
  }
  expect(readdirSync(root)).toHaveLength(before);
});

test('a name loses invisible characters and characters that change the text direction', async () => {
  expect(await receive('\u202eCV\u200b\ud800 Zoë.pdf', pdf)).toMatchObject({ name: 'CV Zoë.pdf' });
  expect(codeOf(await receive('evil\u202efdp.exe', pdf))).toBe('file-type');
});

test('a picture gets a thumbnail', async () => {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const received = await receive('logo.png', picture);
  if (received instanceof Refused || received.thumbnailKey === null) throw new Error('There is no thumbnail.');
  const { width, height } = await sharp(await files.bytes(received.thumbnailKey)).metadata();
  expect([width, height]).toEqual([96, 96]);
  await files.remove(received);
  await expect(files.bytes(received.thumbnailKey)).rejects.toThrow();
});

test('a path in the name is dropped, and files that could contain scripts are never displayed inline', async () => {
  const received = await receive(
    '../../etc/evil".svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  );
  expect(received).toMatchObject({ name: 'evil.svg', mediaType: 'image/svg+xml' });
  expect(canShowInline('image/svg+xml')).toBe(false);
});

test('a full disk is reported, stores no part of a file, and accepts files once there is room: no-room', async () => {
  let isFull = true;
  const full = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  class Filling extends FSDriver {
    override async put(...given: Parameters<FSDriver['put']>): Promise<void> {
      await super.put(given[0], 'the first bytes');
      return isFull ? full() : super.put(...given);
    }
    override async putStream(...given: Parameters<FSDriver['putStream']>): Promise<void> {
      await super.putStream(...given);
      return isFull ? full() : undefined;
    }
  }
  const filling = createFileService(new Disk(new Filling({ location: root, visibility: 'private' })), 100_000);
  const before = readdirSync(root).length;
  await expect(filling.receive(Readable.from([pdf]), 'cv.pdf')).rejects.toMatchObject({ code: 'no-room' });
  await expect(filling.write('logo.png', pdf)).rejects.toMatchObject({ code: 'no-room' });
  expect(readdirSync(root)).toHaveLength(before);
  isFull = false;
  expect(codeOf(await filling.receive(Readable.from([pdf]), 'cv.pdf'))).toBe('received');
});

test('the text comes with the file on request, and an unreadable file is parsed once', async () => {
  const inner = createParser();
  const parsed: string[] = [];
  const parser: Parser = {
    parse: (task) => {
      parsed.push(task.kind);
      return inner.parse(task);
    },
    close: () => inner.close(),
  };
  const reading = createFileService(await createFileStore({ driver: 'disk', root }), 100_000, parser);
  const read = (name: string, bytes: Uint8Array, readsText = true) =>
    reading.receive(Readable.from([Buffer.from(bytes)]), name, { readsText });
  const words = Buffer.from('Theatre nurse');
  expect(await read('cv.txt', words)).toMatchObject({ content: { text: 'Theatre nurse', unreadable: null } });
  expect(await read('cv.txt', words, false)).not.toHaveProperty('content');
  expect(parsed).toEqual(['type', 'text', 'type']);

  const encrypted = await hostileFiles.find(({ name }) => name === 'an encrypted PDF')?.bytes();
  if (!encrypted) throw new Error('The corpus has no encrypted PDF.');
  parsed.length = 0;
  const unreadable = { content: { text: null, unreadable: 'encrypted' } };
  expect(await read('cv.pdf', encrypted)).toMatchObject(unreadable);
  expect(await read('again.pdf', encrypted)).toMatchObject(unreadable);
  expect(parsed).toEqual(['type', 'text', 'type']);
  parser.close();
});
