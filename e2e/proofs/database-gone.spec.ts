import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { signInAs } from '#e2e/actors/browser-sign-in.ts';
import { people as demoPeople } from '#e2e/actors/people.ts';
import { docxCv } from '#e2e/app/cv.ts';
import { startProduct, type RunningProduct } from '#e2e/worlds/product.ts';
import { readPostmaster } from '#server/platform/postgres/postmaster.ts';
import { sharedSecret, startDemoServer, type ExternalServer } from './external-database.ts';
import { embeddedUrl } from './parts/embedded-url.ts';
import { sendIdempotentCall } from './parts/idempotent-call.ts';
import { signInLoadUsers, startWriteLoad, type LoadUsers } from './parts/load.ts';
import { sendOutageProbes, findOutageProblems, waitUntilReady } from './parts/outage.ts';
import { candidateCountByEmail, createRepeatableSubmission } from './parts/submission.ts';
import { findConsistencyProblems, countReactionJobs, withInspectionConnection } from './parts/crash-consistency.ts';
import { createFlakyConnection, type FlakyConnection } from './parts/flaky-connection.ts';
import { demoDataDir, demoFilesDir, demoServerDir } from './prepared-data.ts';

/**
 * Checks that the same process has recovered: a request refused during the outage is carried out once, and its reaction
 * runs.
 */
const worksAgain = async (
  url: string,
  databaseUrl: string,
  waiting: Awaited<ReturnType<typeof createRepeatableSubmission>>,
): Promise<void> => {
  const done = (await countReactionJobs(databaseUrl)).done;
  expect((await sendIdempotentCall(url, waiting.call)).status).toBe(200);
  expect((await sendIdempotentCall(url, waiting.call)).status).toBe(200);
  expect(await candidateCountByEmail(databaseUrl, waiting.email)).toBe(1);
  await expect.poll(async () => (await countReactionJobs(databaseUrl)).done, { timeout: 40_000 }).toBeGreaterThan(done);
  await expect.poll(async () => (await countReactionJobs(databaseUrl)).open, { timeout: 40_000 }).toBe(0);
};

test.describe('the embedded database', () => {
  let dataDir = '';
  let product: RunningProduct;
  let cast: LoadUsers;
  const control = () => join(dataDir, 'postgres/global/pg_control');
  test.beforeAll(async () => {
    dataDir = demoDataDir();
    product = await startProduct({ LOG_LEVEL: 'error' }, { dataDir });
    cast = await signInLoadUsers(product.url);
  });
  test.afterAll(async () => {
    await product.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Stops the database and prevents its restart until the test allows it. */
  const takeAway = (signal: NodeJS.Signals): void => {
    renameSync(control(), `${control()}.away`);
    process.kill(readPostmaster(join(dataDir, 'postgres'))?.pid ?? 0, signal);
  };
  const giveBack = (): void => {
    renameSync(`${control()}.away`, control());
  };

  for (const signal of ['SIGKILL', 'SIGQUIT'] as const) {
    test(`down by ${signal} and back: clear errors meanwhile, then the same process works again`, async () => {
      const waiting = await createRepeatableSubmission(product.url, cast);
      const load = startWriteLoad(product.url, cast);
      await load.acknowledgedMore(20);
      takeAway(signal);
      await load.allWait();
      const told = [];
      for (let round = 0; round < 4; round += 1) {
        told.push(...(await sendOutageProbes(product.url, cast)));
        await sleep(150);
      }
      expect(findOutageProblems(told)).toEqual([]);
      expect((await sendIdempotentCall(product.url, waiting.call)).status).toBe(503);
      giveBack();
      console.log(`after ${signal} ready again in ${String(await waitUntilReady(product.url))} ms`);
      load.goOn(product.url);
      await load.acknowledgedMore(20);
      await load.end();
      expect(load.refused).toEqual([]);
      await worksAgain(product.url, embeddedUrl(dataDir), waiting);
      expect(await findConsistencyProblems(embeddedUrl(dataDir), dataDir, load.acknowledged)).toEqual([]);
    });
  }

  test('the submission form keeps its input during the outage; the next click submits it once', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: product.url });
    const last = `Away ${String(Date.now())}`;
    await signInAs(page, demoPeople.owner);
    await page.goto(`/engagement/${cast.engagementId}/submit/${cast.talentRequestId}`);
    await page.getByLabel('CV', { exact: true }).setInputFiles({
      name: 'CV.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: await docxCv([`Aada ${last}`, 'Anaesthetic nurse']),
    });
    await expect(page.getByRole('button', { name: 'Remove CV.docx' })).toBeVisible();
    // The Remove button is already there during the upload, which the outage would abort, so the test waits until the
    // upload is complete.
    await expect(page.getByRole('status').filter({ hasText: 'CV.docx uploaded' })).toHaveCount(1);
    await page.getByLabel('First name').fill('Aada');
    await page.getByLabel('Last name').fill(last);
    await page.getByLabel('Email address').fill(`aada.${String(Date.now())}@inbox.example`);
    await page.getByLabel('Base salary').fill('99000');
    await page.getByRole('checkbox', { name: /has agreed that our agency may represent them/ }).check({ force: true });
    await expect(page.getByText(/Draft saved \d\d:\d\d/)).toBeVisible();
    takeAway('SIGKILL');
    await page.getByRole('button', { name: 'Submit Candidate' }).click();
    await expect(page.getByText('Rolecall is unavailable at the moment. What you typed is still here.')).toBeVisible();
    await expect(page.getByLabel('Last name')).toHaveValue(last);
    await expect(page.getByRole('button', { name: 'Remove CV.docx' })).toBeVisible();
    giveBack();
    await waitUntilReady(product.url);
    await page.getByRole('button', { name: 'Submit Candidate' }).click();
    await expect(page.getByText(new RegExp(`^Aada ${last} has been submitted to `))).toBeVisible();
    const there = await withInspectionConnection(embeddedUrl(dataDir), (db) =>
      db.query('select from candidate where last_name = $1', [last]),
    );
    expect(there.rowCount).toBe(1);
    await page.close();
  });
});

test.describe('an external database', () => {
  let server: ExternalServer;
  let wire: FlakyConnection;
  let products: RunningProduct[] = [];
  let dataDir = '';
  let direct = '';
  let settings: Record<string, string> = {};
  test.beforeAll(async () => {
    server = await startDemoServer(demoServerDir());
    dataDir = demoFilesDir();
    direct = await server.createDemoDatabase('gone');
    const socketDir = new URL(direct).searchParams.get('host') ?? '';
    wire = await createFlakyConnection(join(socketDir, '.s.PGSQL.5432'));
    const through = `postgres://rolecall@127.0.0.1:${String(wire.port)}/gone`;
    settings = { DATABASE_URL: through, SECRET: sharedSecret, LOG_LEVEL: 'error', DATABASE_ANSWER_SECONDS: '2' };
  });
  test.afterEach(async () => {
    await wire.set('through');
    await Promise.all(products.map((one) => one.kill()));
    products = [];
  });
  test.afterAll(async () => {
    await wire.remove();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const start = async (more: Record<string, string> = {}, nodeArguments: readonly string[] = []) => {
    const product = await startProduct({ ...settings, ...more }, { dataDir, nodeArguments });
    products.push(product);
    return { product, cast: await signInLoadUsers(product.url) };
  };

  test('unreachable or silent and back: clear errors in time, then the same process and its queues work again', async () => {
    const { product, cast } = await start();
    for (const mode of ['cut', 'silent'] as const) {
      const waiting = await createRepeatableSubmission(product.url, cast);
      await wire.set(mode);
      const told = [...(await sendOutageProbes(product.url, cast)), ...(await sendOutageProbes(product.url, cast))];
      expect(findOutageProblems(told), mode).toEqual([]);
      expect((await sendIdempotentCall(product.url, waiting.call)).status).toBe(503);
      await wire.set('through');
      await waitUntilReady(product.url);
      await worksAgain(product.url, direct, waiting);
    }
  });

  test('control: the same check detects a client without a timeout', async () => {
    const { product, cast } = await start({ DATABASE_ANSWER_SECONDS: '600' });
    await wire.set('silent');
    expect(findOutageProblems(await sendOutageProbes(product.url, cast)).join('\n')).toContain('got no answer');
    await wire.set('through');
  });

  test('control: the same check detects unhandled database errors', async () => {
    const { product, cast } = await start({}, ['--import', join(import.meta.dirname, 'parts/mask-database-errors.ts')]);
    await wire.set('cut');
    expect(findOutageProblems(await sendOutageProbes(product.url, cast)).join('\n')).toContain(
      'was not told that it is the moment',
    );
    await wire.set('through');
  });
});
