import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { GeneratedFile } from '#server/platform/files/generated-file.ts';
import { downloadVerifier } from './verifier.ts';

test('the downloaded file runs by itself', async () => {
  const file = (await downloadVerifier()) as GeneratedFile;
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-verifier-'));
  const path = join(folder, file.fileName);
  writeFileSync(path, await text(file.content));
  const run = spawnSync(process.execPath, [path], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([run.status, run.stdout + run.stderr]).toEqual([2, expect.stringContaining('Usage: node verify-auction.mjs')]);
});
