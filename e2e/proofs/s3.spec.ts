import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  readDocumentTextEndpoint,
  submitCandidateEndpoint,
  uploadDocumentEndpoint,
  viewCandidateEndpoint,
} from '#contract/candidates/endpoints.ts';
import { HttpProblem } from '#server/simulator/http-actor.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { signInAs } from '#e2e/actors/browser-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { submitCandidateOverHttp } from '#e2e/actors/submitter.ts';
import { startProduct, type RunningProduct } from '#e2e/worlds/product.ts';
import { connectAsSystem } from '#tools/backup/installation.ts';
import { pdfCv } from '../app/cv.ts';
import { sharedSecret, startExternalServer, type ExternalServer } from './external-database.ts';
import { expectFormKeepsInput, signInRecruiter } from './recruiter.ts';
import { hashRowsByTable } from './rows.ts';
import { startS3Server, type S3Server } from './s3-server.ts';
import { runTool } from './tool.ts';

// Several instances of the product share an external database and a bucket, as behind a load balancer.
test.describe.configure({ mode: 'serial' });

let server: ExternalServer;
let s3: S3Server;
let settings: Readonly<Record<string, string>>;
let one: RunningProduct;
let owner: HttpActor;
let talentRequestId: string;
let workshop: string;

test.beforeAll(async () => {
  workshop = mkdtempSync(join(tmpdir(), 'rolecall-s3-backup-'));
  server = await startExternalServer(18);
  s3 = await startS3Server('rolecall-files', 'restored-files');
  settings = {
    DATABASE_URL: await server.createDatabase('rolecall'),
    SECRET: sharedSecret,
    ...s3.settings('rolecall-files'),
  };
  one = await startProduct(settings);
  ({ owner, talentRequestId } = await signInRecruiter(one.url));
});
test.afterAll(async () => {
  // If the last test passed, it has already stopped this instance.
  await one.stop();
  await s3.stop();
  await server.stop();
  rmSync(workshop, { recursive: true, force: true });
});

const awayWords = 'File storage is unavailable at the moment. Nothing was changed, and what you typed is still here.';

const download = async (at: RunningProduct, actor: HttpActor, documentId: string): Promise<Response> =>
  fetch(`${at.url}/api/v1/engagement/candidate/document/${documentId}`, {
    headers: { Authorization: `Bearer ${actor.accessToken}` },
  });

const codeOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'done',
    (error: unknown) => (error instanceof HttpProblem ? `${String(error.status)} ${error.code}` : String(error)),
  );

test('a CV is stored in the bucket, and another process returns it as a file and as text', async () => {
  const bytes = new Uint8Array(await pdfCv(['Ilona Vasara', 'Theatre nurse']));
  const cv = await owner.upload(uploadDocumentEndpoint, { kind: 'cv' }, { name: 'CV.pdf', bytes });
  const { _id: candidateId } = await submitCandidateOverHttp(owner, talentRequestId, {
    documentId: cv.documentId,
    confirmsConsent: true,
  });
  expect((await owner.call(viewCandidateEndpoint, { candidateId })).file?.documentId).toBe(cv.documentId);

  const two = await startProduct(settings);
  const there = await signInOverHttp(two.url, people.admin, demoPassword);
  const answer = await download(two, there, cv.documentId);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  expect((await there.call(readDocumentTextEndpoint, { documentId: cv.documentId })).text).toContain('Ilona Vasara');
  await two.stop();
});

test('while the bucket is unreachable, users are told, and everything without files works; when it is back, so is everything else', async () => {
  const file = { name: 'CV.txt', bytes: new TextEncoder().encode('Ilona Vasara, theatre nurse.') };
  const cv = await owner.upload(uploadDocumentEndpoint, { kind: 'cv' }, file);
  await s3.close();
  expect(await codeOf(owner.upload(uploadDocumentEndpoint, { kind: 'cv' }, file))).toBe('503 store-away');
  const refused = await download(one, owner, cv.documentId);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    code: 'store-away',
    message: awayWords,
  });
  const submitted = await owner.call(submitCandidateEndpoint, {
    talentRequestId,
    firstName: 'Ilona',
    lastName: 'Vasara',
    emailAddress: 'ilona.vasara@inbox.example',
    baseSalary: '100000',
    documentId: cv.documentId,
    confirmsConsent: true,
  });
  expect(submitted._id).not.toBe('');
  await signInRecruiter(one.url);
  await s3.comeBack();
  expect((await download(one, owner, cv.documentId)).status).toBe(200);
  expect(await codeOf(owner.upload(uploadDocumentEndpoint, { kind: 'cv' }, file))).toBe('done');
});

test('a form keeps its input while the bucket is unreachable, and accepts the CV when it is back', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: one.url });
  const { form } = await signInRecruiter(one.url);
  await signInAs(page, people.owner);
  await s3.close();
  await expectFormKeepsInput(page, form, { words: awayWords, back: () => s3.comeBack() });
  await page.close();
});

test('a restore touches neither a database in use nor one of another application, even if it is named', async () => {
  const backup = join(workshop, 'serving');
  expect((await runTool('backup', [backup], settings)).code).toBe(0);
  const atWork = await runTool('restore', [backup, '--replace', 'rolecall'], settings);
  expect([atWork.code, atWork.said]).toEqual([1, expect.stringContaining('Rolecall is still using this database')]);

  const foreign = { ...settings, DATABASE_URL: await server.createDatabase('ledgers') };
  const client = await connectAsSystem(foreign.DATABASE_URL);
  await client.query('create schema books; create table books.entry (id int)');
  const refused = await runTool('restore', [backup, '--replace', 'ledgers'], foreign);
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining("contains other data than Rolecall's")]);
  expect((await client.query('select from books.entry')).rowCount).toBe(0);
  await client.end();
  await signInRecruiter(one.url);
});

test('a backup copies the files from one bucket, and a restore puts them into another, on another PostgreSQL', async () => {
  await one.stop();
  const backup = join(workshop, 'backup');
  const made = await runTool('backup', [backup], settings);
  expect([made.code, made.said]).toEqual([0, expect.stringMatching(/rows in \d+ tables and \d+ files/)]);
  const before = await connectAsSystem(settings['DATABASE_URL'] ?? '');
  const rows = await hashRowsByTable(before);
  await before.end();

  const older = await startExternalServer(15);
  try {
    const there = {
      DATABASE_URL: await older.createDatabase('restored'),
      SECRET: sharedSecret,
      ...s3.settings('restored-files'),
    };
    const otherSecret = await runTool('restore', [backup], { ...there, SECRET: `${sharedSecret}!` });
    expect([otherSecret.code, otherSecret.said]).toEqual([1, expect.stringContaining('SECRET differs')]);
    const restored = await runTool('restore', [backup], there);
    expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('all verified against the backup')]);
    const after = await connectAsSystem(there.DATABASE_URL);
    expect(await hashRowsByTable(after)).toEqual(rows);
    await after.end();
    const product = await startProduct(there);
    const { owner: again } = await signInRecruiter(product.url);
    expect(again.who.user.email).toBe(people.owner);
    await product.stop();
  } finally {
    await older.stop();
  }
});
