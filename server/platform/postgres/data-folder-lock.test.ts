import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { processIdentity, lockDataFolder } from './data-folder-lock.ts';
import { PostgresError } from './postgres-error.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-lock-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a folder is held by one until it is let go', () => {
  const unlock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(PostgresError);
  unlock();
  lockDataFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock whose process is dead counts for nothing', () => {
  writeFileSync(join(folder, 'lock'), '2147483000\nlong ago\nmark\n');
  lockDataFolder(folder)();
});

test('a lock whose process number belongs to another process by now counts for nothing', () => {
  writeFileSync(join(folder, 'lock'), `${process.pid}\nan earlier life\nmark\n`);
  lockDataFolder(folder)();
});

test('a lock that says nothing counts for nothing', () => {
  writeFileSync(join(folder, 'lock'), '');
  lockDataFolder(folder)();
});

test('letting go twice does not take the lock of the next one away', () => {
  const unlock = lockDataFolder(folder);
  unlock();
  const next = lockDataFolder(folder);
  unlock();
  expect(() => lockDataFolder(folder)).toThrow(PostgresError);
  next();
});

test('a process has one life, and one that never was has none', () => {
  expect(processIdentity(process.pid)).toBe(processIdentity(process.pid));
  expect(processIdentity(2_147_483_000)).toBeUndefined();
});
