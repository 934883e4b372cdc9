import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { startProduct, type RunningProduct } from '#e2e/worlds/product.ts';
import { findFreePort } from '#tools/start/ports.ts';
import { sharedSecret, startDemoServer, type ExternalServer } from './external-database.ts';
import { idempotentCall, sendIdempotentCall } from './parts/idempotent-call.ts';
import { startLoadBalancer, type LoadBalancer } from './parts/load-balancer.ts';
import { signInLoadUsers, startWriteLoad, type LoadUsers } from './parts/load.ts';
import { candidateCountByEmail, createRepeatableSubmission } from './parts/submission.ts';
import { countAnswerEvaluations, answerEvaluationsOf } from './parts/answer-evaluations.ts';
import { findConsistencyProblems, countReactionJobs, withInspectionConnection } from './parts/crash-consistency.ts';
import { demoFilesDir, demoServerDir } from './prepared-data.ts';

// Two processes behind a load balancer share a database. All tests use the same demo world, since each ends with both
// processes running.
test.describe.configure({ mode: 'serial' });

let dataDir = '';
let server: ExternalServer;
let databaseUrl = '';
let balancer: LoadBalancer;
let ports: number[] = [];
const products: (RunningProduct | undefined)[] = [];
let cast: LoadUsers;

const start = async (which: number): Promise<RunningProduct> => {
  const settings = {
    DATABASE_URL: databaseUrl,
    SECRET: sharedSecret,
    PUBLIC_URL: balancerUrl,
    DRAIN_SECONDS: '2',
    LOG_LEVEL: 'warn',
  };
  const product = await startProduct(settings, { dataDir, port: ports[which] ?? 0 });
  products[which] = product;
  return product;
};
const url = (which: number): string => `http://localhost:${String(ports[which])}`;
let balancerUrl = '';

test.beforeAll(async () => {
  server = await startDemoServer(demoServerDir());
  dataDir = demoFilesDir();
  databaseUrl = await server.createDemoDatabase('several');
  ports = [await findFreePort(), await findFreePort()];
  const port = await findFreePort();
  balancerUrl = `http://localhost:${String(port)}`;
  await start(0);
  await start(1);
  balancer = await startLoadBalancer([url(0), url(1)], port);
  cast = await signInLoadUsers(balancerUrl);
});
test.afterAll(async () => {
  for (const product of products) await product?.kill();
  await balancer.remove();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a user who signed in through both processes works on each', async () => {
  const signedIn = new Map(balancer.answers);
  expect([...signedIn.keys()].toSorted()).toEqual([url(0), url(1)].toSorted());
  for (const which of [0, 1]) {
    expect((await sendIdempotentCall(url(which), idempotentCall(cast.owner, listBoardEndpoint, {}))).status).toBe(200);
  }
});

test('the same request at both at once happens once, and both return the same answer', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { call, email } = await createRepeatableSubmission(balancerUrl, cast);
    const both = await Promise.all([sendIdempotentCall(url(0), call), sendIdempotentCall(url(1), call)]);
    expect(both.map((one) => one.status)).toEqual([200, 200]);
    expect(both[0]?.body['_id']).toBe(both[1]?.body['_id']);
    expect(await candidateCountByEmail(databaseUrl, email)).toBe(1);
  }
});

test('fifty concurrent submissions of one person through both make one candidate', async () => {
  const calls = await Promise.all(
    Array.from({ length: 50 }, () => createRepeatableSubmission(balancerUrl, cast, 'one.person@inbox.example')),
  );
  const answers = await Promise.all(calls.map(({ call }, index) => sendIdempotentCall(url(index % 2), call)));
  const statuses = answers.map((one) => one.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(await candidateCountByEmail(databaseUrl, 'one.person@inbox.example')).toBe(1);
});

test('the reaction to a submission runs once, on either process', async () => {
  await countAnswerEvaluations(databaseUrl);
  const load = startWriteLoad(balancerUrl, cast);
  await load.acknowledgedMore(150);
  await load.end();
  expect([...load.refused, ...load.unanswered]).toEqual([]);
  await expect.poll(async () => (await countReactionJobs(databaseUrl)).open, { timeout: 60_000 }).toBe(0);
  const candidates = load.acknowledged.flatMap((one) => (one.what === 'candidate' ? [one.id] : []));
  expect(candidates.length).toBeGreaterThan(5);
  expect(await answerEvaluationsOf(databaseUrl, candidates)).toEqual(candidates.map(() => 1));
  expect(await findConsistencyProblems(databaseUrl, dataDir, load.acknowledged)).toEqual([]);
});

// Scheduled jobs run at most once a minute, so this test takes a minute and a half.
if (process.env['LONG'] === '1')
  test('a scheduled job is started once, by one of them', async () => {
    const queue = 'platform.purge-idempotency-keys';
    const minutes = () =>
      withInspectionConnection(databaseUrl, async (db) => {
        const { rows } = await db.query<{ n: number }>(
          `select count(*)::int as n from job.job where name = $1 group by date_trunc('minute', created_on)`,
          [queue],
        );
        return rows.map((row) => row.n);
      });
    await withInspectionConnection(databaseUrl, async (db) => {
      await db.query(`update job.schedule set cron = '* * * * *' where name = $1`, [queue]);
      await db.query('delete from job.job where name = $1', [queue]);
    });
    await expect.poll(async () => (await minutes()).length, { timeout: 150_000 }).toBeGreaterThanOrEqual(2);
    expect(new Set(await minutes())).toEqual(new Set([1]));
  });

test('a rolling restart with a migration in between fails no request under load', async () => {
  const load = startWriteLoad(balancerUrl, cast);
  await load.acknowledgedMore(20);
  // Simulates a newer version's migration while the older version still serves requests. The new columns appear in
  // every `select *`.
  await withInspectionConnection(databaseUrl, async (db) => {
    for (const table of ['candidate', 'candidate_step', 'engagement', 'submission_draft'])
      await db.query(`alter table ${table} add column of_a_newer_version text`);
  });
  await load.acknowledgedMore(20);
  for (const which of [0, 1]) {
    const leaving = products[which];
    leaving?.signal('SIGTERM');
    expect(await leaving?.ended).toEqual({ code: 0, signal: null });
    await load.acknowledgedMore(10);
    const before = balancer.answers.get(url(which)) ?? 0;
    await start(which);
    // The next process may stop only after the balancer has found this process ready.
    await expect.poll(() => balancer.answers.get(url(which)) ?? 0, { timeout: 30_000 }).toBeGreaterThan(before);
  }
  await load.acknowledgedMore(20);
  await load.end();
  console.log(
    `rolling restart: ${String(load.acknowledged.length)} acknowledged writes, ${String(balancer.failed())} failed`,
  );
  expect(load.refused).toEqual([]);
  expect(load.unanswered).toEqual([]);
  expect(balancer.failed()).toBe(0);
  expect(await findConsistencyProblems(databaseUrl, dataDir, load.acknowledged)).toEqual([]);
});

test('control: a process that is killed instead of stopped fails requests, and they are counted', async () => {
  const load = startWriteLoad(balancerUrl, cast);
  await load.acknowledgedMore(20);
  products[1]?.signal('SIGKILL');
  await products[1]?.ended;
  await sleep(300);
  await load.end();
  expect(load.unanswered.length).toBeGreaterThan(0);
  expect(balancer.failed()).toBeGreaterThan(0);
});
