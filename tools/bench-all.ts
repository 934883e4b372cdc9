import { loadavg } from 'node:os';
import pg from 'pg';
import type { Operation } from '#contract/common/operation.ts';
import { operations } from '#contract/registry.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createDatabaseFromTemplate, dropDatabase } from '#server/platform/postgres/databases.ts';
import { permittedRole } from '#server/testing/operations/tested-operations.ts';
import { printComparison, type ReadComparison } from './bench/assigned/comparison.ts';
import { appliedEngagementIds, assignNewEngagements, createAssignedUser } from './bench/assigned/user.ts';
import { callGenerator } from './bench/calls.ts';
import { openAuthorizationWorld, tenantOfRole } from './bench/case-world.ts';
import { startServer } from './bench/child.ts';
import { percentile } from './bench/figures.ts';
import { runLoad, type PreparedCall, type LoadResult } from './bench/load.ts';
import { productionSettings } from './bench/settings.ts';
import { readDatabaseCpu, requestUsage } from './bench/usage.ts';
import { prepareWorld } from './bench/world.ts';
import { measureMachineSlowdown, startBaselineServer, referenceMachine } from './bench/baseline.ts';

// `npm run bench:all`: measures every operation in the contract over HTTP, with production settings, with 100,000
// candidates. The inputs come from the authorization cases, so that a new operation is measured without being listed
// here. An agency's reads are measured again as a user who sees only assigned work.
const connections = 16;
const seconds = Number(process.env.BENCH_SECONDS ?? '2');
const only = process.argv[2] ?? '';
const chosen = operations.filter(({ name }) => name.includes(only));
if (chosen.length === 0) {
  process.stderr.write(
    `No operation has "${only}" in its name. Without a name all are measured: npm run bench:all -- candidates\n`,
  );
  process.exit(2);
}
const port = 21_377;
const database = 'bench_all';
// The limits were set on a reference machine; the baseline shows how much slower this machine is (decision 0019).
const bars = { read: 50, write: 100 };

/** The number of calls to make. A read is repeated, but each prepared call of a write is made only once. */
const callsToMake = { read: 8, write: Math.max(48, Math.ceil(seconds * 150)) };
const madeAtOnce = 4;

const exempt: Readonly<Record<string, string>> = {
  'identity.signIn': 'hashes a password',
  'support.ownData': 'is a report of all that is stored about somebody',
  'reports.candidateSubmission': 'is a report',
  'reports.engagementNotices': 'is a report',
  'reports.availableOpportunities': 'is a report',
};

/** A call's CPU time in our process and in the database, which hardly depends on other load on the machine. */
interface Cost {
  readonly serverMs: number;
  readonly databaseMs: number;
}

interface Row {
  readonly operation: Operation;
  readonly measured?: LoadResult & Cost;
  readonly p99: number;
  readonly verdict: string;
  readonly isFault: boolean;
}

const makeCalls = async (make: () => Promise<PreparedCall>, count: number): Promise<PreparedCall[]> => {
  const calls: PreparedCall[] = [];
  const work = async (): Promise<void> => {
    while (calls.length < count) calls.push(await make());
  };
  await Promise.all(Array.from({ length: madeAtOnce }, work));
  return calls;
};

/** Returns a function that returns each call once. */
const eachOnce = (calls: readonly PreparedCall[]): (() => PreparedCall | undefined) => {
  let at = 0;
  return () => calls[at++];
};

/** Returns a function that returns the calls in rotation until the time for the measurement is up. */
const forTheTime = (calls: readonly PreparedCall[]): (() => PreparedCall | undefined) => {
  const until = performance.now() + seconds * 1000;
  let at = 0;
  return () => (performance.now() < until ? calls[at++ % calls.length] : undefined);
};

const measure = async (
  make: () => Promise<PreparedCall>,
  { effect }: Operation,
  whenMade: () => Promise<void> = () => Promise.resolve(),
): Promise<LoadResult & Cost> => {
  // Each connection in the pool plans a statement on first use. This planning should not be measured.
  const warming = effect === 'write' ? connections * 2 : callsToMake.read;
  const calls = await makeCalls(make, effect === 'write' ? warming + callsToMake.write : callsToMake.read);
  await whenMade();
  const warm = calls.slice(0, warming);
  const first = await runLoad(
    port,
    connections,
    eachOnce(effect === 'write' ? warm : [...warm, ...warm, ...warm, ...warm]),
  );
  if (first.failure !== undefined) return { ...first, serverMs: Number.NaN, databaseMs: Number.NaN };
  const server = await requestUsage(child);
  const inDatabase = await readDatabaseCpu(admin);
  const measured = await runLoad(
    port,
    connections,
    effect === 'write' ? eachOnce(calls.slice(warming)) : forTheTime(calls),
  );
  const perCall = (microseconds: number): number => microseconds / 1000 / measured.latencies.length;
  return {
    ...measured,
    databaseMs: perCall((await readDatabaseCpu(admin)) - inDatabase),
    serverMs: perCall((await requestUsage(child)).cpuMicroseconds - server.cpuMicroseconds),
  };
};

const judge = (operation: Operation, measured: LoadResult & Cost, slowness: number): Row => {
  const { name, effect, upload } = operation;
  const p99 = percentile(measured.latencies, 0.99);
  const excuse = exempt[name] ?? (upload ? 'takes a file' : undefined);
  const common = { operation, measured, p99 };
  if (measured.failure !== undefined) return { ...common, verdict: `FAILED ${measured.failure}`, isFault: true };
  if (excuse !== undefined) return { ...common, verdict: `exempt: ${excuse}`, isFault: false };
  const bar = bars[effect];
  if (p99 <= bar) return { ...common, verdict: 'within', isFault: false };
  return p99 <= bar * slowness
    ? { ...common, verdict: `within for this machine (over ${String(bar)} ms)`, isFault: false }
    : { ...common, verdict: `OVER ${String(bar)} ms, and ${(bar * slowness).toFixed(0)} here`, isFault: true };
};

const show = ({ operation, measured, p99, verdict }: Row): void => {
  const figures = measured
    ? `${percentile(measured.latencies, 0.5).toFixed(1).padStart(8)} ${p99.toFixed(1).padStart(8)} ${(measured.latencies.length / measured.seconds).toFixed(0).padStart(7)}/s ${measured.serverMs.toFixed(2).padStart(8)} ${measured.databaseMs.toFixed(2).padStart(8)}`
    : ' '.repeat(45);
  process.stdout.write(`${operation.name.padEnd(36)} ${operation.effect.padEnd(6)} ${figures}   ${verdict}\n`);
};

const world = await prepareWorld(100_000);
await dropDatabase(world.url, database);
// A copy, so that the world stays unchanged for the other benchmarks.
const url = await createDatabaseFromTemplate(world.url, new URL(world.url).pathname.slice(1), database);
const settings = productionSettings({ url, dataDir: world.dataDir }, port);
const admin = new pg.Client({ connectionString: world.url });
await admin.connect();
const arranging = new pg.Client({ connectionString: url, options: '-c app.side=system' });
await arranging.connect();
const assignedUserId = await createAssignedUser(url, tenantOfRole('owner'));
const before = await appliedEngagementIds(arranging, assignedUserId);
const { child } = await startServer('api-server.ts', [], settings);
const baseline = await startBaselineServer(url, port + 1);
const cases = await openAuthorizationWorld(url, settings);
// Tokens stay valid for the whole benchmark.
const config = { ...readConfig(settings), accessTokenSeconds: 36_000 };

const isComparable = (operation: Operation): boolean =>
  operation.effect === 'read' &&
  operation.access !== 'public' &&
  operation.stream !== true &&
  !(operation.name in exempt) &&
  permittedRole(operation) === 'owner';

const compare = async (operation: Operation, owner: Cost): Promise<ReadComparison> => {
  const make = callGenerator(cases, config, operation, assignedUserId);
  const { failure, databaseMs } = await measure(make, operation, () =>
    assignNewEngagements(arranging, assignedUserId, before),
  );
  return { operation, ownerMs: owner.databaseMs, assignedMs: databaseMs, failure };
};

try {
  const compared: ReadComparison[] = [];
  const rows: Row[] = [];
  const slowness = await measureMachineSlowdown(baseline, 4);
  baseline.child.kill('SIGTERM');
  // Reads come first, because records created by writes would appear in their lists.
  const asked = chosen.toSorted((a, b) => Number(a.effect === 'write') - Number(b.effect === 'write'));
  for (const operation of asked) {
    try {
      const measured = await measure(callGenerator(cases, config, operation), operation);
      rows.push(judge(operation, measured, slowness));
      if (isComparable(operation) && measured.failure === undefined) compared.push(await compare(operation, measured));
    } catch (error) {
      const verdict = `CANNOT BE CALLED: ${error instanceof Error ? error.message : String(error)}`;
      rows.push({ operation, p99: Number.POSITIVE_INFINITY, verdict, isFault: true });
    }
  }
  process.stdout.write(
    `\n${String(rows.length)} operations, ${String(connections)} connections, load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}\nThe reference list is served ${(referenceMachine.requestsPerSecond / slowness).toFixed(0)} times a second here, ${String(referenceMachine.requestsPerSecond)} where the bars were set: this machine is ${slowness.toFixed(1)} times slower.\n${''.padEnd(43)} p50 ms   p99 ms   calls     ms of CPU: ours, database\n`,
  );
  for (const row of rows.toSorted((a, b) => b.p99 - a.p99)) show(row);
  const faults = rows.filter(({ isFault }) => isFault).length + printComparison(compared);
  const late = rows.filter(({ verdict }) => verdict.startsWith('within for')).length;
  process.stdout.write(
    faults === 0
      ? `All within their bars; ${String(late)} only for a machine as slow as this one.\n`
      : `${String(faults)} are not within their bars.\n`,
  );
  if (faults > 0) process.exitCode = 1;
} finally {
  child.kill('SIGTERM');
  await cases.server.close();
  await admin.end();
  await arranging.end();
  await dropDatabase(world.url, database);
  await world.close();
}
