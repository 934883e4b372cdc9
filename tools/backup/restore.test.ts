import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';
import { createFileStore } from '#server/platform/files/disk.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/database/test-database.ts';
import { connectAsSystem, type Installation } from './installation.ts';
import { createBackup } from './make.ts';
import { restoreBackup } from './restore.ts';
import { verifyBackup } from './verify.ts';

const workshop = mkdtempSync(join(tmpdir(), 'rolecall-restore-'));
const dataDir = join(workshop, 'data');
let database: TestDatabase;
let place: Installation;
beforeAll(async () => {
  database = await createTestDatabase();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir });
  const disk = await createFileStore(config.storage);
  place = { config, databaseUrl: database.adminUrl, disk, close: () => Promise.resolve() };
});
afterAll(async () => {
  await database.drop();
  rmSync(workshop, { recursive: true, force: true });
});

const run = async (statement: string): Promise<unknown[]> => {
  const client = await connectAsSystem(place.databaseUrl);
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};

test('a backup with another format of jobs is refused before anything is changed', async () => {
  const { jobs } = await createBackup(place, join(workshop, 'backup'));
  const backup = await verifyBackup(join(workshop, 'backup'));
  await run(
    `insert into tenant (id, side, name, created_at) values (gen_random_uuid(), 'agency', 'Harbour Talent', now())`,
  );
  const older = { ...backup, manifest: { ...backup.manifest, jobs: jobs - 1 } };
  const given = { replace: dataDir, later: undefined, isSecretGiven: false };
  await expect(restoreBackup(place, older, given)).rejects.toThrow(
    `stores jobs in a different format (${String(jobs - 1)}, here ${String(jobs)})`,
  );
  expect(await run('select name from tenant')).toEqual([{ name: 'Harbour Talent' }]);
});
