import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { migrate } from '#database/migrate.ts';
import { bearerFor } from '#server/identity/factories.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import { createLog } from '#server/platform/log/log.ts';
import { createDatabase, databaseUrl } from '#server/platform/postgres/databases.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { createKitOn } from '#server/testing/kit-on.ts';
import { auctionPeakActivities, workingDayActivities } from './capacity/activities.ts';
import { createCapacityMarket, type CapacityMarket, type MarketUser } from './capacity/market.ts';
import { play, type Measurable } from './capacity/play.ts';
import { printGrowth, printSizes, show, showHeading, type Played } from './capacity/print.ts';
import { startProduct, stopProduct } from './product.ts';
import { benchSecret, productionSettings } from './settings.ts';
import { childProcessIds } from './usage.ts';

// `npm run capacity`: plays a working day and an auction peak in a market of 1,000 agencies and 100 employers, against
// one process and against two, and prints throughput, latencies, memory, connections, the CPU time of server and
// database, and the factors by which they grow from a market of 250 agencies. The last table, with the machines needed
// for given numbers of users, is the one in docs/operations.md. `CAPACITY_AGENCIES=40 BENCH_SECONDS=4 npm run capacity`
// only shows in about a minute that every activity succeeds. CPU times hardly depend on other load on the machine;
// throughput and latencies do.
const agencies = (process.env.CAPACITY_AGENCIES ?? '250,1000').split(',').map(Number);
const seconds = Number(process.env.BENCH_SECONDS ?? '20');
const poolSize = 10;
const firstPort = 21_401;

const log = createLog({ mode: 'test', logLevel: 'error' });
const dataDir = mkdtempSync(join(tmpdir(), 'rolecall-capacity-'));
chmodSync(dataDir, 0o711);
const embedded = await startEmbeddedPostgres({ dataDir, log });
// Accepts every email, so that the processes also send them.
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    stream.resume();
    stream.on('end', () => {
      done();
    });
  },
});
await new Promise<void>((resolve) => void mailServer.listen(firstPort - 1, '127.0.0.1', resolve));

/** Plays the working day and the auction peak against this number of processes. */
const playAgainst = async (url: string, processes: number, market: CapacityMarket): Promise<Played> => {
  const ports = Array.from({ length: processes }, (_, at) => firstPort + at);
  const publicUrl = `http://localhost:${String(firstPort)}`;
  const settings = (port: number) => ({
    ...productionSettings({ url, dataDir }, port),
    PUBLIC_URL: publicUrl,
    // All users come from one address here.
    RATE_LIMIT_SIGN_IN: '1000000',
    SMTP_URL: `smtp://127.0.0.1:${String(firstPort - 1)}`,
    DATABASE_POOL_SIZE: String(poolSize),
    DRAIN_SECONDS: '0',
    ACCESS_TOKEN_SECONDS: '3600',
  });
  const children: ChildProcess[] = [];
  const kit = createKitOn(url, { now: createClock().now() });
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    for (const port of ports) children.push(await startProduct(port, settings(port)));
    const tokens = new Map<string, string>();
    const config = {
      secret: benchSecret,
      publicUrl,
      accessTokenSeconds: 3600,
      sessionHours: 8,
    };
    const users: readonly MarketUser[] = [...market.agencies, ...market.employers];
    for (const { userId } of users) tokens.set(userId, await bearerFor(kit.source, config, userId));
    const pids = children.flatMap(({ pid }) => childProcessIds(pid ?? 0));
    const given: Measurable = { ports, pids, publicUrl, tokens, admin };
    // A warm-up: each connection plans each statement once, which must not be measured.
    await play(workingDayActivities, market, given, seconds / 4);
    const day = await play(workingDayActivities, market, given, seconds);
    await play(auctionPeakActivities, market, given, seconds / 4);
    const peak = await play(auctionPeakActivities, market, given, seconds);
    return { day, peak };
  } finally {
    await admin.end();
    await kit.close();
    for (const child of children) await stopProduct(child);
  }
};

try {
  showHeading();
  const alone: { agencies: number; played: Played }[] = [];
  let last: Played | undefined;
  for (const [at, count] of agencies.entries()) {
    const name = `capacity_${String(count)}`;
    await createDatabase(embedded.adminUrl, name);
    const url = databaseUrl(embedded.adminUrl, name);
    await migrate(url);
    const kit = createKitOn(url, { now: createClock().now() });
    const size = { agencies: count, employers: Math.ceil(count / 10) };
    const market = await createCapacityMarket(kit, size);
    await kit.close();
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query('vacuum analyze');
    const { rows } = await admin.query<{ candidates: number; megabytes: number }>(
      'select (select count(*) from candidate)::int as candidates, (pg_database_size(current_database()) / 1048576)::int as megabytes',
    );
    await admin.end();
    const title = `${String(size.agencies)} agencies, ${String(size.employers)} employers`;
    process.stdout.write(
      `${title}, ${String(rows[0]?.candidates)} candidates, database ${String(rows[0]?.megabytes)} MB\n`,
    );
    const isLast = at === agencies.length - 1;
    for (const processes of isLast ? [1, 2] : [1]) {
      const measured = await playAgainst(url, processes, market);
      show(`  working day, ${String(processes)} ${processes === 1 ? 'process' : 'processes'}`, measured.day);
      show(`  auction peak, ${String(processes)} ${processes === 1 ? 'process' : 'processes'}`, measured.peak);
      if (processes === 1) alone.push({ agencies: count, played: measured });
      last = measured;
    }
  }
  const [first] = alone;
  const largest = alone.at(-1);
  if (first && largest && first !== largest)
    printGrowth(first.agencies, largest.agencies, first.played, largest.played);
  if (last) printSizes({ ...last, poolSize });
  process.stdout.write(`Load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}\n`);
} finally {
  await new Promise<void>((resolve) => {
    mailServer.close(resolve);
  });
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
