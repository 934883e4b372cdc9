import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadKeys } from '#server/identity/provider/keys.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createFileStore } from '#server/platform/files/disk.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readManifest } from './format.ts';
import { createBackup } from './make.ts';
import { openInstallation, type Installation } from './installation.ts';

const workshop = mkdtempSync(join(tmpdir(), 'rolecall-make-backup-'));
const dataDir = join(workshop, 'data');
let kit: TestKit;
let place: Installation;
beforeAll(async () => {
  kit = await createTestKit();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir });
  await loadKeys(kit.source, config);
  const disk = await createFileStore(config.storage);
  place = { config, databaseUrl: kit.databaseUrl, disk, close: () => Promise.resolve() };
});
afterAll(async () => {
  await kit.close();
  rmSync(workshop, { recursive: true, force: true });
});

test('an unsuitable folder is refused with a message and left as it was', async () => {
  const file = join(workshop, 'a file');
  writeFileSync(file, 'Some words.');
  const full = join(workshop, 'full');
  mkdirSync(full);
  writeFileSync(join(full, 'note'), 'Some words.');
  await expect(createBackup(place, file)).rejects.toThrow(`The folder ${file} cannot be created`);
  await expect(createBackup(place, join(file, 'within'))).rejects.toThrow('cannot be created');
  await expect(createBackup(place, full)).rejects.toThrow('is not empty');
  expect(readdirSync(workshop).toSorted()).toEqual(['a file', 'data', 'full']);
});

test('a backup inside the file storage is refused, because a restore would delete it', async () => {
  for (const folder of [join(dataDir, 'files'), join(dataDir, 'files', 'backup')]) {
    await expect(createBackup(place, folder)).rejects.toThrow("is inside Rolecall's own files");
  }
});

test('a backup with a secret that does not open the keys is refused', async () => {
  const config = { ...place.config, secret: 'another secret, as a fresh data folder has one' };
  await expect(createBackup({ ...place, config }, join(workshop, 'other'))).rejects.toThrow('a different SECRET');
  expect(readdirSync(workshop).filter((name) => name.startsWith('other'))).toEqual([]);
});

test('without an instance nothing is backed up, and no database is created', async () => {
  const empty = join(workshop, 'mistyped');
  await expect(openInstallation({ NODE_ENV: 'test', DATA_DIR: empty })).rejects.toThrow(
    'There is no Rolecall database in',
  );
  expect(readdirSync(empty)).not.toContain('postgres');
  const databaseUrl = Object.assign(new URL(kit.databaseUrl), { pathname: '/postgres' }).href;
  await expect(createBackup({ ...place, databaseUrl }, join(workshop, 'other'))).rejects.toThrow(
    'contains no Rolecall data',
  );
});

test('an empty folder with a space in its name can become the backup', async () => {
  const folder = join(workshop, 'of today');
  mkdirSync(folder);
  await createBackup(place, folder);
  expect(readManifest(folder).product).toBe('Rolecall');
});

test('an error of the database is reported with its reason, and leaves no folder', async () => {
  const folder = join(workshop, 'damaged');
  const fail = async (client: Client): Promise<void> => {
    await client.query('select 1 / 0');
  };
  await expect(createBackup(place, folder, fail)).rejects.toThrow(
    'The database cannot be read (division by zero). No backup was made.',
  );
  expect(readdirSync(workshop).filter((name) => name.startsWith('damaged'))).toEqual([]);
});
