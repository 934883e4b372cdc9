import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { suggestBoardKeywordsEndpoint } from '#contract/board/endpoints.ts';
import { suggestCandidatesEndpoint } from '#contract/candidates/endpoints/centre.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { autoSuggestEndpoint } from '#contract/opportunities/endpoints/search.ts';
import { downloadAvailableOpportunitiesReportEndpoint, exportCandidatesEndpoint } from '#contract/reports/endpoints.ts';
import { exportAuditLogEndpoint } from '#contract/audit-log/endpoints.ts';
import { fetchAs } from '#e2e/actors/fetch-as.ts';
import type { HttpActor } from '#e2e/actors/http-sign-in.ts';
import { submitCandidateOverHttp } from '#e2e/actors/submitter.ts';
import { startProduct, type RunningProduct } from '#e2e/worlds/product.ts';
import { sharedSecret, startDemoServer, type ExternalServer } from './external-database.ts';
import { withInspectionConnection } from './parts/crash-consistency.ts';
import { startStandby, type Standby } from './parts/standby.ts';
import { demoFilesDir, demoServerDir } from './prepared-data.ts';
import { signInRecruiter } from './recruiter.ts';

// One instance of the product with a primary and a replica. The tests put the replica in different states.
test.describe.configure({ mode: 'serial' });

let server: ExternalServer;
let standby: Standby;
let product: RunningProduct;
let dataDir = '';
let owner: HttpActor;
let talentRequestId = '';

/** Returns the replica's figures in the metrics. */
const figures = async ({ url } = product): Promise<{ lag: number; replica: number; primary: number }> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const valueOf = (name: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(name))
        ?.split(' ')[1],
    );
  return {
    lag: valueOf('rolecall_replica_lag_seconds'),
    replica: valueOf('rolecall_replica_reads_total{server="replica"}'),
    primary: valueOf('rolecall_replica_reads_total{server="primary"}'),
  };
};

/** Counts the reads that each server answers while the work runs. */
const readsOf = async (work: () => Promise<void>): Promise<{ replica: number; primary: number }> => {
  const before = await figures();
  await work();
  const after = await figures();
  return { replica: after.replica - before.replica, primary: after.primary - before.primary };
};

const download = async (at: Endpoint, input: object): Promise<string> => {
  const answer = await fetchAs(owner, product.url, at, input);
  expect(answer.status).toBe(200);
  return answer.text();
};

let submitted = 0;
/** Submits a candidate, then immediately exports them and looks up their name. */
const submitAndRead = async (): Promise<void> => {
  submitted += 1;
  const lastName = `Replikainen${String(submitted)}`;
  const { _id: candidateId } = await submitCandidateOverHttp(owner, talentRequestId, {
    lastName,
    emailAddress: `${lastName.toLowerCase()}@inbox.example`,
    confirmsConsent: true,
  });
  expect(await download(exportCandidatesEndpoint, { candidateIds: [candidateId], format: 'csv' })).toContain(lastName);
  expect(await owner.call(suggestCandidatesEndpoint, { keywords: lastName })).toEqual([`Aino ${lastName}`]);
};

const onStandby = (statement: string): Promise<unknown> =>
  withInspectionConnection(standby.adminUrl, (db) => db.query(statement));

const untilReplicaServes = (): Promise<void> =>
  expect(async () => {
    const reads = await readsOf(async () => void (await owner.call(suggestCandidatesEndpoint, { keywords: 'a' })));
    expect(reads).toEqual({ replica: 1, primary: 0 });
  }).toPass({ timeout: 20_000 });

test.beforeAll(async () => {
  const standbyDir = demoServerDir();
  server = await startDemoServer(demoServerDir());
  standby = await startStandby(standbyDir, server.adminUrl);
  const databaseUrl = await server.createDemoDatabase('replicated');
  dataDir = demoFilesDir();
  product = await startProduct(
    { DATABASE_URL: databaseUrl, DATABASE_REPLICA_URL: standby.urlOf(databaseUrl), SECRET: sharedSecret },
    { dataDir },
  );
  ({ owner, talentRequestId } = await signInRecruiter(product.url));
});
test.afterAll(async () => {
  await product.kill();
  await standby.stop();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('reports, exports and suggestions read from a current replica, and see every write before them', async () => {
  await untilReplicaServes();
  const submissions = await readsOf(async () => {
    for (let n = 0; n < 10; n += 1) await submitAndRead();
  });
  expect(submissions).toEqual({ replica: 20, primary: 0 });
  const others = await readsOf(async () => {
    expect((await owner.call(suggestBoardKeywordsEndpoint, { keyword: 'nur' })).length).toBeGreaterThan(0);
    await owner.call(autoSuggestEndpoint, { keywords: 'nur' });
    await download(downloadAvailableOpportunitiesReportEndpoint, { startDate: '2026-01-01' });
    // The downloads above were recorded on the primary, although their rows came from the replica.
    expect(await download(exportAuditLogEndpoint, { format: 'csv' })).toContain('report');
  });
  expect(others).toEqual({ replica: 4, primary: 0 });
  expect((await figures()).lag).toBeLessThan(5);
});

test('while the replica lags, the same reads come from the primary and still see every write', async () => {
  await onStandby('select pg_wal_replay_pause()');
  const lagging = await readsOf(submitAndRead);
  expect(lagging).toEqual({ replica: 0, primary: 2 });
  await expect.poll(async () => (await figures()).lag, { timeout: 10_000 }).toBeGreaterThan(2);
  await onStandby('select pg_wal_replay_resume()');
  await untilReplicaServes();
  expect((await figures()).lag).toBeLessThan(5);
});

test('if the replica is killed, no read fails, and it serves again once it is back', async () => {
  standby.kill();
  await submitAndRead();
  await submitAndRead();
  await untilReplicaServes();
  expect(await readsOf(submitAndRead)).toEqual({ replica: 2, primary: 0 });
});

test('a replica that has become a primary of its own is not read any more', async () => {
  await onStandby('select pg_promote()');
  await expect.poll(() => readsOf(submitAndRead), { timeout: 20_000 }).toEqual({ replica: 0, primary: 2 });
  expect(product.output()).toContain('everything reads from the primary');
});

test('a replica with changes that its primary has lost in a recovery is not read', async () => {
  const lost = await startDemoServer(demoServerDir());
  const ahead = await startStandby(demoServerDir(), lost.adminUrl);
  await lost.createDemoDatabase('replicated');
  await withInspectionConnection(lost.adminUrl, async (db) => {
    // Each switch moves the position by one file of the log, far beyond what the recovered primary will write.
    for (let n = 0; n < 10; n += 1) {
      await db.query(`create table lost_${String(n)} ()`);
      await db.query('select pg_switch_wal()');
    }
  });
  await expect
    .poll(() => withInspectionConnection(ahead.adminUrl, (db) => db.query("select to_regclass('lost_9') as last")))
    .toMatchObject({ rows: [{ last: 'lost_9' }] });
  await lost.stop();
  const recovered = await startDemoServer(demoServerDir());
  const databaseUrl = await recovered.createDemoDatabase('replicated');
  const files = demoFilesDir();
  const another = await startProduct(
    { DATABASE_URL: databaseUrl, DATABASE_REPLICA_URL: ahead.urlOf(databaseUrl), SECRET: sharedSecret },
    { dataDir: files },
  );
  try {
    const recruiter = await signInRecruiter(another.url);
    // It is measured every second, and never found current.
    await expect.poll(async () => (await figures(another)).lag, { timeout: 10_000 }).toBeGreaterThan(2);
    await recruiter.owner.call(suggestCandidatesEndpoint, { keywords: 'a' });
    expect(await figures(another)).toMatchObject({ replica: 0, primary: 1 });
  } finally {
    await another.kill();
    await ahead.stop();
    await recovered.stop();
    rmSync(files, { recursive: true, force: true });
  }
});
