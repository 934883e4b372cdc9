import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from '#server/platform/log/log.ts';
import { archivedFilesFolder, copyNewFiles, startFileArchive } from './archive-files.ts';

test('new files are archived at the start and at the stop, each once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-files-'));
  const live = join(folder, 'live');
  mkdirSync(live);
  writeFileSync(join(live, 'a.pdf'), 'a');
  const archive = join(folder, 'archive');
  const running = startFileArchive(live, archive, createLog({ mode: 'test', logLevel: 'silent' }));
  await expect.poll(() => readdirSync(archivedFilesFolder(archive))).toEqual(['a.pdf']);
  writeFileSync(join(live, 'b.pdf'), 'b');
  await running.stop();
  expect(readdirSync(archivedFilesFolder(archive)).toSorted()).toEqual(['a.pdf', 'b.pdf']);
  expect(await copyNewFiles(live, archivedFilesFolder(archive))).toBe(0);
  expect(await copyNewFiles(join(folder, 'nowhere'), archivedFilesFolder(archive))).toBe(0);
  rmSync(folder, { recursive: true });
});
