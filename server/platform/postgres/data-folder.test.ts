import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { canEnterFolder, unprivilegedUser } from './os-user.ts';
import { clusterLocation } from './data-folder.ts';

const isRoot = process.getuid?.() === 0;
let folder = '';
let base = '';
let dataDir = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-place-'));
  chmodSync(folder, 0o755);
  base = join(folder, 'var');
  dataDir = join(folder, 'private/data');
  mkdirSync(dataDir, { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const makeLikeCluster = (path: string) => {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'PG_VERSION'), '18\n');
};

describe.runIf(!isRoot)('an ordinary user', () => {
  test('has the database inside the data folder and runs it under their own account', () => {
    expect(clusterLocation(dataDir, base)).toEqual({ cluster: join(dataDir, 'postgres'), account: undefined });
  });
});

describe.runIf(isRoot)('root', () => {
  test('uses another account, because PostgreSQL refuses to run as root', () => {
    expect(clusterLocation(dataDir, base)).toEqual({ cluster: join(dataDir, 'postgres'), account: unprivilegedUser() });
    expect(unprivilegedUser()?.uid).toBeGreaterThan(0);
  });

  test('has the database elsewhere if that account cannot enter the data folder, always at the same place', () => {
    chmodSync(dirname(dataDir), 0o700);
    expect(canEnterFolder(unprivilegedUser(), dataDir)).toBe(false);
    const { cluster } = clusterLocation(dataDir, base);
    expect(cluster.startsWith(base)).toBe(true);
    expect(clusterLocation(dataDir, base).cluster).toBe(cluster);
    expect(clusterLocation(join(folder, 'private'), base).cluster).not.toBe(cluster);
  });

  test('continues to use a database elsewhere even if the data folder can be entered again', () => {
    chmodSync(dirname(dataDir), 0o700);
    const { cluster } = clusterLocation(dataDir, base);
    makeLikeCluster(cluster);
    chmodSync(dirname(dataDir), 0o755);
    expect(clusterLocation(dataDir, base).cluster).toBe(cluster);
  });

  test('moves a database out of a data folder that can no longer be entered', () => {
    makeLikeCluster(join(dataDir, 'postgres'));
    chmodSync(dirname(dataDir), 0o700);
    const { cluster } = clusterLocation(dataDir, base);
    expect(cluster.startsWith(base)).toBe(true);
    expect(canEnterFolder(unprivilegedUser(), dirname(cluster))).toBe(true);
  });
});
