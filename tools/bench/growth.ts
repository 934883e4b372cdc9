import type { ChildProcess } from 'node:child_process';
import { loadavg } from 'node:os';
import pg from 'pg';
import { startServer } from './child.ts';
import { benchQueries, benchUsers } from './growth/queries.ts';
import { prepareGrowth } from './growth/world.ts';
import { median, percentile } from './figures.ts';
import { runLoad } from './load.ts';
import { productionSettings } from './settings.ts';
import { databaseCpu, usageOf } from './usage.ts';
import { machineSlowdown, startBaseline } from './baseline.ts';

// `npm run bench:growth`: the board, lists, searches and suggestions among ten thousand and a million open engagements,
// over HTTP in production settings, row security on, as somebody of an agency. The board is asked for by three: an agency
// whose board stays as the market grows, one whose board grew with the years, forty times, and somebody of that one who
// sees their own work alone. The two sizes take turns, so that other work of the machine meets both; time of the processor
// stands beside the time that passed, since it hardly changes with it. A search that finds a few in the small market and
// hundreds in the large one is also held against one that finds as much in the small one (decision 0043).
const sizes = (process.env.GROWTH_SIZES ?? '10000,1000000').split(',').map(Number);
const seconds = Number(process.env.BENCH_SECONDS ?? '1');
const rounds = 5;
/** Part of the name of what is asked; everything without it. */
const only = process.argv[2] ?? '';
// Milliseconds hold in proportion to the bare server of decision 0019, which is asked beside every line.
const bars = { growth: 1.5, p99Ms: 25, suggestionMs: 50 };
/** So many rows has a page that names no other number. */
const page = 10;

interface Question {
  readonly child: ChildProcess;
  readonly port: number;
  readonly url: string;
  readonly headers: Record<string, string>;
}

/** In milliseconds. */
interface Figures {
  /** The median of each round. */
  readonly p50s: readonly number[];
  readonly p50: number;
  readonly p99: number;
  readonly cpu: number;
}

/** How many the answer says there are; 0 where it does not say. */
const foundBy = async ({ port, url, headers }: Question): Promise<number> => {
  const answer = await fetch(`http://127.0.0.1:${String(port)}${url}`, { headers });
  return ((await answer.json()) as { total?: number }).total ?? 0;
};

const world = await prepareGrowth(sizes);
const admin = new pg.Client({ connectionString: world.adminUrl });
await admin.connect();
/** Asks in turns, one after the other over one connection; the medians of the rounds, and the 99th percentile of all. */
const inTurns = async (name: string, questions: readonly Question[]): Promise<Figures[]> => {
  const results = questions.map(() => ({ p50: [] as number[], all: [] as number[], cpu: [] as number[] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, { child, port, url, headers }] of questions.entries()) {
      const until = performance.now() + seconds * (round === 0 ? 500 : 1000);
      const call = { method: 'GET', url, headers, body: undefined, expects: [200] };
      const before = [await databaseCpu(admin), (await usageOf(child)).cpuMicroseconds];
      const measured = await runLoad(port, 1, () => (performance.now() < until ? call : undefined));
      if (measured.failure !== undefined) throw new Error(`${name}: ${measured.failure}`);
      const after = [await databaseCpu(admin), (await usageOf(child)).cpuMicroseconds];
      // The first round plans the statements; that is not what is asked here.
      if (round === 0) continue;
      const spent = after.reduce((sum, value, which) => sum + value - (before[which] ?? 0), 0);
      results[at]?.p50.push(percentile(measured.latencies, 0.5));
      results[at]?.all.push(...measured.latencies);
      results[at]?.cpu.push(spent / 1000 / measured.latencies.length);
    }
  }
  return results.map(({ p50, all, cpu }) => ({
    p50s: p50,
    p50: median(p50),
    p99: percentile(
      all.toSorted((a, b) => a - b),
      0.99,
    ),
    cpu: median(cpu),
  }));
};

/** Round by round, since a machine that is slower for a while is so for both that ask then. */
const growthOf = (from: Figures, to: Figures): number =>
  median(to.p50s.map((p50, round) => p50 / (from.p50s[round] ?? Number.NaN)));

const servers = [];
const yardstick = await startBaseline(world.yardstickUrl, 21_389);
try {
  for (const [at, { url }] of world.markets.entries()) {
    const port = 21_390 + at;
    const { child, said } = await startServer(
      'api-server.ts',
      benchUsers,
      productionSettings({ url, dataDir: world.dataDir }, port),
    );
    const headers = said.split(' ').map((token) => ({ authorization: `Bearer ${token}` }));
    servers.push({ child, port, headers });
  }
  process.stdout.write(
    `${''.padEnd(28)}${sizes.map((size) => `${String(size)} engagements`.padStart(32)).join('')}    growth\n` +
      `${''.padEnd(28)}${sizes.map(() => 'p50 ms   p99 ms   CPU ms'.padStart(32)).join('')}   p50   CPU  machine\n`,
  );
  let [over, late] = [0, 0];
  for (const { name, path, asMuch, asker } of benchQueries.filter((one) => one.name.includes(only))) {
    const slowness = await machineSlowdown(yardstick, 1);
    const [small, large] = [servers[0], servers.at(-1)];
    if (!small || !large || small === large) throw new Error('Two sizes are needed.');
    const questions = [
      { ...small, url: path },
      { ...large, url: path },
      ...(asMuch === undefined ? [] : [{ ...small, url: asMuch }]),
    ].map(({ headers, ...where }) => ({ ...where, headers: headers[asker] ?? {} }));
    const found = await Promise.all(questions.map(foundBy));
    const [ofSmall = 0, ofLarge = 0, ofAsMuch = page] = found;
    if (asMuch !== undefined && (ofAsMuch < page || ofAsMuch > ofLarge)) {
      throw new Error(
        `${asMuch} finds ${String(ofAsMuch)}, which is less than a page or more than ${String(ofLarge)}.`,
      );
    }
    const [few, many, like] = await inTurns(name, questions);
    if (!few || !many) throw new Error('Nothing was measured.');
    const growth = growthOf(few, many);
    const growthOfAsMuch = like === undefined ? growth : growthOf(like, many);
    const isOver = Math.min(growth, growthOfAsMuch) > bars.growth;
    const p99Bar = name.startsWith('suggestion') ? bars.suggestionMs : bars.p99Ms;
    const isLate = many.p99 > p99Bar;
    const isLateHere = many.p99 > p99Bar * slowness;
    const verdicts = [
      ...(isOver ? [`OVER ${String(bars.growth)} times (${String(ofSmall)} and ${String(ofLarge)} found)`] : []),
      ...(like === undefined
        ? []
        : [
            `${growthOfAsMuch.toFixed(1)} times what finds as much (${String(ofSmall)} and ${String(ofLarge)} found, ${String(ofAsMuch)} in ${like.p50.toFixed(1)} ms)`,
          ]),
      ...(isLateHere ? [`OVER ${String(p99Bar)} ms, and ${(p99Bar * slowness).toFixed(0)} here`] : []),
      ...(isLate && !isLateHere ? [`within for this machine (over ${String(p99Bar)} ms)`] : []),
    ];
    if (isOver || isLateHere) over += 1;
    else if (isLate) late += 1;
    const figures = [few, many].map(({ p50, p99, cpu }) =>
      [p50, p99, cpu]
        .map((value) => value.toFixed(1).padStart(8))
        .join(' ')
        .padStart(32),
    );
    process.stdout.write(
      `${name.padEnd(28)}${figures.join('')}  ${growth.toFixed(1).padStart(4)}  ${(many.cpu / few.cpu).toFixed(1).padStart(4)}  ${slowness.toFixed(1).padStart(6)}x  ${verdicts.join(', ') || 'within'}\n`,
    );
  }
  process.stdout.write(
    `One connection, load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}; the last column says how many times slower than where the bars were set it was then.\n` +
      `${over === 0 ? `All within their bars; ${String(late)} only for a machine as slow as this one.` : `${String(over)} are not within their bars.`}\n`,
  );
  if (over > 0) process.exitCode = 1;
} finally {
  for (const { child } of [...servers, yardstick]) child.kill('SIGTERM');
  await admin.end();
  await world.close();
}
