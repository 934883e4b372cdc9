import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { openAuction, signInBidders } from '#e2e/actors/auction.ts';
import { startProduct, type RunningProduct } from '#e2e/worlds/product.ts';
import { startBidLoad, type BidReceipt } from './parts/bid-load.ts';
import { withInspectionConnection } from './parts/crash-consistency.ts';
import { embeddedUrl } from './parts/embedded-url.ts';
import { demoDataDir } from './prepared-data.ts';
import { countBids, readAuctionKeys, findReceiptProblems } from './parts/receipt-problems.ts';

const rounds = process.env['LONG'] === '1' ? 20 : 4;

test.describe.configure({ mode: 'serial' });
let dataDir = '';
let product: RunningProduct | undefined;
let receipts: readonly BidReceipt[] = [];
test.beforeAll(() => {
  dataDir = demoDataDir();
});
test.afterAll(async () => {
  await product?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the product at the same URL each time, since signed-in users' tokens contain it. */
const start = async (): Promise<RunningProduct> => {
  const settings = { ACCESS_TOKEN_SECONDS: '3600', LOG_LEVEL: 'error' };
  product = await startProduct(settings, { dataDir, ...(product ? { port: product.port } : {}) });
  return product;
};

const inspect = async (running: RunningProduct, held: readonly BidReceipt[]): Promise<string[]> => {
  const keys = await readAuctionKeys(running.url);
  return withInspectionConnection(embeddedUrl(dataDir), (db) => findReceiptProblems(db, keys, held));
};

test(`after kill -9 of server and database ${String(rounds)} times during heavy bidding, every receipt is in the ledger`, async () => {
  test.setTimeout(600_000);
  let running = await start();
  const { employer, agency, rival } = await signInBidders(running.url);
  const ranked = { bidTypeId: 2, bidMethodId: 3, extensionMinutes: 0, extensionLimit: 0 };
  const { lots } = await openAuction(employer, [agency, rival], {
    title: 'Killed while bidding',
    lots: ['Ward Nurse', 'Night Nurse', 'Theatre Nurse', 'Clinic Nurse'].map((jobTitle) => ({
      jobTitle,
      rules: ranked,
    })),
  });
  const load = startBidLoad(
    running.url,
    [agency, rival],
    lots.map(({ talentRequestId }) => talentRequestId),
  );
  for (let round = 0; round < rounds; round += 1) {
    await load.moreReceipts(60);
    // Each round kills the process at a different point in its work.
    await sleep((round * 37) % 190);
    await running.kill();
    await load.allWait();
    running = await start();
    expect(await inspect(running, load.receipts), `after kill ${String(round + 1)}`).toEqual([]);
    load.resume(running.url);
  }
  await load.moreReceipts(40);
  await load.end();
  ({ receipts } = load);
  expect(load.refused).toEqual([]);
  expect(load.unanswered()).toBeGreaterThanOrEqual(rounds);
  expect(await inspect(running, receipts)).toEqual([]);
  // A bid sent again with the same key must not be counted twice.
  const stored = await withInspectionConnection(embeddedUrl(dataDir), (db) =>
    countBids(
      db,
      lots.map(({ talentRequestId }) => talentRequestId),
    ),
  );
  expect(stored).toBe(receipts.length);
  console.log(
    `${String(rounds)} kills, ${String(receipts.length)} receipts, ${String(load.unanswered())} bids sent again`,
  );
});

test('control: the same comparison detects each way to lose a receipt', async () => {
  const running = product ?? (await start());
  const keys = await readAuctionKeys(running.url);
  const bid = `'${receipts[0]?.bidId ?? ''}'`;
  const lot = `'${receipts[0]?.talentRequestId ?? ''}'`;
  const harm: Readonly<Record<string, string>> = {
    'is not in the ledger': `delete from bid where id = ${bid}`,
    'has another root than the log': `update lot_leaf set content = content || ' ' where talent_request_id = ${lot} and index = 0`,
    'has no leaf in the log': `update lot_leaf f set content = '{}' from bid b
      where b.id = ${bid} and f.talent_request_id = b.talent_request_id and f.index = b.leaf_index`,
    'has gaps': `delete from lot_leaf where talent_request_id = ${lot} and index = (select max(index) from lot_leaf where talent_request_id = ${lot})`,
    'does not count': `delete from standing_bid where talent_request_id = ${lot}`,
  };
  for (const [sentence, statement] of Object.entries(harm)) {
    const problems = await withInspectionConnection(embeddedUrl(dataDir), async (db) => {
      await db.query('begin');
      await db.query('set local session_replication_role = replica');
      const { rowCount } = await db.query(statement);
      expect(rowCount, statement).toBeGreaterThan(0);
      const found = await findReceiptProblems(db, keys, receipts);
      await db.query('rollback');
      return found;
    });
    expect(problems.join('\n'), statement).toContain(sentence);
  }
});
