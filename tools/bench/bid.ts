import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { migrate } from '#database/migrate.ts';
import { placeBidEndpoint } from '#contract/bidding/endpoints.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeLot } from '#server/bidding/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { createKitOn } from '#server/testing/kit-on.ts';
import { startServer } from './child.ts';
import { percentile } from './figures.ts';
import { runLoad, type PreparedCall, type LoadResult } from './load.ts';
import { productionSettings } from './settings.ts';

// `npm run bench:bid`: measures bids with receipts over HTTP, on one lot and spread over many lots. Also measures the
// SQL statements of a bid without the server, on the same database.
const connections = 16;
const agencies = Number(process.env.BENCH_AGENCIES ?? '30');
const manyLots = Number(process.env.BENCH_LOTS ?? '1000');
const bids = Number(process.env.BENCH_BIDS ?? '2000');
const port = 21_391;
const bars = { oneLot: 200, manyLots: 500, p99: 100 };

const dataDir = mkdtempSync(join(tmpdir(), 'rolecall-bench-bid-'));
chmodSync(dataDir, 0o711);
const children: ChildProcess[] = [];
let failed = false;

const embedded = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'error' }) });
try {
  await migrate(embedded.adminUrl);
  const kit = createKitOn(embedded.adminUrl, { now: createClock().now() });
  const client = await makeTenant(kit.db, { side: 'client' });
  const tenants: string[] = [];
  const owners: string[] = [];
  for (let agency = 0; agency < agencies; agency += 1) {
    const { id } = await makeTenant(kit.db);
    tenants.push(id);
    owners.push((await makeUser(kit.db, { tenantId: id })).id);
  }
  const lots: string[] = [];
  for (let lot = 0; lot < manyLots; lot += 1) {
    // The first lot gets bids from every agency, the others from two each.
    const [one = '', other = ''] = [tenants[lot % agencies], tenants[(lot + 1) % agencies]];
    const { auctionId, lotId } = await makeLot(
      kit,
      { client, agency: { id: one }, rival: { id: other } },
      { hours: 240 },
    );
    lots.push(lotId);
    if (lot > 0) continue;
    for (const supplierId of tenants)
      if (supplierId !== one && supplierId !== other)
        await makeApplication(kit.db, { engagementId: auctionId, supplierId });
  }
  const { child, said } = await startServer(
    'api-server.ts',
    owners,
    productionSettings({ url: embedded.adminUrl, dataDir }, port),
  );
  children.push(child);
  const tokens = said.split(' ');

  let amount = 99_000_000;
  const bid = (agency: number, talentRequestId: string): PreparedCall => {
    amount -= 1;
    return {
      method: placeBidEndpoint.method,
      url: placeBidEndpoint.path,
      headers: {
        authorization: `Bearer ${tokens[agency] ?? ''}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: Buffer.from(
        JSON.stringify({ talentRequestId, bidAmount: String(amount), rulesVersion: 1, tenantId: tenants[agency] }),
      ),
      expects: [200, 409],
    };
  };
  const run = async (count: number, pick: (number: number) => PreparedCall): Promise<LoadResult> => {
    let number = 0;
    return runLoad(port, connections, () => (number === count ? undefined : pick(number++)));
  };
  const onOneLot = (number: number) => bid(number % agencies, lots[0] ?? '');
  const onManyLots = (number: number) => {
    const lot = number % manyLots;
    return bid((lot + (number % 2)) % agencies, lots[lot] ?? '');
  };

  const counted = async (): Promise<number> => {
    const { count } = await kit.db
      .selectFrom('bid')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const report = async (name: string, bar: number, pick: (number: number) => PreparedCall): Promise<number> => {
    await run(200, pick);
    const before = await counted();
    const { latencies, seconds, failure } = await run(bids, pick);
    const accepted = (await counted()) - before;
    const rate = bids / seconds;
    const p99 = percentile(latencies, 0.99);
    const isMet = failure === undefined && rate >= bar && p99 <= bars.p99;
    failed ||= !isMet;
    const figures = `${rate.toFixed(0)} bids a second, p50 ${percentile(latencies, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
    console.log(
      `${name}: ${figures}, ${String(accepted)} of ${String(bids)} accepted (bar: ${String(bar)}, p99 ${String(bars.p99)} ms)`,
    );
    if (failure !== undefined) console.log(`  failure: ${failure}`);
    return rate;
  };
  const rates = {
    one: await report('one lot', bars.oneLot, onOneLot),
    many: await report(`${String(manyLots)} lots`, bars.manyLots, onManyLots),
  };

  // Measures a bid's lock, log entry and row, without HTTP, rules or signatures.
  const pool = new pg.Pool({ connectionString: embedded.adminUrl, max: connections });
  const bare = async (pick: (number: number) => string): Promise<number> => {
    let number = 0;
    const work = async (): Promise<void> => {
      const connection = await pool.connect();
      while (number < bids) {
        const lot = pick(number++);
        await connection.query('begin');
        await connection.query({
          name: 'lock',
          text: 'select * from lot_book where talent_request_id = $1 for update',
          values: [lot],
        });
        await connection.query({
          name: 'leaf',
          text: `insert into lot_leaf (talent_request_id, index, kind, at, content, hash)
                 select $1, log_size, 'bid', clock_timestamp(), repeat('x', 400), repeat('0', 64) from lot_book where talent_request_id = $1`,
          values: [lot],
        });
        await connection.query({
          name: 'book',
          text: `update lot_book set log_size = log_size + 1, last_received_at = clock_timestamp() where talent_request_id = $1`,
          values: [lot],
        });
        await connection.query('commit');
      }
      connection.release();
    };
    const began = performance.now();
    await Promise.all(Array.from({ length: connections }, work));
    return bids / ((performance.now() - began) / 1000);
  };
  const share = (rate: number, whole: number): string => `${((100 * rate) / whole).toFixed(0)} %`;
  const bareOne = await bare(() => lots[0] ?? '');
  const bareMany = await bare((number) => lots[number % manyLots] ?? '');
  await pool.end();
  await kit.close();
  console.log(
    `bare SQL: ${bareOne.toFixed(0)} and ${bareMany.toFixed(0)} a second; the product reaches ${share(rates.one, bareOne)} and ${share(rates.many, bareMany)}`,
  );
} finally {
  for (const child of children) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
