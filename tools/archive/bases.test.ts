import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  findBaseBackupBefore,
  copyCluster,
  deleteBaseBackupsBefore,
  writeBackupLabel,
  listBaseBackups,
  newBaseBackupPath,
} from './bases.ts';

let archive = '';
beforeEach(() => {
  archive = mkdtempSync(join(tmpdir(), 'rolecall-archive-'));
  mkdirSync(join(archive, 'wal'));
});
afterEach(() => rmSync(archive, { recursive: true }));

const day = (n: number): Date => new Date(`2026-11-0${String(n)}T08:30:00.250Z`);

const addBase = (at: Date, segment: string): void => {
  const folder = newBaseBackupPath(archive, at);
  mkdirSync(folder, { recursive: true });
  writeBackupLabel(folder, `START WAL LOCATION: 0/3000028 (file ${segment})\n`, '');
};

test('a moment is recovered from the newest base backup before it', () => {
  expect(() => findBaseBackupBefore(archive, day(1))).toThrow('There is no base backup in');
  addBase(day(1), '000000010000000000000003');
  addBase(day(3), '000000010000000000000008');
  expect(listBaseBackups(archive).map(({ completeAt }) => completeAt)).toEqual([day(1), day(3)]);
  expect(findBaseBackupBefore(archive, day(2)).completeAt).toEqual(day(1));
  expect(findBaseBackupBefore(archive, day(3)).completeAt).toEqual(day(3));
  expect(() => findBaseBackupBefore(archive, new Date('2026-10-31T00:00:00Z'))).toThrow(
    'begins at 2026-11-01T08:30:00.250Z. Choose a later moment.',
  );
});

test('pruning keeps the base backup before the moment, and the WAL from its first segment on', () => {
  addBase(day(1), '000000010000000000000003');
  addBase(day(2), '000000010000000000000006');
  addBase(day(4), '000000020000000000000008');
  const segments = [
    '000000010000000000000003.00000028.backup.gz',
    '000000010000000000000003.gz',
    '000000010000000000000005.gz',
    '000000010000000000000006.gz',
    '000000020000000000000007.gz',
    '00000002.history.gz',
  ];
  for (const name of segments) writeFileSync(join(archive, 'wal', name), '');
  expect(deleteBaseBackupsBefore(archive, day(3))).toBe(1);
  expect(listBaseBackups(archive).map(({ completeAt }) => completeAt)).toEqual([day(2), day(4)]);
  expect(readdirSync(join(archive, 'wal')).toSorted()).toEqual(segments.slice(3).toSorted());
  // No base backup is old enough to be deleted.
  expect(deleteBaseBackupsBefore(archive, day(1))).toBe(0);
  expect(readdirSync(join(archive, 'wal')).toSorted()).toEqual(segments.slice(3).toSorted());
});

test('a copy of a database leaves out what belongs to the running server', () => {
  const cluster = join(archive, 'cluster');
  for (const folder of ['base/1', 'pg_wal/archive_status', 'base/pgsql_tmp'])
    mkdirSync(join(cluster, folder), { recursive: true });
  const files = [
    'PG_VERSION',
    'base/1/1259',
    'pg_wal/000000010000000000000001',
    'postmaster.pid',
    'base/pgsql_tmp/1.0',
  ];
  for (const name of files) writeFileSync(join(cluster, name), name);
  const copy = join(archive, 'copy');
  copyCluster(cluster, copy);
  expect(files.filter((name) => existsSync(join(copy, name)))).toEqual(['PG_VERSION', 'base/1/1259']);
  expect(readdirSync(join(copy, 'pg_wal'))).toEqual([]);
});
