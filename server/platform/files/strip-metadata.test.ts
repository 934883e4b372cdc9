import { Readable } from 'node:stream';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { Refused } from '#server/platform/problems/refused.ts';
import { stripMetadata } from './strip-metadata.ts';
import { createFileStore } from './disk.ts';
import { createFileService } from './files.ts';

const root = mkdtempSync(join(tmpdir(), 'rolecall-pictures-'));
const files = createFileService(await createFileStore({ driver: 'disk', root }), 1_000_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Draws a picture whose left half is red and whose right half is blue, so that its orientation is visible. */
const halves = () =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: 'red' } }).composite([
    { input: { create: { width: 32, height: 32, channels: 3, background: 'blue' } }, left: 32, top: 0 },
  ]);
const atHome = {
  IFD0: { Make: 'Shutterworks', Artist: 'Ines Calloway' },
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 51/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '151/1 12/1 0/1' },
};
const secrets = ['Shutterworks', 'Ines Calloway', 'behind the end', 'a remark'];
const told = (bytes: Uint8Array) => secrets.filter((secret) => Buffer.from(bytes).includes(secret));
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
const remark = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 10]), Buffer.from('a remark')]);

/** Creates a photo as a phone does, with a comment and with extra data after its end. */
const photo = async (orientation: number, options = {}): Promise<Buffer> => {
  const jpeg = await halves().withExif(atHome).withMetadata({ orientation }).jpeg(options).toBuffer();
  return Buffer.concat([jpeg.subarray(0, 2), remark, jpeg.subarray(2), Buffer.from('behind the end')]);
};

const receive = async (name: string, bytes: Uint8Array) => {
  const received = await files.receive(Readable.from([Buffer.from(bytes)]), name);
  if (received instanceof Refused || received.thumbnailKey === null) throw new Error('The picture was refused.');
  return {
    ...received,
    stored: await files.bytes(received.storageKey),
    small: await files.bytes(received.thumbnailKey),
  };
};

test('an uploaded photo loses its location, device, author and comments, and keeps its pixels', async () => {
  const sent = await photo(1);
  const { exif } = await sharp(sent).metadata();
  // These bytes are the EXIF tag for the location.
  expect(exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true);
  expect(told(sent)).toEqual(secrets);
  const { stored, small, sizeBytes } = await receive('me.jpg', sent);
  expect(told(stored)).toEqual([]);
  expect(await sharp(stored).metadata()).not.toHaveProperty('exif');
  expect(sizeBytes).toBe(stored.length);
  expect(await pixels(stored)).toEqual(await pixels(sent));
  expect(told(small)).toEqual([]);
});

test('a photo taken with a rotated camera stays upright, and so does its thumbnail', async () => {
  const sent = await photo(6);
  const { stored, small } = await receive('me.jpeg', sent);
  expect(told(stored)).toEqual([]);
  const kept = await sharp(stored).metadata();
  expect(kept.orientation).toBe(6);
  expect(kept.exif?.length).toBe(32);
  const upright = async (bytes: Uint8Array) => sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true });
  expect((await upright(stored)).data).toEqual((await upright(sent)).data);
  // The picture is rotated clockwise by 90 degrees, so its left half is on top.
  const drawn = await upright(small);
  expect([...drawn.data.subarray(0, 3)]).toEqual([254, 0, 0]);
  expect([...drawn.data.subarray(-3)]).toEqual([0, 0, 254]);
});

test('every variant of JPEG keeps its pixels and colours', async () => {
  for (const options of [{ progressive: true }, { mozjpeg: true }, { chromaSubsampling: '4:4:4' }, { quality: 1 }]) {
    const sent = await photo(1, options);
    const bare = stripMetadata(sent, 'image/jpeg');
    expect(told(bare)).toEqual([]);
    expect(await pixels(bare)).toEqual(await pixels(sent));
  }
  const profiled = await halves().withIccProfile('p3').withExif(atHome).jpeg().toBuffer();
  const bare = await sharp(stripMetadata(profiled, 'image/jpeg')).metadata();
  expect(bare.icc).toEqual((await sharp(profiled).metadata()).icc);
  expect(bare).not.toHaveProperty('exif');
});

test('a PNG loses its text and any data after its end, and keeps its pixels, transparency and colours', async () => {
  const png = await halves().ensureAlpha(0.5).withExif(atHome).withIccProfile('p3').png().toBuffer();
  const sent = Buffer.concat([png, Buffer.from('behind the end')]);
  expect(told(sent)).not.toEqual([]);
  const { stored } = await receive('me.png', sent);
  expect(told(stored)).toEqual([]);
  expect(await pixels(stored)).toEqual(await pixels(sent));
  expect((await sharp(stored).metadata()).icc).toEqual((await sharp(sent).metadata()).icc);
});

test('a truncated picture or one with false lengths is refused quickly', async () => {
  const sent = await photo(6);
  const lying = Buffer.from([0xff, 0xd8, 0xff, 0xe5, 0, 0, 0xff, 0xe5, 0, 0]);
  for (const broken of [sent.subarray(0, 40), sent.subarray(0, 300), sent.subarray(0, -40), lying])
    await expect(receive('me.jpg', broken)).rejects.toThrow('The picture was refused.');
});
