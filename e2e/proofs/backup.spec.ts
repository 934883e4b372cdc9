import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { viewCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { submitCandidateOverHttp } from '#e2e/actors/submitter.ts';
import { newDataDir, startProduct } from '#e2e/worlds/product.ts';
import { readManifest } from '#tools/backup/format.ts';
import { createBackup } from '#tools/backup/make.ts';
import { connectAsSystem, openInstallation, openStoppedInstallation } from '#tools/backup/installation.ts';
import { verifyBackup } from '#tools/backup/verify.ts';
import { signInRecruiter } from './recruiter.ts';
import { copyWithoutTable, reseal } from './parts/changed-backup.ts';
import { createFolderCleanup } from './parts/folder-cleanup.ts';
import { hashRowsByTable } from './rows.ts';
import { runToolAndKill, runTool } from './tool.ts';

let workshop: string;
let source: string;
let restored: string;
let backup: string;
const deleteAfterwards = createFolderCleanup();
test.beforeAll(() => {
  workshop = deleteAfterwards(mkdtempSync(join(tmpdir(), 'rolecall-backup-')));
  source = dataFolder();
  restored = dataFolder();
  backup = join(workshop, 'drill');
});
const dataFolder = (): string => deleteAfterwards(newDataDir());

const hashesOfFiles = (dataDir: string, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    keys.map((key) => [
      key,
      createHash('sha256')
        .update(readFileSync(join(dataDir, 'files', key)))
        .digest('hex'),
    ]),
  );

const rowsIn = async (dataDir: string): Promise<Record<string, string>> => {
  const place = await openStoppedInstallation({ DATA_DIR: dataDir });
  const client = await connectAsSystem(place.databaseUrl);
  try {
    return await hashRowsByTable(client);
  } finally {
    await client.end();
    await place.close();
  }
};

test.describe.configure({ mode: 'serial' });

let rowsThen: Record<string, string> = {};
let candidateIds: string[] = [];

test('a backup made during writes is one consistent snapshot', async () => {
  const product = await startProduct({}, { dataDir: source });
  const { owner, talentRequestId } = await signInRecruiter(product.url);
  const acknowledged: string[] = [];
  let writing = true;
  const write = async (who: string): Promise<void> => {
    for (let n = 0; writing; n += 1) {
      const emailAddress = `${who}.${String(n)}@inbox.example`;
      const given = { emailAddress, lastName: `Lund ${who} ${String(n)}`, confirmsConsent: true } as const;
      acknowledged.push((await submitCandidateOverHttp(owner, talentRequestId, given))._id);
    }
  };
  const until = async (more: number): Promise<void> => {
    const enough = acknowledged.length + more;
    while (acknowledged.length < enough) await sleep(20);
  };
  const writers = [write('a'), write('b'), write('c')];
  await until(5);
  const place = await openInstallation({ DATA_DIR: source });
  const before = [...acknowledged];
  const manifest = await createBackup(place, backup, async (client) => {
    // Writes from this point on are not part of the backup's snapshot.
    await until(5);
    rowsThen = await hashRowsByTable(client);
  });
  await until(2);
  writing = false;
  await Promise.all(writers);
  await product.stop();
  candidateIds = before;

  expect(manifest.missingFiles).toEqual([]);
  expect(manifest.files.count).toBeGreaterThanOrEqual(before.length);
  expect(statSync(backup).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(backup, { recursive: true, encoding: 'utf8' })) {
    const found = statSync(join(backup, name));
    expect([name, found.mode & 0o777]).toEqual([name, found.isDirectory() ? 0o700 : 0o600]);
  }
  expect(readdirSync(workshop)).toEqual(['drill']);
});

test('after a restore into an empty location every row and file is as at the time of the backup', async () => {
  const { code, said } = await runTool('restore', [backup], { DATA_DIR: restored });
  expect([code, said]).toEqual([0, expect.stringContaining('all verified against the backup')]);
  expect(await rowsIn(restored)).toEqual(rowsThen);
  const keys = readdirSync(join(backup, 'files'));
  expect(readdirSync(join(restored, 'files')).toSorted()).toEqual(keys.toSorted());
  expect(hashesOfFiles(restored, keys)).toEqual(hashesOfFiles(source, keys));
});

test('control: the comparison fails for an emptied table and for a changed row', async () => {
  const place = await openStoppedInstallation({ DATA_DIR: restored });
  const client = await connectAsSystem(place.databaseUrl);
  await client.query('begin');
  await client.query('truncate event cascade');
  expect(await hashRowsByTable(client)).not.toEqual(rowsThen);
  await client.query('rollback; begin');
  await client.query(
    `update candidate set last_name = last_name || ' ' where id = (select min(id::text)::uuid from candidate)`,
  );
  expect(await hashRowsByTable(client)).not.toEqual(rowsThen);
  await client.query('rollback');
  expect(await hashRowsByTable(client)).toEqual(rowsThen);
  await client.end();
  await place.close();
});

test('users sign in to the restored instance and continue working', async () => {
  const product = await startProduct({}, { dataDir: restored });
  const { owner, talentRequestId } = await signInRecruiter(product.url);
  for (const candidateId of candidateIds) {
    expect((await owner.call(viewCandidateEndpoint, { candidateId })).lastName).toMatch(/^Lund/);
  }
  await submitCandidateOverHttp(owner, talentRequestId, { confirmsConsent: true });
  await product.stop();
});

test('a location that is not empty is left untouched unless it is named; a due job runs after the restore', async () => {
  const place = await openStoppedInstallation({ DATA_DIR: source });
  const client = await connectAsSystem(place.databaseUrl);
  const { rows } = await client.query<{ id: string }>(
    `insert into job.job (name, data) values ('platform.purge-idempotency-keys', '{}') returning id`,
  );
  const due = rows[0]?.id ?? '';
  await client.end();
  await place.close();
  // Makes a backup of an instance that isn't running.
  const second = join(workshop, 'second');
  const made = await runTool('backup', [second], { DATA_DIR: source });
  expect([made.code, made.said]).toEqual([0, expect.stringContaining('Protect it like the database')]);
  expect((await runTool('backup', [second], { DATA_DIR: source })).said).toContain('is not empty');

  const refused = await runTool('restore', [second], { DATA_DIR: restored });
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining(`--replace ${restored}`)]);
  const otherName = await runTool('restore', [second, '--replace', 'rolecall'], { DATA_DIR: restored });
  expect([otherName.code, otherName.said]).toEqual([1, expect.stringContaining('Nothing was changed.')]);

  const replaced = await runTool('restore', [second, '--replace', restored], { DATA_DIR: restored });
  expect([replaced.code, replaced.said]).toEqual([0, expect.stringContaining('all verified')]);
  expect(await rowsIn(restored)).toEqual(await rowsIn(source));
  const product = await startProduct({}, { dataDir: restored });
  const running = await openInstallation({ DATA_DIR: restored });
  const look = await connectAsSystem(running.databaseUrl);
  await expect
    .poll(async () => (await look.query<{ state: string }>('select state from job.job where id = $1', [due])).rows)
    .toEqual([{ state: 'completed' }]);
  await look.end();
  expect((await runTool('restore', [second, '--replace', restored], { DATA_DIR: restored })).said).toContain(
    'in use by another instance of Rolecall',
  );
  await product.stop();
});

test('a backup killed halfway does not have the name of a complete one, and an interrupted restore starts over', async () => {
  const killed = join(workshop, 'killed');
  const unfinished = () => readdirSync(workshop).filter((name) => name.startsWith('killed.unfinished'));
  await runToolAndKill('backup', [killed], { DATA_DIR: source }, () => unfinished().length > 0);
  expect(existsSync(killed)).toBe(false);

  const target = dataFolder();
  const files = join(target, 'files');
  const some = () => existsSync(files) && readdirSync(files).length > 3;
  await runToolAndKill('restore', [backup], { DATA_DIR: target }, some);
  const left = await rowsIn(target);
  expect(Object.values(left).filter((rows) => !rows.startsWith('0 rows'))).toEqual([]);
  const again = await runTool('restore', [backup, '--replace', target], { DATA_DIR: target });
  expect([again.code, again.said]).toEqual([0, expect.stringContaining('all verified')]);
  expect(await rowsIn(target)).toEqual(rowsThen);
});

/** Returns a copy of the backup with one change. */
const changed = (name: string, change: (folder: string) => void): string => {
  const folder = join(workshop, name);
  cpSync(backup, folder, { recursive: true });
  change(folder);
  return folder;
};

const flipByte = (file: string): void => {
  const bytes = readFileSync(file);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
};

const wrong: readonly (readonly [what: string, words: string, change: (folder: string) => void])[] = [
  [
    'a byte of a table has changed',
    'damaged: tables/public.candidate.copy',
    (at) => flipByte(join(at, 'tables/public.candidate.copy')),
  ],
  [
    'a byte of a file has changed',
    'damaged: files/',
    (at) => flipByte(join(at, 'files', readdirSync(join(at, 'files'))[0] ?? '')),
  ],
  ['a byte of the manifest has changed', 'damaged: manifest.json', (at) => flipByte(join(at, 'manifest.json'))],
  ['a table is missing', 'tables/public.event.copy is missing', (at) => rmSync(join(at, 'tables/public.event.copy'))],
  [
    'it was made by a newer version',
    'made by a newer version of Rolecall, whose database has 9999-not-yet',
    (at) => reseal(at, (manifest) => void (manifest['migrations'] = [...readManifest(at).migrations, '9999-not-yet'])),
  ],
  [
    'its format is newer',
    'made by a newer version of Rolecall (format 2)',
    (at) => reseal(at, (manifest) => void (manifest['format'] = 2)),
  ],
  [
    'it belongs to another product',
    'is not a Rolecall backup',
    (at) => reseal(at, (manifest) => void (manifest['product'] = 'Other')),
  ],
  ['there is no backup', 'There is no Rolecall backup', (at) => rmSync(join(at, 'manifest.json'))],
];

for (const [index, [what, words, change]] of wrong.entries()) {
  test(`a backup is refused with a message if ${what}`, async () => {
    const folder = changed(`wrong-${String(index)}`, change);
    const said = await verifyBackup(folder).then(
      () => 'taken',
      (error: unknown) => String(error),
    );
    expect(said).toContain(words);
    rmSync(folder, { recursive: true });
  });
}

test('a skipped table is detected from the tables of its version; a damaged backup is not restored', async () => {
  const skipped = copyWithoutTable(backup, join(workshop, 'skipped'));
  const target = dataFolder();
  const refused = await runTool('restore', [skipped], { DATA_DIR: target });
  expect([refused.code, refused.said]).toEqual([
    1,
    expect.stringContaining('fit the tables of its own version: public.event'),
  ]);
  const untouched = dataFolder();
  const damaged = changed('damaged', (at) => flipByte(join(at, 'secret')));
  const { code, said } = await runTool('restore', [damaged], { DATA_DIR: untouched });
  expect([code, said]).toEqual([1, expect.stringContaining('damaged: secret has been changed')]);
  expect(readdirSync(untouched)).toEqual([]);
});
