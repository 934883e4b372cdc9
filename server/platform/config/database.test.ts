import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'rolecall-config-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const external = { DEMO: 'false', DATABASE_URL: 'postgres://db.example/x' };
const read = (env: Record<string, string>) => readConfig({ DATA_DIR: folder, ...env });

test('an archive belongs to the embedded database', () => {
  expect(read({ ARCHIVE_DIR: '/srv/archive' }).archiveDir).toBe('/srv/archive');
  expect(() => read({ ...external, ARCHIVE_DIR: '/srv/archive' })).toThrow('ARCHIVE_DIR is for the embedded database');
});

test('a replica belongs to an external database, and is read up to a limit of its lag', () => {
  const replica = { DATABASE_REPLICA_URL: 'postgres://replica.example/x' };
  expect(read({ ...external, ...replica }).replica).toEqual({
    databaseUrl: 'postgres://replica.example/x',
    maxLagMs: 250,
  });
  const longer = read({ ...external, ...replica, DATABASE_REPLICA_LAG_MILLISECONDS: '1000' });
  expect(longer.replica?.maxLagMs).toBe(1000);
  expect(() => read(replica)).toThrow('DATABASE_REPLICA_URL needs DATABASE_URL');
  expect(() => read({ ...external, DATABASE_REPLICA_URL: 'mysql://replica.example/x' })).toThrow('PostgreSQL replica');
});
