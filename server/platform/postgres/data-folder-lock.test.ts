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

test('a folder is held by one process until it is released', () => {
  const unlock = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(PostgresError);
  unlock();
  lockDataFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock whose process is dead is ignored', () => {
  writeFileSync(join(folder, 'lock'), '2147483000\nlong ago\nmark\n');
  lockDataFolder(folder)();
});

test('a lock whose PID now belongs to another process is ignored', () => {
  writeFileSync(join(folder, 'lock'), `${process.pid}\nan earlier life\nmark\n`);
  lockDataFolder(folder)();
});

test('an empty lock is ignored', () => {
  writeFileSync(join(folder, 'lock'), '');
  lockDataFolder(folder)();
});

test('releasing twice does not remove the lock of the next holder', () => {
  const unlock = lockDataFolder(folder);
  unlock();
  const next = lockDataFolder(folder);
  unlock();
  expect(() => lockDataFolder(folder)).toThrow(PostgresError);
  next();
});

test('a process has one identity, and a PID without a process has none', () => {
  expect(processIdentity(process.pid)).toBe(processIdentity(process.pid));
  expect(processIdentity(2_147_483_000)).toBeUndefined();
});
