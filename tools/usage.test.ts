import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  ['bench-all.ts', 'npm run bench:all -- candidates'],
  ['seed.ts', 'npm run seed -- --candidates 100000'],
])('%s is told something that it does not know: it does nothing, and says how it is meant', (file, words) => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, file), '--help'], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect([status, stderr]).toEqual([2, expect.stringContaining(words)]);
  expect(stderr).not.toContain('    at ');
});
