import type { ChildProcess } from 'node:child_process';
import { readFileSync, mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { Agent } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { migrate } from '#database/migrate.ts';
import { buildWireRequest } from '#contract/common/wire.ts';
import { bearerFor } from '#server/identity/factories.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { createLog } from '#server/platform/log/log.ts';
import { createDatabase, databaseUrl } from '#server/platform/postgres/databases.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { createKitOn } from '#server/testing/kit-on.ts';
import { multipart, multipartType } from '#server/testing/multipart.ts';
import {
  activitiesPerUserHour,
  activityAt,
  auctionPeakActivities,
  workingDayActivities,
  type SendAs,
} from './capacity/activities.ts';
import { createCapacityMarket, type CapacityMarket, type MarketUser } from './capacity/market.ts';
import { percentile } from './figures.ts';
import { sendCall } from './load.ts';
import { startProduct, stopProduct } from './product.ts';
import { benchSecret, productionSettings } from './settings.ts';
import { childProcessIds, readProcessCpu } from './usage.ts';

// `npm run capacity`: plays a working day and an auction peak in a market of 1,000 agencies and 100 employers, against
// one process and against two, and prints throughput, latencies, memory, connections, the CPU time of server and
// database, and the factors by which they grow from a market of 250 agencies. The last table, with the machines needed
// for given numbers of users, is the one in docs/operations.md. CPU times hardly depend on other load on the machine;
// throughput and latencies do.
const agencies = (process.env.CAPACITY_AGENCIES ?? '250,1000').split(',').map(Number);
const seconds = Number(process.env.BENCH_SECONDS ?? '20');
const connections = 16;
const poolSize = 10;
const firstPort = 21_401;

interface Measured {
  readonly callsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** The CPU time for one activity, in milliseconds. */
  readonly serverMs: number;
  readonly databaseMs: number;
  readonly megabytes: number;
  readonly databaseConnections: number;
  readonly failure: string | undefined;
}

const peakMegabytes = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns a function that sends calls to the processes in turn, as a load balancer does. */
const senderTo = (ports: readonly number[], tokens: ReadonlyMap<string, string>, latencies: number[]): SendAs => {
  const agents = ports.map(() => new Agent({ keepAlive: true, maxSockets: connections }));
  let sent = 0;
  return async (user, at, input, { file, expects = [200, 204] } = {}) => {
    const which = sent++ % ports.length;
    const { method, url, headers, body: fields } = buildWireRequest(at, { ...input }, user);
    const body = file ? multipart(fields ?? {}, file) : fields && Buffer.from(JSON.stringify(fields));
    const began = performance.now();
    const { status, text } = await sendCall(agents[which] ?? new Agent(), ports[which] ?? 0, {
      method,
      url,
      headers: {
        ...headers,
        authorization: `Bearer ${tokens.get(user.userId) ?? ''}`,
        ...(method === 'GET' ? {} : { 'idempotency-key': newId() }),
        ...(body ? { 'content-type': file ? multipartType : 'application/json', 'content-length': body.length } : {}),
      },
      body,
      expects,
    });
    latencies.push(performance.now() - began);
    if (!expects.includes(status)) throw new Error(`${method} ${url}: ${String(status)} ${text.slice(0, 200)}`);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  };
};

/** Plays activities for some seconds, and measures them. */
const play = async (
  activities: typeof workingDayActivities,
  market: CapacityMarket,
  given: { ports: readonly number[]; pids: readonly number[]; tokens: ReadonlyMap<string, string>; admin: pg.Client },
  playSeconds: number,
): Promise<Measured> => {
  const { ports, pids, tokens, admin } = given;
  const latencies: number[] = [];
  const send = senderTo(ports, tokens, latencies);
  const databaseBackends = async (): Promise<number[]> => {
    const { rows } = await admin.query<{ pid: number }>(
      `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rows.map(({ pid }) => pid);
  };
  const cpu = async () => ({
    server: sum(pids.map(readProcessCpu)),
    database: sum((await databaseBackends()).map(readProcessCpu)),
  });
  const before = await cpu();
  const began = performance.now();
  let turn = 0;
  let failure: string | undefined;
  const worker = async (): Promise<void> => {
    while (performance.now() - began < playSeconds * 1000 && failure === undefined) {
      const now = turn++;
      const activity = activityAt(activities, now);
      await activity.run(send, market, now).catch((error: unknown) => {
        failure ??= `${activity.name}: ${error instanceof Error ? error.message : String(error)}`;
      });
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const took = (performance.now() - began) / 1000;
  const after = await cpu();
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    callsPerSecond: latencies.length / took,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    serverMs: (after.server - before.server) / 1000 / turn,
    databaseMs: (after.database - before.database) / 1000 / turn,
    megabytes: Math.max(...pids.map(peakMegabytes)),
    databaseConnections: (await databaseBackends()).length,
    failure,
  };
};

const columns = ['calls/s', 'p50 ms', 'p99 ms', 'server ms', 'db ms', 'MB each', 'connections'];
const line = (name: string, cells: readonly string[]): void => {
  process.stdout.write(`${name.padEnd(44)}${cells.map((cell) => cell.padStart(12)).join('')}\n`);
};
const show = (name: string, one: Measured): void => {
  line(name, [
    one.callsPerSecond.toFixed(0),
    one.p50.toFixed(1),
    one.p99.toFixed(1),
    one.serverMs.toFixed(2),
    one.databaseMs.toFixed(2),
    one.megabytes.toFixed(0),
    String(one.databaseConnections),
  ]);
  if (one.failure !== undefined) {
    process.stdout.write(`  failed: ${one.failure}\n`);
    process.exitCode = 1;
  }
};

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
const playAgainst = async (url: string, processes: number, market: CapacityMarket) => {
  const ports = Array.from({ length: processes }, (_, at) => firstPort + at);
  const settings = (port: number) => ({
    ...productionSettings({ url, dataDir }, port),
    PUBLIC_URL: `http://localhost:${String(firstPort)}`,
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
      publicUrl: settings(firstPort).PUBLIC_URL,
      accessTokenSeconds: 3600,
      sessionHours: 8,
    };
    const users: readonly MarketUser[] = [...market.agencies, ...market.employers];
    for (const { userId } of users) tokens.set(userId, await bearerFor(kit.source, config, userId));
    const given = { ports, pids: children.flatMap(({ pid }) => childProcessIds(pid ?? 0)), tokens, admin };
    // Each connection plans each statement once, which is not measured.
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

type Played = Awaited<ReturnType<typeof playAgainst>>;

/** The share of a processor core that the sizes are based on. The rest is reserved for peaks within a minute. */
const plannedShare = 0.5;

/** Prints the machines needed for given numbers of working users, calculated from the CPU time of one activity. */
const printSizes = (day: Measured, peak: Measured): void => {
  const coresFor = (ms: number, users: number, perHour: number): number =>
    (users * perHour * ms) / 3_600_000 / plannedShare;
  process.stdout.write(
    '\n| users at work | bidders in a peak | processes | cores for them | memory for them | cores of the database | connections |\n',
  );
  process.stdout.write('| ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n');
  for (const users of [500, 2000, 5000, 20_000]) {
    const bidders = users / 5;
    const server =
      coresFor(day.serverMs, users, activitiesPerUserHour(workingDayActivities)) +
      coresFor(peak.serverMs, bidders, activitiesPerUserHour(auctionPeakActivities));
    const database =
      coresFor(day.databaseMs, users, activitiesPerUserHour(workingDayActivities)) +
      coresFor(peak.databaseMs, bidders, activitiesPerUserHour(auctionPeakActivities));
    const processes = Math.max(2, Math.ceil(server));
    process.stdout.write(
      `| ${String(users)} | ${String(bidders)} | ${String(processes)} | ${server.toFixed(1)} | ${String(Math.ceil((processes * Math.max(day.megabytes, peak.megabytes)) / 100) / 10)} GB | ${database.toFixed(1)} | ${String(processes * (poolSize + 4))} |\n`,
    );
  }
};

/** Prints by what factor the cost of an activity grows from the smaller market to the larger one, for one process. */
const printGrowth = (from: number, to: number, small: Played, large: Played): void => {
  const grown = (before: number, after: number): string => `${(after / before).toFixed(1)}x`;
  process.stdout.write(`\nFrom ${String(from)} to ${String(to)} agencies (${grown(from, to)}), one process:\n`);
  for (const [name, before, after] of [
    ['working day', small.day, large.day],
    ['auction peak', small.peak, large.peak],
  ] as const)
    process.stdout.write(
      `  ${name}: server ms ${grown(before.serverMs, after.serverMs)}, db ms ${grown(before.databaseMs, after.databaseMs)}, p99 ${grown(before.p99, after.p99)}, MB ${grown(before.megabytes, after.megabytes)}\n`,
    );
};

try {
  line('', columns);
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
  if (last) printSizes(last.day, last.peak);
  process.stdout.write(`Load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}\n`);
} finally {
  await new Promise<void>((resolve) => {
    mailServer.close(resolve);
  });
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
