import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { viewCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { eraseCandidatesEndpoint } from '#contract/support/endpoints.ts';
import { submitCandidateOverHttp } from '#e2e/actors/submitter.ts';
import { newDataDir, startProduct } from '#e2e/worlds/product.ts';
import { openStoppedInstallation } from '#tools/backup/installation.ts';
import { findFreePort } from '#tools/start/ports.ts';
import { embeddedUrl } from './parts/embedded-url.ts';
import { withInspectionConnection, countReactionJobs } from './parts/crash-consistency.ts';
import { createFolderCleanup } from './parts/folder-cleanup.ts';
import { demoDataDir } from './prepared-data.ts';
import { signInRecruiter } from './recruiter.ts';
import { hashRowsByTable } from './rows.ts';
import { runTool } from './tool.ts';

test.describe.configure({ mode: 'serial' });

const deleteAfterwards = createFolderCleanup();

/** The tables that are compared between two moments. Background jobs don't change them. */
const compared = ['candidate', 'candidate_step', 'candidate_document', 'candidate_answer', 'engagement', 'bid'];
const hashesOf = async (databaseUrl: string): Promise<Record<string, string>> => {
  const all = await withInspectionConnection(databaseUrl, hashRowsByTable);
  return Object.fromEntries(Object.entries(all).filter(([name]) => compared.includes(name.replace(/^public\./, ''))));
};

const atRest = async <T>(dataDir: string, read: (url: string) => Promise<T>): Promise<T> => {
  const place = await openStoppedInstallation({ DATA_DIR: dataDir });
  try {
    return await read(place.databaseUrl);
  } finally {
    await place.close();
  }
};

const countWith = (url: string, lastName: string): Promise<number> =>
  withInspectionConnection(url, async (db) => {
    const { rows } = await db.query<{ n: number }>(
      `select count(*)::int as n from candidate c where c::text like '%' || $1 || '%'`,
      [lastName],
    );
    return rows[0]?.n ?? 0;
  });

let dataDir = '';
let archive = '';
let settings: Record<string, string> = {};
let erasedId = '';
let staysId = '';
let began = '';
let early = '';
let before = '';
let after = '';
let filesBefore: string[] = [];
let rowsBefore: Record<string, string> = {};

const now = (): string => new Date().toISOString();

test('an archive has base backups, all changes and the files', async () => {
  dataDir = deleteAfterwards(demoDataDir());
  archive = deleteAfterwards(mkdtempSync(join(tmpdir(), "rolecall archive's 100% ")));
  chmodSync(archive, 0o711);
  settings = { DATA_DIR: dataDir, ARCHIVE_DIR: archive };
  began = now();
  const product = await startProduct({ ARCHIVE_DIR: archive }, { dataDir });
  const made = await runTool('archive/archive', [], settings);
  expect([made.code, made.said]).toEqual([0, expect.stringContaining('has a base backup of')]);

  await sleep(1000);
  early = now();
  await sleep(1000);

  const { owner, talentRequestId } = await signInRecruiter(product.url);
  const submit = (lastName: string) =>
    submitCandidateOverHttp(owner, talentRequestId, {
      lastName,
      emailAddress: `${lastName}@inbox.example`,
      confirmsConsent: true,
    });
  erasedId = (await submit('Vanhanen'))._id;
  staysId = (await submit('Lahtinen'))._id;
  const url = embeddedUrl(dataDir);
  await expect.poll(async () => (await countReactionJobs(url)).open, { timeout: 60_000 }).toBe(0);
  rowsBefore = await hashesOf(url);
  // Files are archived every minute, and with each base backup.
  expect((await runTool('archive/archive', [], settings)).code).toBe(0);
  filesBefore = readdirSync(join(dataDir, 'files')).toSorted();
  await sleep(1000);
  before = now();
  await sleep(1000);

  await owner.call(eraseCandidatesEndpoint, { email: 'vanhanen@inbox.example' });
  await expect
    .poll(async () => (await owner.call(viewCandidateEndpoint, { candidateId: erasedId })).lastName)
    .toBe('person');
  await submit('Jokela');
  // Simulates the mistake that the recovery has to undo.
  await withInspectionConnection(url, (db) => db.query('truncate candidate cascade'));
  await sleep(1000);
  after = now();
  expect((await product.stop()).code).toBe(0);
  expect(Object.keys(rowsBefore)).toHaveLength(compared.length);
});

test('a table that was emptied by mistake comes back as it was, with its files, and an erased person does not', async () => {
  const asked = ['--to', before];
  const refused = await runTool('archive/recover', asked, settings);
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining(`--replace ${dataDir}`)]);
  const tooEarly = await runTool('archive/recover', ['--to', began, '--replace', dataDir], settings);
  expect([tooEarly.code, tooEarly.said]).toEqual([1, expect.stringContaining('begins at')]);
  expect(await atRest(dataDir, (url) => countWith(url, 'Lahtinen'))).toBe(0);

  // The first attempt ends after the database has been replaced, and with it the erasures that it had.
  const deleted = join(archive, 'files-deleted');
  renameSync(deleted, join(archive, 'away'));
  writeFileSync(deleted, 'Not a folder.');
  expect((await runTool('archive/recover', [...asked, '--replace', dataDir], settings)).code).toBe(1);
  expect(await atRest(dataDir, (url) => countWith(url, 'Lahtinen'))).toBe(1);
  rmSync(deleted);
  renameSync(join(archive, 'away'), deleted);

  const { code, said } = await runTool('archive/recover', [...asked, '--replace', dataDir], settings);
  expect([code, said]).toEqual([0, expect.stringContaining(`Recovered as of ${before}`)]);
  expect(said).toContain('1 erasure has been requested since');
  expect(said).not.toContain('missing');
  // The database of the beginning is named as well, not only the one of the first attempt.
  expect(said.match(/\/postgres\.before-/g)).toHaveLength(2);
  expect(await atRest(dataDir, hashesOf)).toEqual(rowsBefore);
  expect(readdirSync(join(dataDir, 'files')).toSorted()).toEqual(filesBefore);
  await expectErasedAgain(dataDir);
});

const expectErasedAgain = async (folder: string): Promise<void> => {
  const product = await startProduct({ ARCHIVE_DIR: archive }, { dataDir: folder });
  const { owner } = await signInRecruiter(product.url);
  const view = (candidateId: string) => owner.call(viewCandidateEndpoint, { candidateId });
  await expect.poll(async () => (await view(erasedId)).lastName, { timeout: 20_000 }).toBe('person');
  const stays = await view(staysId);
  expect(stays.lastName).toBe('Lahtinen');
  await product.stop();
  expect(await atRest(folder, (url) => countWith(url, 'Vanhanen'))).toBe(0);
  const cvs = filesBefore.filter((name) => name.endsWith('.txt') && existsSync(join(folder, 'files', name)));
  const texts = cvs.map((name) => readFileSync(join(folder, 'files', name), 'utf8'));
  expect(texts.filter((text) => text.includes('Lahtinen'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('Vanhanen'))).toEqual([]);
};

test('control: at a later moment of the same history the table is empty', async () => {
  const { code, said } = await runTool('archive/recover', ['--to', after, '--replace', dataDir], settings);
  expect([code, said]).toEqual([0, expect.stringContaining(`Recovered as of ${after}`)]);
  expect(await atRest(dataDir, (url) => countWith(url, ''))).toBe(0);
});

test('if the machine is lost, the archive alone is enough', async () => {
  const fresh = deleteAfterwards(newDataDir());
  const recover = (...asked: string[]) => runTool('archive/recover', asked, { ...settings, DATA_DIR: fresh });
  // The first choice is a moment before the person was submitted, so that the database doesn't have the erasure any more.
  const wrong = await recover('--to', early);
  expect([wrong.code, wrong.said]).toEqual([0, expect.not.stringMatching(/erasure|replaced/)]);
  // No file of a later moment has been copied from the archive.
  expect(readdirSync(fresh).filter((name) => name.includes('before'))).toEqual([]);
  const { code, said } = await recover('--to', before, '--replace', fresh);
  expect([code, said]).toEqual([0, expect.stringContaining('1 erasure has been requested since')]);
  expect(await atRest(fresh, hashesOf)).toEqual(rowsBefore);
  expect(readdirSync(join(fresh, 'files')).toSorted()).toEqual(filesBefore);
  expect(readFileSync(join(fresh, 'secret'), 'utf8')).toBe(readFileSync(join(dataDir, 'secret'), 'utf8'));
  await expectErasedAgain(fresh);
});

test('the archive is pruned without what later moments need', async () => {
  const bases = () => readdirSync(join(archive, 'base')).length;
  expect(bases()).toBe(6);
  const { code, said } = await runTool('archive/archive', ['--keep', '1'], settings);
  expect([code, said]).toEqual([0, expect.stringContaining('Deleted 0 older base backups')]);
  expect((await runTool('archive/archive', ['--keep', 'all'], settings)).code).toBe(2);
});

/** A user whose app was set up under the former secret. */
const lockedOut = 'user@harbour.example';

/** Changes the secret as docs/operations.md describes; returns the former one, and a moment at which the new one is used. */
const changeSecret = async (): Promise<{ former: string; moment: string }> => {
  const former = readFileSync(join(dataDir, 'secret'), 'utf8');
  const statements =
    'delete from secret; delete from second_factor; delete from idempotency; delete from identity_record';
  expect((await runTool('sql/run-sql', [statements], settings)).code).toBe(0);
  // Simulates an operator who forgets to delete the secret of an app, which the new SECRET can't decrypt.
  const forgotten = `insert into second_factor (user_id, sealed_secret, created_at, confirmed_at)
    select id, 'encrypted under the former SECRET', now(), now() from app_user where email = '${lockedOut}'`;
  expect((await runTool('sql/run-sql', [forgotten], settings)).code).toBe(0);
  rmSync(join(dataDir, 'secret'));
  const product = await startProduct({ ARCHIVE_DIR: archive }, { dataDir });
  await expect.poll(product.output).toContain("users can't sign in with codes from their app");
  expect(product.output()).not.toMatch(new RegExp(`second-factors.*${lockedOut}`));
  await sleep(1000);
  const moment = now();
  await sleep(1000);
  await withInspectionConnection(embeddedUrl(dataDir), (db) => db.query('select pg_current_xact_id()'));
  expect((await product.stop()).code).toBe(0);
  return { former, moment };
};

test('a recovery to a moment before or after a change of the secret takes the secret of that moment', async () => {
  test.setTimeout(240_000);
  const recover = (to: string, more: Record<string, string> = {}) =>
    runTool('archive/recover', ['--to', to, '--replace', dataDir], { ...settings, ...more });
  const secret = (): string => readFileSync(join(dataDir, 'secret'), 'utf8');
  const { former, moment } = await changeSecret();
  const changed = secret();
  expect(changed).not.toBe(former);

  // At `before`, the secret had not been changed yet, so the former one is restored.
  const earlier = await recover(before);
  expect([earlier.code, earlier.said]).toEqual([0, expect.not.stringContaining("can't sign in")]);
  expect(secret()).toBe(former);
  await expectErasedAgain(dataDir);
  const later = await recover(moment);
  expect([later.code, later.said]).toEqual([0, expect.stringContaining("1 user can't sign in with codes from an app")]);
  expect(secret()).toBe(changed);
  for (const [option, said] of [
    [[], `${lockedOut} (Harbour Talent)`],
    [['--remove'], 'Their apps have been removed'],
    [[], 'All apps can be used to sign in'],
  ] as const)
    expect(await runTool('users/second-factors', option, settings)).toEqual({
      code: 0,
      said: expect.stringContaining(said),
    });

  // With SECRET in the settings, the recovery can't change it, but the server would refuse it.
  const wrong = await recover(before, { SECRET: changed.trim() });
  expect([wrong.code, wrong.said]).toEqual([1, expect.stringContaining('Rolecall will not start')]);
  expect(wrong.said).toContain('Set SECRET to the content of');
  const started = await runTool('start', ['--no-build'], {
    ...settings,
    PORT: String(await findFreePort()),
    SECRET: changed.trim(),
  });
  expect([started.code, started.said]).toEqual([1, expect.stringContaining('with a different SECRET')]);
});
