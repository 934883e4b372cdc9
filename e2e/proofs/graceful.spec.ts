import { connect } from 'node:net';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startProduct, type RunningProduct } from '#e2e/worlds/product.ts';
import { findFreePort } from '#tools/start/ports.ts';
import { sharedSecret, startDemoServer, type ExternalServer } from './external-database.ts';
import { startLoadBalancer } from './parts/load-balancer.ts';
import { signInLoadUsers, startWriteLoad, type WriteLoad } from './parts/load.ts';
import { slowUpload } from './parts/slow-upload.ts';
import { findConsistencyProblems, withInspectionConnection } from './parts/crash-consistency.ts';
import { demoFilesDir, demoServerDir } from './prepared-data.ts';

let dataDir = '';
let server: ExternalServer;
let databaseUrl = '';
let product: RunningProduct | undefined;
test.beforeAll(async () => {
  server = await startDemoServer(demoServerDir());
  dataDir = demoFilesDir();
  databaseUrl = await server.createDemoDatabase('graceful');
});
test.afterEach(async () => {
  await product?.kill();
});
test.afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (more: Record<string, string> = {}): Promise<RunningProduct> => {
  const settings = { DATABASE_URL: databaseUrl, SECRET: sharedSecret, LOG_LEVEL: 'warn', ...more };
  product = await startProduct(settings, { dataDir });
  return product;
};

/** Opens an idle keep-alive connection; returns how it ends. */
const idleConnection = (port: number): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'));
    socket.resume();
    socket.once('end', () => resolve('closed in order'));
    socket.once('error', (error) => resolve(error.message));
  });

const jobsInWork = (): Promise<number> =>
  withInspectionConnection(databaseUrl, async (db) => {
    const { rows } = await db.query<{ n: number }>(`select count(*)::int as n from job.job where state = 'active'`);
    return rows[0]?.n ?? 0;
  });

/** Stops an instance of the product under load with a signal; returns the problems found. */
const stopUnderLoad = async (
  signal: NodeJS.Signals,
): Promise<{ faults: string[]; load: WriteLoad; seconds: number }> => {
  const frontPort = await findFreePort();
  const running = await start({ DRAIN_SECONDS: '1', PUBLIC_URL: `http://localhost:${String(frontPort)}` });
  // The load balancer polls /readyz, as described in docs/operations.md, and stops sending when that fails.
  const front = await startLoadBalancer([running.url], frontPort);
  const cast = await signInLoadUsers(front.url);
  const load = startWriteLoad(front.url, cast);
  const idle = idleConnection(running.port);
  const upload = slowUpload(running.url, cast.standard);
  await upload.begun;
  await load.acknowledgedMore(40);
  const began = performance.now();
  running.signal(signal);
  // Sleeps until the process accepts no new requests and is waiting only for this upload.
  await sleep(1500);
  upload.finish();
  const ending = await running.ended;
  const seconds = (performance.now() - began) / 1000;
  await load.allWait();
  await load.end();
  const faults = [...load.refused];
  if (front.brokenOff() > 0) faults.push('requests broke off');
  await front.remove();
  if (ending.code !== 0) faults.push(`ended with ${JSON.stringify(ending)}`);
  if ((await upload.status) !== 200) faults.push('the slow upload was cut off');
  if ((await idle) !== 'closed in order') faults.push(`an idle connection: ${await idle}`);
  if ((await jobsInWork()) > 0) faults.push('jobs are left in work');
  return { faults, load, seconds };
};

test('a stop under load finishes requests in flight, including a slow upload, finishes or returns jobs, and exits with code 0', async () => {
  const { faults, load, seconds } = await stopUnderLoad('SIGTERM');
  expect(faults).toEqual([]);
  console.log(`stopped in ${seconds.toFixed(1)} s after ${String(load.acknowledged.length)} acknowledged writes`);
  expect(seconds).toBeLessThan(20);
  expect(await findConsistencyProblems(databaseUrl, dataDir, load.acknowledged)).toEqual([]);
});

test('a request that never ends does not delay the stop beyond its limit', async () => {
  const running = await start({ SHUTDOWN_SECONDS: '3' });
  const cast = await signInLoadUsers(running.url);
  const upload = slowUpload(running.url, cast.standard);
  await upload.begun;
  await sleep(200);
  const began = performance.now();
  expect(await running.stop()).toEqual({ code: 0, signal: null });
  expect(performance.now() - began).toBeLessThan(4000);
  expect(await upload.status).toBe(0);
});

test('control: the same check detects a product that is killed instead', async () => {
  const { faults } = await stopUnderLoad('SIGKILL');
  expect(faults).toContain('the slow upload was cut off');
  expect(faults).toContain('requests broke off');
});
