import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import { lotPath, openAuction, signInBidders, type OpenAuction } from '#e2e/actors/auction.ts';
import type { HttpActor } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { createDatabase, createDatabaseRoles, sharedSecret } from '#e2e/proofs/external-database.ts';
import { startBidLoad, type BidLoad, type BidReceipt } from '#e2e/proofs/parts/bid-load.ts';
import { consistencyProblems, withInspectionConnection } from '#e2e/proofs/parts/crash-consistency.ts';
import {
  signInLoadUsers,
  startWriteLoad,
  type AcknowledgedWrite,
  type WriteLoad,
  type LoadUsers,
} from '#e2e/proofs/parts/load.ts';
import { countBids, readAuctionKeys, findReceiptProblems } from '#e2e/proofs/parts/receipt-problems.ts';
import { startS3Server, type S3Server } from '#e2e/proofs/s3-server.ts';
import { startProduct, type RunningProduct } from '#e2e/worlds/product.ts';
import { databaseUrl } from '#server/platform/postgres/databases.ts';
import { findFreePort } from '#tools/start/ports.ts';
import { startCluster, type Cluster, type ClusterNode } from './cluster.ts';
import { startReplicaReads } from './replica-reads.ts';

/** The longest time, in seconds, for which no write is acknowledged. */
const mostSecondsWithoutWrites = 20;

// All tests share one cluster, since each repairs the cluster at its end; after a failed test, another cluster is
// started.
let cluster: Cluster;
let s3: S3Server | undefined;
const products: RunningProduct[] = [];
let users: LoadUsers;
let bidders: { agency: HttpActor; rival: HttpActor; employer: HttpActor };
let adminUrl = '';

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const ports = [await findFreePort(), await findFreePort()];
  cluster = await startCluster(ports);
  await cluster.isWhole();
  await createDatabaseRoles(cluster.adminUrl);
  const url = await createDatabase(cluster.adminUrl, 'rolecall');
  adminUrl = databaseUrl(cluster.adminUrl, 'rolecall');
  s3 = await startS3Server('rolecall-files');
  const settings = {
    DATABASE_URL: url,
    DATABASE_REPLICA_URL: cluster.replicaUrlOf(url),
    SECRET: sharedSecret,
    PUBLIC_URL: cluster.publicUrl,
    LOG_LEVEL: 'error',
    ACCESS_TOKEN_SECONDS: '3600',
    ...s3.settings('rolecall-files'),
  };
  for (const port of ports) products.push(await startProduct(settings, { port }));
  await expect.poll(() => fetch(`${cluster.publicUrl}/readyz`).then(({ ok }) => ok)).toBe(true);
  users = await signInLoadUsers(cluster.publicUrl);
  bidders = await signInBidders(cluster.publicUrl);
});
test.afterAll(async () => {
  for (const product of products) await product.kill();
  await s3?.stop();
  await cluster.remove();
});

/** Returns how many reads replicas have answered for the product's instances so far. */
const readsFromReplicas = async (): Promise<number> => {
  const metrics = await Promise.all(products.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()));
  return metrics
    .flatMap((text) => text.match(/^rolecall_replica_reads_total\{server="replica"\} (\d+)$/gm) ?? [])
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
};

/** Bids and submissions that are repeated with the same key until they are acknowledged. */
interface Writes {
  readonly auction: OpenAuction;
  readonly bids: BidLoad;
  readonly load: WriteLoad;
  readonly count: () => number;
  readonly end: () => Promise<{ receipts: readonly BidReceipt[]; acknowledged: readonly AcknowledgedWrite[] }>;
}

const startWrites = async (title: string): Promise<Writes> => {
  const rules = { bidTypeId: 2, bidMethodId: 3, extensionMinutes: 0, extensionLimit: 0 };
  const { agency, rival, employer } = bidders;
  const auction = await openAuction(employer, [agency, rival], {
    title,
    lots: ['Ward Nurse', 'Night Nurse'].map((jobTitle) => ({ jobTitle, rules })),
  });
  const bids = startBidLoad(
    cluster.publicUrl,
    [agency, rival],
    auction.lots.map(({ talentRequestId }) => talentRequestId),
  );
  const load = startWriteLoad(cluster.publicUrl, users, 4);
  const repeating = setInterval(() => {
    bids.resume(cluster.publicUrl);
    load.goOn(cluster.publicUrl);
  }, 200);
  return {
    auction,
    bids,
    load,
    count: () => bids.receipts.length + load.acknowledged.length,
    end: async () => {
      await Promise.all([bids.end(), load.end()]);
      clearInterval(repeating);
      return { receipts: bids.receipts, acknowledged: load.acknowledged };
    },
  };
};

/** Waits for more acknowledged writes; returns the longest time without one, in seconds. */
const longestGap = async (
  writes: Writes,
  { more, patienceMs }: { more: number; patienceMs: number },
): Promise<number> => {
  const [enough, end] = [writes.count() + more, Date.now() + patienceMs];
  let [count, at, longest] = [writes.count(), Date.now(), 0];
  while (count < enough) {
    if (Date.now() > end) throw new Error(`Only ${String(more - (enough - count))} writes were acknowledged in time.`);
    await sleep(10);
    if (writes.count() === count) continue;
    longest = Math.max(longest, Date.now() - at);
    [count, at] = [writes.count(), Date.now()];
  }
  return longest / 1000;
};

/** Finds acknowledged writes that are missing from the database or stored twice. */
const lostWrites = async (
  receipts: readonly BidReceipt[],
  acknowledged: readonly AcknowledgedWrite[],
): Promise<string[]> => {
  const keys = await readAuctionKeys(cluster.publicUrl);
  return withInspectionConnection(adminUrl, async (db) => {
    const stored = await countBids(db, [...new Set(receipts.map(({ talentRequestId }) => talentRequestId))]);
    return [
      ...(await findReceiptProblems(db, keys, receipts)),
      ...(await consistencyProblems(db, null, acknowledged)),
      ...(stored > receipts.length ? [`${String(stored - receipts.length)} bids were counted twice`] : []),
    ];
  });
};

const openLot = async (page: Page, { auction }: Writes): Promise<void> => {
  await startSession(page, people.owner);
  await page.goto(lotPath(auction.auctionId, auction.lots[0]?.talentRequestId ?? ''));
  await expect(page.getByRole('main')).toContainText('Your bid');
};

interface Fault {
  readonly name: string;
  readonly strike: (leader: ClusterNode) => Promise<void> | void;
  readonly heal: (leader: ClusterNode) => void;
}

/** Lets the other nodes fall behind the leader, as happens under load or over a distance. */
const fallBehind = async (leader: ClusterNode): Promise<void> => {
  leader.stallReplication();
  await sleep(500);
};
const losses: readonly Fault[] = [
  {
    name: 'the leader is killed',
    strike: async (leader) => {
      await fallBehind(leader);
      leader.kill();
    },
    heal: (leader) => leader.start(),
  },
  {
    name: 'the leader is cut off from the others',
    strike: (leader) => leader.isolate(),
    heal: (leader) => leader.rejoin(),
  },
  {
    name: 'the leader freezes',
    strike: async (leader) => {
      await fallBehind(leader);
      leader.freeze();
    },
    heal: (leader) => leader.thaw(),
  },
];
/** A planned switch has no control, because the old leader first sends the new one everything in either mode. */
const planned: Fault = {
  name: 'another node takes over as planned',
  strike: () => cluster.switchOver(),
  heal: () => undefined,
};

for (const { name, strike, heal } of [...losses, planned])
  test(`when ${name}, no acknowledged write is lost, none is done twice, and writes are back within ${String(mostSecondsWithoutWrites)} s`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const page = await browser.newPage({ baseURL: cluster.publicUrl });
    await cluster.isWhole();
    const leader = await cluster.leader();
    const writes = await startWrites(`Failover: ${name}`);
    await openLot(page, writes);
    const reads = startReplicaReads(cluster.publicUrl, users.owner, writes.load.acknowledged);
    const servedBefore = await readsFromReplicas();
    await longestGap(writes, { more: 200, patienceMs: 60_000 });
    await strike(leader);
    const gap = await longestGap(writes, { more: 300, patienceMs: 90_000 });
    expect((await cluster.leader()).number).not.toBe(leader.number);
    heal(leader);
    await longestGap(writes, { more: 100, patienceMs: 60_000 });
    const exports = await reads.end();
    const { receipts, acknowledged } = await writes.end();
    await cluster.isWhole();
    const served = (await readsFromReplicas()) - servedBefore;
    console.log(
      `${name}: ${String(receipts.length)} receipts, ${String(acknowledged.length)} submissions and changes, ` +
        `${gap.toFixed(1)} s without writes; ${String(exports)} exports, ${String(served)} of them from replicas`,
    );
    expect(reads.outdated).toEqual([]);
    expect(served).toBeGreaterThan(0);
    expect([...writes.bids.refused, ...writes.load.refused]).toEqual([]);
    expect(await lostWrites(receipts, acknowledged)).toEqual([]);
    expect.soft(gap).toBeLessThan(mostSecondsWithoutWrites);
    // The open page shows the last bid without a reload.
    const { tenant } = bidders.agency.who;
    const lot = writes.auction.lots[0]?.talentRequestId;
    const own = receipts.filter((one) => one.supplierId === tenant.id && one.talentRequestId === lot);
    const last = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(90_000 - own.length + 1);
    await expect(page.getByRole('main')).toContainText(last, { timeout: 30_000 });
    // No process has been restarted.
    for (const { pid } of products) expect(() => process.kill(pid, 0)).not.toThrow();
    await page.close();
  });

for (const { name, strike, heal } of losses)
  test(`control: without synchronous replication, acknowledged writes are lost and found when ${name}`, async () => {
    test.setTimeout(300_000);
    await cluster.isWhole();
    await cluster.setSynchronous(false);
    await cluster.isWhole('asynchronous');
    const leader = await cluster.leader();
    const writes = await startWrites(`Asynchronous: ${name}`);
    await longestGap(writes, { more: 200, patienceMs: 60_000 });
    await strike(leader);
    await expect
      .poll(
        () =>
          cluster.leader().then(
            ({ number }) => number !== leader.number,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true);
    await longestGap(writes, { more: 100, patienceMs: 60_000 });
    heal(leader);
    const { receipts, acknowledged } = await writes.end();
    const lost = await lostWrites(receipts, acknowledged);
    console.log(
      `asynchronous, ${name}: ${String(lost.length)} of ${String(receipts.length + acknowledged.length)} lost`,
    );
    expect(lost.length).toBeGreaterThan(0);
    await cluster.setSynchronous(true);
    await cluster.isWhole();
  });
