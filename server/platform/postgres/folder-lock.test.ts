import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lifeOf, lockFolder } from './folder-lock.ts';
import { PostgresError } from './postgres-error.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-lock-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a folder is held by one until it is let go', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(PostgresError);
  unlock();
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock whose process is dead counts for nothing', () => {
  writeFileSync(join(folder, 'lock'), '2147483000\nlong ago\nmark\n');
  lockFolder(folder)();
});

test('a lock whose process number belongs to another process by now counts for nothing', () => {
  writeFileSync(join(folder, 'lock'), `${process.pid}\nan earlier life\nmark\n`);
  lockFolder(folder)();
});

test('a lock that says nothing counts for nothing', () => {
  writeFileSync(join(folder, 'lock'), '');
  lockFolder(folder)();
});

test('letting go twice does not take the lock of the next one away', () => {
  const unlock = lockFolder(folder);
  unlock();
  const next = lockFolder(folder);
  unlock();
  expect(() => lockFolder(folder)).toThrow(PostgresError);
  next();
});

test('a process has one life, and one that never was has none', () => {
  expect(lifeOf(process.pid)).toBe(lifeOf(process.pid));
  expect(lifeOf(2_147_483_000)).toBeUndefined();
});
