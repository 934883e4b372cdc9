import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { uploadDocumentEndpoint, viewCandidateEndpoint } from '#contract/candidates/endpoints.ts';
import { saveDraftCandidateEndpoint } from '#contract/draft-candidates/endpoints.ts';
import { addNoteEndpoint, listPeopleEndpoint } from '#contract/people/endpoints.ts';
import { eraseCandidatesEndpoint, eraseUserEndpoint } from '#contract/support/endpoints.ts';
import { deleteUserEndpoint, listAllUsersEndpoint } from '#contract/team/endpoints.ts';
import type { HttpActor } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { submitCandidateOverHttp } from '#e2e/actors/submitter.ts';
import { newDataDir, startProduct } from '#e2e/worlds/product.ts';
import { connectAsSystem, openStoppedInstallation } from '#tools/backup/installation.ts';
import { copyWithoutTable } from './parts/changed-backup.ts';
import { withInspectionConnection } from './parts/crash-consistency.ts';
import { createFolderCleanup } from './parts/folder-cleanup.ts';
import { embeddedUrl } from './parts/embedded-url.ts';
import { demoDataDir } from './prepared-data.ts';
import { signInRecruiter } from './recruiter.ts';
import { runTool } from './tool.ts';

const deleteAfterwards = createFolderCleanup();

const nameOf = async (actor: HttpActor, candidateId: string): Promise<string> =>
  (await actor.call(viewCandidateEndpoint, { candidateId })).lastName;

/**
 * Returns the tables and stored files of a stopped instance that still have a trace of this name, and whether the erased
 * user is back. Every table is searched, so that a new one can't be forgotten.
 */
const tracesOf = async (dataDir: string, name: string): Promise<string[]> => {
  const place = await openStoppedInstallation({ DATA_DIR: dataDir });
  const client = await connectAsSystem(place.databaseUrl);
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    const found: string[] = [];
    for (const { name: table } of tables) {
      const { rowCount } = await client.query(`select from ${table} t where t::text ilike '%' || $1 || '%' limit 1`, [
        name,
      ]);
      if (rowCount !== 0) found.push(table);
    }
    const { rowCount } = await client.query('select from app_user where email = $1', [people.noRole]);
    if (rowCount !== 0) found.push('the erased user');
    return [...found, ...filesWith(join(dataDir, 'files'), name)];
  } finally {
    await client.end();
    await place.close();
  }
};

/** Returns the number of emails about a candidate that will be written within seconds; -1 if there is no notice yet. */
const unwrittenEmails = (dataDir: string, candidateId: string): Promise<number> =>
  withInspectionConnection(embeddedUrl(dataDir), async (db) => {
    const { rows } = await db.query<{ waiting: number; notices: number }>(
      `select count(*)::int as notices, count(*) filter (where n.mail_id is null and n.dropped_at is null
         and n.due_at <= now() + interval '10 seconds')::int as waiting
       from mail_notice n join event e on e.id = n.feed_id where e.candidate_id = $1`,
      [candidateId],
    );
    const [found] = rows;
    return found === undefined || found.notices === 0 ? -1 : found.waiting;
  });

/** Returns the stored files that contain a name. The CVs in this test are plain text. */
const filesWith = (folder: string, name: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path, 'utf8').toLowerCase().includes(name.toLowerCase()));

test('people erased after the backup do not come back with it', async () => {
  test.setTimeout(240_000);
  const workshop = deleteAfterwards(mkdtempSync(join(tmpdir(), 'rolecall-erasures-')));
  const [before, after] = [join(workshop, 'before'), join(workshop, 'after')];
  const source = deleteAfterwards(demoDataDir());
  const product = await startProduct({}, { dataDir: source });
  const { owner, talentRequestId } = await signInRecruiter(product.url);
  const submit = (lastName: string) =>
    submitCandidateOverHttp(owner, talentRequestId, {
      lastName,
      emailAddress: `${lastName}@inbox.example`,
      confirmsConsent: true,
    });
  const [erased, stays] = [await submit('Vanhanen'), await submit('Lahtinen')];
  // The person also has a note and a draft. The draft has another address, but its CV contains the person's own.
  const { records } = await owner.call(listPeopleEndpoint, { keywords: 'Vanhanen', pageCurrent: 0, pageSize: 10 });
  await owner.call(addNoteEndpoint, {
    personId: records[0]?.personId ?? '',
    text: 'Vanhanen prefers calls after four.',
  });
  const cv = await owner.upload(
    uploadDocumentEndpoint,
    { kind: 'cv' },
    { name: 'CV of Vanhanen.txt', bytes: new TextEncoder().encode('Aino Vanhanen\nvanhanen@inbox.example\nHelsinki') },
  );
  await owner.call(saveDraftCandidateEndpoint, {
    talentRequestId,
    firstName: 'Aino',
    lastName: 'Vanhanen',
    email: 'aino.v@elsewhere.example',
    documentId: cv.documentId,
  });
  // The emails about the person are written before the backup, so that the restored product doesn't write them while it
  // erases the person.
  await expect.poll(() => unwrittenEmails(source, erased._id), { timeout: 40_000 }).toBe(0);
  expect((await runTool('backup', [before], { DATA_DIR: source })).code).toBe(0);

  const users = await owner.call(listAllUsersEndpoint, {});
  const userId = users.find(({ email }) => email === people.noRole)?.user_id ?? '';
  await owner.call(eraseCandidatesEndpoint, { email: 'vanhanen@inbox.example' });
  await owner.call(deleteUserEndpoint, { userId });
  await owner.call(eraseUserEndpoint, { userId });
  await expect.poll(() => nameOf(owner, erased._id)).toBe('person');
  await product.stop();
  expect((await runTool('backup', [after], { DATA_DIR: source })).code).toBe(0);
  expect(await tracesOf(source, 'Vanhanen')).toEqual([]);

  const fresh = deleteAfterwards(newDataDir());
  // As a control: without the later backup, the restore doesn't know about the erasures.
  expect((await runTool('restore', [before], { DATA_DIR: fresh })).said).not.toContain('erasures');
  const traces = await tracesOf(fresh, 'Vanhanen');
  for (const table of ['candidate', 'candidate_document', 'draft_candidate', 'person_note'])
    expect(traces).toContain(`public.${table}`);
  expect(traces).toContain('the erased user');
  expect(traces.filter((trace) => trace.startsWith(fresh))).not.toEqual([]);
  // Repeats the erasures, as after a recovery with the database's own tools.
  const repeat = (more: Record<string, string>) =>
    runTool('archive/recover', ['--erasures-from', after], { DATA_DIR: fresh, ...more });
  const repeated = await repeat({});
  expect([repeated.code, repeated.said]).toEqual([
    0,
    expect.stringContaining('2 erasures of the backup are missing here'),
  ]);
  const otherSecret = await repeat({ SECRET: 'aNother-SECRET-than-that-of-the-moment-0123' });
  expect([otherSecret.code, otherSecret.said]).toEqual([1, expect.stringContaining('Rolecall will not start')]);
  // The first attempt to replace the source empties its database, which has the erasures, and then fails.
  const unfit = copyWithoutTable(before, join(workshop, 'unfit'));
  const failed = await runTool('restore', [unfit, '--replace', source], { DATA_DIR: source });
  expect([failed.code, failed.said]).toEqual([1, expect.stringContaining('fit the tables of its own version')]);
  for (const [dataDir, more] of [
    [source, []],
    [fresh, ['--erasures-from', after]],
  ] as const) {
    const { code, said } = await runTool('restore', [before, '--replace', dataDir, ...more], { DATA_DIR: dataDir });
    expect([code, said]).toEqual([0, expect.stringContaining('2 erasures have been requested since the backup')]);
    const again = await startProduct({}, { dataDir });
    const { owner: actor } = await signInRecruiter(again.url);
    await expect.poll(() => nameOf(actor, erased._id), { timeout: 20_000 }).toBe('person');
    expect(await nameOf(actor, stays._id)).toBe('Lahtinen');
    await again.stop();
    expect(await tracesOf(dataDir, 'Vanhanen')).toEqual([]);
  }
});
