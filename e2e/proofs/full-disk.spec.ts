import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { uploadDocumentEndpoint } from '#contract/candidates/endpoints.ts';
import { signInAs } from '#e2e/actors/browser-sign-in.ts';
import { HttpProblem } from '#server/simulator/http-actor.ts';
import type { HttpActor } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { submitCandidateOverHttp } from '#e2e/actors/submitter.ts';
import { startProduct, type RunningProduct } from '#e2e/worlds/product.ts';
import { connectAsSystem, openInstallation } from '#tools/backup/installation.ts';
import { demoDataDir } from './prepared-data.ts';
import { expectFormKeepsInput, signInRecruiter } from './recruiter.ts';
import { createSmallDisk, type SmallDisk } from './small-disk.ts';

let dataDir: string;
let disk: SmallDisk;
const words = 'There isn’t enough storage space to save this. Nothing was changed. Try again in a few minutes.';
let product: RunningProduct;

test.beforeAll(async () => {
  dataDir = demoDataDir();
  disk = createSmallDisk(dataDir, process.env['LONG'] === '1');
  product = await startProduct({}, { dataDir, nodeArguments: disk.nodeArguments });
});
test.afterAll(async () => {
  await product.stop();
  disk.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Returns the stored files and the number of their database records. */
const kept = async (folder = dataDir): Promise<{ files: string[]; records: number }> => {
  const client = await connectAsSystem((await openInstallation({ DATA_DIR: folder })).databaseUrl);
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from candidate_document');
  await client.end();
  const files = readdirSync(join(folder, 'files')).filter((name) => name !== 'filler');
  return { files: files.toSorted(), records: rows[0]?.n ?? 0 };
};

const file = { name: 'CV.txt', bytes: new TextEncoder().encode('Ilona Vasara, theatre nurse. '.repeat(2000)) };
const uploaded = (owner: HttpActor): Promise<string> =>
  owner.upload(uploadDocumentEndpoint, { kind: 'cv' }, file).then(
    () => 'kept',
    (error: unknown) => (error instanceof HttpProblem ? error.message : String(error)),
  );

test('on a full disk uploads are refused with a message and leave nothing behind, everything else works, and freeing space is enough', async () => {
  const { owner, talentRequestId } = await signInRecruiter(product.url);
  expect(await uploaded(owner)).toBe('kept');
  const before = await kept();
  disk.fill();
  const answers = await Promise.all([uploaded(owner), uploaded(owner), uploaded(owner), uploaded(owner)]);
  for (const answer of answers) expect(answer).toContain(`507 no-room ${words}`);
  expect(await kept()).toEqual(before);
  await signInRecruiter(product.url);
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  disk.makeRoom();
  expect(await uploaded(owner)).toBe('kept');
  await submitCandidateOverHttp(owner, talentRequestId, { confirmsConsent: true });
  const after = await kept();
  expect([after.files.length, after.records]).toEqual([before.files.length + 2, before.records + 2]);
});

test('the form says that the disk is full, keeps its input, and accepts the file when there is space', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: product.url });
  const { form } = await signInRecruiter(product.url);
  await signInAs(page, people.owner);
  disk.fill();
  await expectFormKeepsInput(page, form, { words, back: () => Promise.resolve(disk.makeRoom()) });
  await page.close();
});

test('control: the same comparison detects a product that does not clean up', async () => {
  const folder = demoDataDir();
  const full = createSmallDisk(folder, false);
  const keepsPartialWrites = ['--import', pathToFileURL(join(import.meta.dirname, 'keep-partial-writes.ts')).href];
  const careless = await startProduct(
    {},
    { dataDir: folder, nodeArguments: [...full.nodeArguments, ...keepsPartialWrites] },
  );
  const { owner } = await signInRecruiter(careless.url);
  const before = await kept(folder);
  full.fill();
  expect(await uploaded(owner)).toContain('507 no-room');
  expect((await kept(folder)).files).toHaveLength(before.files.length + 1);
  await careless.stop();
  rmSync(folder, { recursive: true, force: true });
});
