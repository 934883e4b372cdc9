import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Disk } from 'flydrive';
import type { Config } from '#server/platform/config/config.ts';
import { createFileStore } from '#server/platform/files/disk.ts';
import { archiveFiles, findMissingFiles, purgeDeletedFiles, recoverFiles } from './files.ts';

let folder = '';
let config: Config;
let disk: Disk;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-archived-files-'));
  mkdirSync(join(folder, 'live'));
  config = {
    archiveDir: join(folder, 'archive'),
    storage: { driver: 'disk', root: join(folder, 'live') },
  } as Config;
  disk = await createFileStore(config.storage);
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string): void => writeFileSync(join(folder, 'live', name), name);
const archive = (at: string): Promise<void> => archiveFiles(config, join(folder, 'archive'), new Date(at));

test('a deleted file can be recovered until all moments at which it existed are pruned', async () => {
  put('a.pdf');
  put('b.pdf');
  await archive('2026-11-01T00:00:00Z');
  rmSync(join(folder, 'live/a.pdf'));
  put('c.pdf');
  await archive('2026-11-03T00:00:00Z');
  expect(purgeDeletedFiles(join(folder, 'archive'), new Date('2026-11-02T00:00:00Z'))).toBe(0);

  await recoverFiles(config, ['a.pdf', 'b.pdf', 'never.pdf'], join(folder, 'aside'));
  expect(await findMissingFiles(disk, ['a.pdf', 'b.pdf', 'never.pdf'])).toEqual(['never.pdf']);
  expect(readdirSync(join(folder, 'live')).toSorted()).toEqual(['a.pdf', 'b.pdf']);
  expect(readdirSync(join(folder, 'aside'))).toEqual(['c.pdf']);

  rmSync(join(folder, 'live/a.pdf'));
  expect(purgeDeletedFiles(join(folder, 'archive'), new Date('2026-11-04T00:00:00Z'))).toBe(1);
  // Files of no interest are not even copied from the archive, so that nothing has to be moved aside.
  await recoverFiles(config, ['a.pdf', 'b.pdf'], join(folder, 'nothing'));
  expect(readdirSync(join(folder, 'live'))).toEqual(['b.pdf']);
  expect(existsSync(join(folder, 'nothing'))).toBe(false);
});

test('the archive has no files of a bucket, whose files a recovery leaves as they are', async () => {
  put('a.pdf');
  await archive('2026-11-01T00:00:00Z');
  rmSync(join(folder, 'live/a.pdf'));
  put('b.pdf');
  expect(await findMissingFiles(disk, ['a.pdf', 'b.pdf'])).toEqual(['a.pdf']);
  await recoverFiles({ ...config, storage: { driver: 's3' } } as Config, ['a.pdf'], join(folder, 'aside'));
  expect(readdirSync(join(folder, 'live'))).toEqual(['b.pdf']);
});
