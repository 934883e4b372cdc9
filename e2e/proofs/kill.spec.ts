import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startProduct, type RunningProduct } from '#e2e/worlds/product.ts';
import { embeddedUrl } from './parts/embedded-url.ts';
import { signInLoadUsers, startWriteLoad, type WriteLoad } from './parts/load.ts';
import {
  findConsistencyProblems,
  consistencyProblems,
  countReactionJobs,
  withInspectionConnection,
} from './parts/crash-consistency.ts';
import { demoDataDir } from './prepared-data.ts';

const rounds = process.env['LONG'] === '1' ? 20 : 5;
const settings = { ACCESS_TOKEN_SECONDS: '3600', LOG_LEVEL: 'error' };

// All tests share one running instance of the product. They run in order, because the control tests break data that
// the kills leave intact.
test.describe.configure({ mode: 'serial' });
let dataDir = '';
let product: RunningProduct | undefined;
test.beforeAll(() => {
  dataDir = demoDataDir();
});
test.afterAll(async () => {
  await product?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the product at the same URL each time, since signed-in users' tokens contain it. */
const start = async (): Promise<RunningProduct> =>
  (product = await startProduct(settings, { dataDir, ...(product ? { port: product.port } : {}) }));

/**
 * Waits for this many more acknowledged writes and a moment longer, kills all processes at once and restarts the
 * product; returns the problems found.
 */
const killUnder = async (load: WriteLoad, running: RunningProduct, writes: number, moment: number) => {
  await load.acknowledgedMore(writes);
  await sleep(moment);
  await running.kill();
  await load.allWait();
  const next = await start();
  return { next, faults: await findConsistencyProblems(embeddedUrl(dataDir), dataDir, load.acknowledged) };
};

test(`after kill -9 of server, guard and database ${String(rounds)} times under load, acknowledged writes are there and nothing is half done`, async () => {
  test.setTimeout(600_000);
  let running = await start();
  const load = startWriteLoad(running.url, await signInLoadUsers(running.url));
  for (let round = 0; round < rounds; round += 1) {
    // Each round kills the process at a different point in its work.
    const { next, faults } = await killUnder(load, running, 20, (round * 37) % 190);
    expect([...faults, ...load.refused], `after kill ${String(round + 1)}`).toEqual([]);
    load.goOn(next.url);
    running = next;
  }
  await load.acknowledgedMore(20);
  await load.end();
  expect(load.refused).toEqual([]);
  expect(load.unanswered.length).toBeGreaterThanOrEqual(rounds);
  const url = embeddedUrl(dataDir);
  await expect.poll(async () => (await countReactionJobs(url)).open, { timeout: 30_000 }).toBe(0);
  expect(await findConsistencyProblems(url, dataDir, load.acknowledged)).toEqual([]);
  const jobs = await countReactionJobs(url);
  console.log(
    `${String(rounds)} kills, ${String(load.acknowledged.length)} acknowledged writes, ${String(load.unanswered.length)} sent again, ${String(jobs.done)} jobs done`,
  );
  expect(jobs.failed).toBe(0);
});

test('control: the same comparison detects each kind of half-done work', async () => {
  const running = product ?? (await start());
  const load = startWriteLoad(running.url, await signInLoadUsers(running.url));
  await load.acknowledgedMore(20);
  await load.end();
  const url = embeddedUrl(dataDir);
  expect(await findConsistencyProblems(url, dataDir, load.acknowledged)).toEqual([]);
  const one = "(select id from candidate where last_name like 'Kallio %' order by id limit 1)";
  const harm: Readonly<Record<string, string>> = {
    'without its identity': `delete from candidate_identity where candidate_id = ${one}`,
    'without its first step': `delete from candidate_step where candidate_id = ${one} and from_status_id is null`,
    'without an ownership': `delete from candidate_ownership where candidate_id = ${one}`,
    'without its CV': `update candidate_document set candidate_id = null where candidate_id = ${one}`,
    'without its event': `delete from event where candidate_id = ${one} and kind = 'candidate.submitted'`,
    'whose status differs from its last step': `update candidate set status_id = 8 where id = ${one}`,
    'whose answers no job will evaluate': `delete from job.job where name = 'reaction.candidates.evaluate-answers'`,
    'without its text': `update candidate_document set text_content = null`,
    'submitted twice': `update candidate set email_address = 'same@inbox.example' where last_name like 'Kallio %'`,
    'without a response': `update idempotency set status = null`,
  };
  for (const [sentence, statement] of Object.entries(harm)) {
    const faults = await withInspectionConnection(url, async (db) => {
      await db.query('begin');
      await db.query('set local session_replication_role = replica');
      const { rowCount } = await db.query(statement);
      expect(rowCount, statement).toBeGreaterThan(0);
      const found = await consistencyProblems(db, dataDir, load.acknowledged);
      await db.query('rollback');
      return found;
    });
    expect(faults.join('\n'), statement).toContain(sentence);
  }
});

test('control: the same comparison detects a database that acknowledges before writing', async () => {
  let running = product ?? (await start());
  await withInspectionConnection(embeddedUrl(dataDir), async (db) => {
    for (const setting of ['synchronous_commit = off', "wal_writer_delay = '10s'", "wal_writer_flush_after = '1GB'"])
      await db.query(`alter system set ${setting}`);
    await db.query('select pg_reload_conf()');
  });
  const load = startWriteLoad(running.url, await signInLoadUsers(running.url));
  let found: string[] = [];
  for (let round = 0; round < 4 && found.length === 0; round += 1) {
    const { next, faults } = await killUnder(load, running, 60, 0);
    found = faults;
    running = next;
    if (found.length === 0) load.goOn(next.url);
  }
  await load.end();
  expect(found.some((fault) => fault.startsWith('acknowledged '))).toBe(true);
});
