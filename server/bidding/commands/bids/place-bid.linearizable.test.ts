import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { makeApplication } from '#server/applications/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/database/test-database.ts';
import { findHistoryFault } from '#server/testing/bids/check-history.ts';
import { sendConcurrentBids, type BidServer } from '#server/testing/bids/send-concurrent-bids.ts';
import { createKitOn, testSecret, type TestKit } from '#server/testing/kit-on.ts';
import { makeLot } from '../../factories.ts';
import { frontierRoot, buildTree, treeRoot } from '../../rules/log/merkle-tree.ts';

const { isLong, seed } = inject('generated');
const bids = isLong ? 100_000 : 5_000;
const agencies = 20;
const patienceMs = isLong ? 3_600_000 : 300_000;

const dataDir = mkdtempSync(join(tmpdir(), 'rolecall-bids-'));
const children: ChildProcess[] = [];
let database: TestDatabase;
// Uses the system clock, as the server processes do.
let kit: TestKit;
let servers: BidServer[];
let tenantIds: string[];
let clientId: string;

const startServer = async (userIds: readonly string[]): Promise<BidServer> => {
  const settings = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SECRET: testSecret,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_API: '100000000',
    DATABASE_URL: database.adminUrl,
    DEMO: 'true',
  };
  const child = fork(
    join(import.meta.dirname, '../../../testing/bids/bid-server.ts'),
    [JSON.stringify(settings), ...userIds],
    { env: {}, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  children.push(child);
  const ended = once(child, 'exit').then((): never => {
    throw new Error('The server ended before it listened.');
  });
  return ((await Promise.race([once(child, 'message'), ended])) as [BidServer])[0];
};

const openLot = async (): Promise<string> => {
  const [agency = '', rival = '', ...others] = tenantIds;
  const market = { client: { id: clientId }, agency: { id: agency }, rival: { id: rival } };
  const { auctionId, lotId } = await makeLot(kit, market, { bidTypeId: 3 });
  for (const supplierId of others) await makeApplication(kit.db, { engagementId: auctionId, supplierId });
  return lotId;
};

beforeAll(async () => {
  database = await createTestDatabase();
  kit = createKitOn(database.adminUrl, { now: new Date() });
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
  const owners: string[] = [];
  tenantIds = [];
  for (let agency = 0; agency < agencies; agency += 1) {
    const { id } = await makeTenant(kit.db);
    tenantIds.push(id);
    owners.push((await makeUser(kit.db, { tenantId: id })).id);
  }
  servers = [await startServer(owners), await startServer(owners)];
}, 120_000);

afterAll(async () => {
  for (const child of children) {
    if (child.exitCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  await kit.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

test(
  `${bids.toLocaleString('en-US')} concurrent bids on two servers are linearizable, and all are in the log`,
  async () => {
    const talentRequestId = await openLot();
    const history = await sendConcurrentBids(servers, { talentRequestId, tenantIds, bids, connections: 16, seed });
    expect(findHistoryFault(history)).toBeUndefined();
    const accepted = history.filter(({ answer }) => answer.isAccepted).length;
    expect(accepted).toBeGreaterThan(bids / 20);
    expect(history.length - accepted).toBeGreaterThan(bids / 20);
    const rows = await kit.db
      .selectFrom('bid')
      .select('sequence')
      .where('talentRequestId', '=', talentRequestId)
      .orderBy('sequence')
      .execute();
    // The sequence has no gaps, and one number for each accepted bid, even if an idempotency key was used twice.
    expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: accepted }, (_, at) => at + 1));
    const leaves = await kit.db
      .selectFrom('lotLeaf')
      .select('hash')
      .where('talentRequestId', '=', talentRequestId)
      .orderBy('index')
      .execute();
    const book = await kit.db
      .selectFrom('lotBook')
      .select(['logSize', 'frontier'])
      .where('talentRequestId', '=', talentRequestId)
      .executeTakeFirstOrThrow();
    expect(leaves.length).toBe(book.logSize);
    expect(frontierRoot(book.frontier)).toBe(treeRoot(buildTree(leaves.map(({ hash }) => hash))));
  },
  patienceMs,
);

test(
  'without the lock of the lot, the histories are wrong',
  async () => {
    const talentRequestId = await openLot();
    const { rows } = await sql<{
      text: string;
    }>`select pg_get_functiondef('app.lock_lot'::regproc) as text`.execute(kit.db);
    const locking = rows[0]?.text ?? '';
    const unlocked = locking.replace(
      'where talent_request_id = p_request for update;',
      'where talent_request_id = p_request;',
    );
    expect(unlocked).not.toBe(locking);
    await sql.raw(unlocked).execute(kit.db);
    // The constraints are dropped because they would turn most faults into database errors.
    await sql`
      alter table bid drop constraint bid_sequence_key, drop constraint bid_leaf_key;
      alter table lot_leaf drop constraint lot_leaf_pkey`.execute(kit.db);
    const history = await sendConcurrentBids(servers, {
      talentRequestId,
      tenantIds,
      bids: 500,
      connections: 16,
      seed: seed + 1,
    });
    expect(findHistoryFault(history)).toBeDefined();
  },
  patienceMs,
);
