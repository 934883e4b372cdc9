import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { generateFile } from './generated-file.ts';
import { StorageError } from './storage-error.ts';

const about = { fileName: 'a.txt', mediaType: 'text/plain' };
const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('rolecall-made-'));

test('a generated file is complete, has its size, and has no name on the disk', async () => {
  const made = await generateFile(about, (out) => pipeline(Readable.from(['one ', 'two']), out));
  expect(made).toMatchObject({ ...about, sizeBytes: 7 });
  expect(left()).toEqual([]);
  expect((await buffer(made.content)).toString()).toBe('one two');
});

test('a failed generation throws its own error, and a full disk throws no-room', async () => {
  const broken = generateFile(about, () => Promise.reject(new Error('the database is gone')));
  await expect(broken).rejects.toThrow('the database is gone');
  const full = generateFile(about, async (out) => {
    const error = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    out.on('error', () => undefined).destroy(error);
    await new Promise((done) => out.once('close', done));
    throw error;
  });
  await expect(full).rejects.toBeInstanceOf(StorageError);
  expect(left()).toEqual([]);
});
