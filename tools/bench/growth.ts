import { loadavg } from 'node:os';
import { startServer } from './child.ts';
import { measureMachineSlowdown, startBaselineServer } from './baseline.ts';
import { growthAgencyCount, agencyColleagueId, agencyOwnerId } from './growth/board.ts';
import { growthQueries } from './growth/queries.ts';
import { prepareGrowthMarkets } from './growth/world.ts';
import { percentile } from './figures.ts';
import { runLoad } from './load.ts';
import { productionSettings } from './settings.ts';

// `npm run bench:growth`: measures board, lists, searches, suggestions and palette in a market with 100,000 open
// engagements and 1,000,000 candidates, over HTTP with production settings and row security, by requests that rotate
// among 30 agencies: one after another, as a user waits for them, and over 16 connections at once. Both p99s have limits,
// in proportion to the bare server measured before each line (decision 0019). Only a request that is over its limit alone
// fails the run (decision 0181). The growth compared with a market a tenth of the size is printed without a limit.
const sizes = (process.env.GROWTH_SIZES ?? '10000,100000').split(',').map(Number);
// A query that takes 30 ms must be sent more than a hundred times for its p99 not to be its slowest.
const seconds = Number(process.env.BENCH_SECONDS ?? '4');
const connections = 16;
/** The limits in milliseconds, for the machine on which they were set. */
const bars = { p99: 25, p99WithFacets: 50 };
/** A substring of the names of the queries to run. If empty, all queries are run. */
const only = process.argv[2] ?? '';

const world = await prepareGrowthMarkets(sizes);
const everyAgency = Array.from({ length: growthAgencyCount }, (_, at) => at + 1);
const users = [...everyAgency.map(agencyOwnerId), ...everyAgency.map(agencyColleagueId)];
const servers: { port: number; child: Awaited<ReturnType<typeof startServer>>['child']; tokens: string[] }[] = [];
const baseline = await startBaselineServer(world.baselineUrl, 21_389);

const measure = async (
  { port, tokens }: (typeof servers)[number],
  { path, as, name }: (typeof growthQueries)[number],
) => {
  const senders = as === 'owner' ? tokens.slice(0, growthAgencyCount) : tokens.slice(growthAgencyCount);
  let sent = 0;
  const load = async (atOnce: number, duration: number) => {
    const until = performance.now() + duration * 1000;
    const measured = await runLoad(port, atOnce, () => {
      if (performance.now() >= until) return undefined;
      sent += 1;
      const authorization = `Bearer ${senders[sent % senders.length] ?? ''}`;
      return { method: 'GET', url: path, headers: { authorization }, body: undefined, expects: [200] };
    });
    if (measured.failure !== undefined) throw new Error(`${name}: ${measured.failure}`);
    return measured.latencies;
  };
  // Statements are planned once per connection, and each agency's rows are read from disk once; neither is measured.
  await load(connections, seconds / 2);
  const together = await load(connections, seconds);
  const alone = await load(1, seconds);
  return {
    p50: percentile(alone, 0.5),
    p99: percentile(alone, 0.99),
    togetherP50: percentile(together, 0.5),
    togetherP99: percentile(together, 0.99),
  };
};

try {
  for (const [at, { url }] of world.markets.entries()) {
    const port = 21_390 + at;
    const settings = productionSettings({ url, dataDir: world.dataDir }, port);
    const { child, said } = await startServer('api-server.ts', users, settings);
    servers.push({ child, port, tokens: said.split(' ') });
  }
  const row = (cells: readonly string[]) => cells.map((cell) => cell.padStart(9)).join('');
  const sizesRow = world.markets.map(({ count }) => String(count).padStart(18)).join('');
  process.stdout.write(
    `${''.padEnd(26)}${sizesRow}${''.padEnd(18)}${`${String(connections)} at once, ${String(sizes.at(-1))}`.padStart(27)}\n` +
      `${''.padEnd(26)}${row([...world.markets.flatMap(() => ['p50 ms', 'p99 ms']), 'growth', 'bar ms', 'p50 ms', 'p99 ms', 'machine'])}\n`,
  );
  let [overAlone, overTogether] = [0, 0];
  for (const query of growthQueries.filter(({ name }) => name.includes(only))) {
    const slowdown = await measureMachineSlowdown(baseline, 1);
    const figures = [];
    for (const server of servers) figures.push(await measure(server, query));
    const [smallest, largest] = [figures[0], figures.at(-1)];
    if (!smallest || !largest) throw new Error('GROWTH_SIZES is empty.');
    const bar = (query.hasFacets === true ? bars.p99WithFacets : bars.p99) * slowdown;
    const isOver = { alone: largest.p99 > bar, together: largest.togetherP99 > bar };
    if (isOver.alone) overAlone += 1;
    if (isOver.together) overTogether += 1;
    const cells = [
      ...figures.flatMap(({ p50, p99 }) => [p50.toFixed(1), p99.toFixed(1)]),
      `${(largest.p50 / smallest.p50).toFixed(1)}x`,
      bar.toFixed(0),
      largest.togetherP50.toFixed(1),
      largest.togetherP99.toFixed(1),
      `${slowdown.toFixed(1)}x`,
    ];
    const verdict = isOver.alone ? 'OVER' : isOver.together ? 'OVER at once' : 'within';
    process.stdout.write(`${query.name.padEnd(26)}${row(cells)}  ${verdict}\n`);
  }
  process.stdout.write(
    `Over their bars: ${String(overAlone)} alone, ${String(overTogether)} with ${String(connections)} at once. Load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}; its column says how many times slower than the bars' machine it was, and the bars hold times that.\n`,
  );
  if (overAlone > 0) process.exitCode = 1;
} finally {
  for (const { child } of [...servers, baseline]) child.kill('SIGTERM');
  await world.close();
}
