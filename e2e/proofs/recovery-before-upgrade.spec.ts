import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { Client } from 'pg';
import { migrate, migrateTo } from '#database/migrate.ts';
import { migrationNames } from '#database/migrations.ts';
import { newDataDir, startProduct } from '#e2e/worlds/product.ts';
import { connectAsSystem, openStoppedInstallation } from '#tools/backup/installation.ts';
import { createFolderCleanup } from './parts/folder-cleanup.ts';
import { runTool } from './tool.ts';

// The archive contains a database of an earlier version, whose schema doesn't support erasures of draft candidates.
// This version upgrades the database, erases a draft candidate, and then recovers the state just before the upgrade.
test.describe.configure({ mode: 'serial' });

const lastMigrationOfEarlier = '0158-ownership-claims';
const stampOfEarlier = 'the-stamp-of-an-earlier-version';
const draftNames = 'select last_name from draft_candidate order by 1';
const deleteAfterwards = createFolderCleanup();

const ids = {
  tenant: '01900000-0000-7000-8000-00000000a001',
  erased: '01900000-0000-7000-8000-00000000a002',
  remains: '01900000-0000-7000-8000-00000000a003',
};

let settings: Record<string, string> = {};
let dataDir = '';
let beforeUpgrade = '';
let afterUpgrade = '';

/** Opens the stopped instance and runs statements in its database. */
const atRest = async <T>(work: (db: Client, url: string) => Promise<T>): Promise<T> => {
  const place = await openStoppedInstallation(settings);
  const db = await connectAsSystem(place.databaseUrl);
  try {
    return await work(db, place.databaseUrl);
  } finally {
    await db.end();
    await place.close();
  }
};

/**
 * Returns the current time, at least a second away from the changes before and after it, so that a recovery to this
 * time includes only the earlier ones.
 */
const moment = async (): Promise<string> => {
  await sleep(1000);
  const at = new Date().toISOString();
  await sleep(1000);
  return at;
};

const addDraft = (db: Client, id: string, lastName: string): Promise<unknown> =>
  db.query(
    `insert into draft_candidate (id, supplier_id, client_id, engagement_id, talent_request_id, first_name, last_name,
       email_address, asked_by, created_at, updated_at)
     values ($1, $2, $2, $2, $2, 'Aino', $3, lower($3) || '@inbox.example', $2, now(), now())`,
    [id, ids.tenant, lastName],
  );

/** The state that the tests compare: drafts, open erasures, the last migration and the version before this one. */
const read = (db: Client) =>
  db
    .query<{ drafts: string[]; erasures: string[]; migration: string; before: string }>(
      `select array(select last_name from draft_candidate order by 1) as drafts,
         array(select subject_id::text from erasure where done_at is null) as erasures,
         (select max(name) from kysely_migration) as migration,
         split_part(obj_description(to_regnamespace('app'), 'pg_namespace'), ' ', 3) as before`,
    )
    .then(({ rows }) => rows[0]);

test.beforeAll(() => {
  dataDir = deleteAfterwards(newDataDir());
  const archive = deleteAfterwards(mkdtempSync(join(tmpdir(), 'rolecall-archive-')));
  chmodSync(archive, 0o711);
  settings = { DATA_DIR: dataDir, ARCHIVE_DIR: archive };
});

test('an instance of an earlier version is archived, upgraded, and erases a person', async () => {
  await atRest(async (db, url) => {
    await migrateTo(url, lastMigrationOfEarlier);
    await db.query(`comment on schema app is '${stampOfEarlier} 0.0.9'`);
    // Foreign keys are not checked, because the engagements and users that the rows refer to don't matter here and are
    // left out.
    await db.query('set session_replication_role = replica');
    await db.query(`insert into tenant (id, side, name, created_at) values ($1, 'agency', 'Harbour Talent', now())`, [
      ids.tenant,
    ]);
    await addDraft(db, ids.erased, 'Vanhanen');
    await addDraft(db, ids.remains, 'Lahtinen');
    const base = await runTool('archive/archive', [], settings);
    expect([base.code, base.said]).toEqual([0, expect.stringContaining('has a base backup of')]);
    beforeUpgrade = await moment();

    await migrate(url);
    await db.query('delete from draft_candidate');
    await db.query(
      `insert into erasure (id, tenant_id, kind, subject_id, asked_by, asked_at, done_at)
       values ($1, $2, 'draft', $1, $2, now(), now())`,
      [ids.erased, ids.tenant],
    );
    afterUpgrade = await moment();
    expect(await read(db)).toEqual({
      drafts: [],
      erasures: [],
      migration: migrationNames.at(-1),
      before: stampOfEarlier,
    });
  });
});

test('the moment before the upgrade comes back in the present schema, and the erasure is requested again', async () => {
  const { code, said } = await runTool('archive/recover', ['--to', beforeUpgrade, '--replace', dataDir], settings);
  expect([code, said]).toEqual([0, expect.stringContaining(`Recovered as of ${beforeUpgrade}`)]);
  expect(said).toContain('1 erasure has been requested since');
  expect(await atRest(read)).toEqual({
    drafts: ['Lahtinen', 'Vanhanen'],
    erasures: [ids.erased],
    migration: migrationNames.at(-1),
    before: stampOfEarlier,
  });
});

test('this version starts on what was recovered, and erases the person again', async () => {
  const product = await startProduct({ ...settings, DEMO: 'false' }, { dataDir });
  const drafts = async (): Promise<string> => (await runTool('sql/run-sql', [draftNames], settings)).said;
  await expect.poll(drafts, { timeout: 20_000 }).toBe('last_name\nLahtinen\n(1 row)');
  await product.stop();
  // The recovered database is stopped now, so the same command starts it to run its statements.
  expect(await drafts()).toBe('last_name\nLahtinen\n(1 row)');
});

test('control: at the moment after the upgrade nobody is there', async () => {
  const { code, said } = await runTool('archive/recover', ['--to', afterUpgrade, '--replace', dataDir], settings);
  expect([code, said]).toEqual([0, expect.stringContaining(`Recovered as of ${afterUpgrade}`)]);
  expect((await atRest(read))?.drafts).toEqual([]);
});
