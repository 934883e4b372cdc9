import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { userId } from '#server/demo/market.ts';
import { createKitOn } from '#server/platform/testing/kit-on.ts';
import { startServer } from './child.ts';
import { plansOf } from './growth-plans.ts';
import { prepareGrowth } from './growth-world.ts';
import { loadWith, percentile } from './load.ts';
import { productionSettings } from './settings.ts';
import { databaseCpu, usageOf } from './usage.ts';

// `npm run bench:growth`: the board, lists, searches and suggestions among ten thousand and a million open engagements,
// over HTTP in production settings, row security on, as somebody of an agency. The two take turns, so that other work of
// the machine meets both; time of the processor stands beside the time that passed, since it hardly changes with it.
const sizes = (process.env.GROWTH_SIZES ?? '10000,1000000').split(',').map(Number);
const seconds = Number(process.env.BENCH_SECONDS ?? '2');
const rounds = 3;
/** Part of the name of what is asked; everything without it. */
const only = process.argv[2] ?? '';
const bars = { growth: 1.5, p99Ms: 25, suggestionMs: 50 };
const plans = join(import.meta.dirname, 'growth-plans');

const opportunities = '/api/v1/opportunities';
const asked: readonly (readonly [name: string, path: string])[] = [
  ['board', '/api/v1/engagementboard?pageSize=10'],
  ['list and its counts', `${opportunities}?pageSize=10`],
  ['list, page 20', `${opportunities}?pageSize=10&pageCurrent=19`],
  ['search: nurse', `${opportunities}/search?keywords=nurse`],
  ['search: nurse perth', `${opportunities}/search?keywords=nurse%20perth`],
  ['search: midwife pensions', `${opportunities}/search?keywords=midwife%20pensions`],
  ['search: slips of the pen', `${opportunities}/search?keywords=regsitered%20nruse`],
  ['search: by filters alone', `${opportunities}/search?classificationIds=13&roleCategoryId=2&location=perth`],
  ['search: nothing', `${opportunities}/search?keywords=falconer`],
  ['for you', `${opportunities}/yourOpportunities`],
  ['suggestion: n', `${opportunities}/autoSuggest?keywords=n`],
  ['suggestion: reg', `${opportunities}/autoSuggest?keywords=reg`],
  ['suggestion: nurse, pe', `${opportunities}/autoSuggest?keywords=nurse%2C%20pe`],
  ['suggestion: slips', `${opportunities}/autoSuggest?keywords=acountant`],
];

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const world = await prepareGrowth(sizes);
const admin = new pg.Client({ connectionString: world.adminUrl });
await admin.connect();
const servers = [];
try {
  for (const [at, { url, count }] of world.markets.entries()) {
    const port = 21_390 + at;
    const { child, said } = await startServer(
      'api-server.ts',
      [],
      productionSettings({ url, dataDir: world.dataDir }, port),
    );
    servers.push({ child, port, count, headers: { authorization: `Bearer ${said}` } });
  }
  process.stdout.write(
    `${''.padEnd(28)}${sizes.map((size) => `${String(size)} engagements`.padStart(32)).join('')}    growth\n` +
      `${''.padEnd(28)}${sizes.map(() => 'p50 ms   p99 ms   CPU ms'.padStart(32)).join('')}   p50   CPU\n`,
  );
  let over = 0;
  for (const [name, url] of asked.filter(([one]) => one.includes(only))) {
    const results = servers.map(() => ({ p50: [] as number[], all: [] as number[], cpu: [] as number[] }));
    for (let round = 0; round <= rounds; round += 1) {
      for (const [at, { child, port, headers }] of servers.entries()) {
        const until = performance.now() + seconds * (round === 0 ? 500 : 1000);
        const call = { method: 'GET', url, headers, body: undefined, expects: [200] };
        const before = [await databaseCpu(admin), (await usageOf(child)).cpuMicroseconds];
        const measured = await loadWith(port, 1, () => (performance.now() < until ? call : undefined));
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
    const told = results.map(({ p50, all, cpu }) => ({
      p50: median(p50),
      p99: percentile(
        all.toSorted((a, b) => a - b),
        0.99,
      ),
      cpu: median(cpu),
    }));
    const [small, large] = [told[0], told.at(-1)];
    if (!small || !large) throw new Error('Two sizes are needed.');
    const growth = large.p50 / small.p50;
    const p99Bar = name.startsWith('suggestion') ? bars.suggestionMs : bars.p99Ms;
    const faults = [
      ...(growth > bars.growth ? [`OVER ${String(bars.growth)} times`] : []),
      ...(large.p99 > p99Bar ? [`OVER ${String(p99Bar)} ms`] : []),
    ];
    if (faults.length > 0) over += 1;
    const figures = told.map(({ p50, p99, cpu }) =>
      [p50, p99, cpu]
        .map((value) => value.toFixed(1).padStart(8))
        .join(' ')
        .padStart(32),
    );
    process.stdout.write(
      `${name.padEnd(28)}${figures.join('')}  ${growth.toFixed(1).padStart(4)}  ${(large.cpu / small.cpu).toFixed(1).padStart(4)}   ${faults.join(', ') || 'within'}\n`,
    );
  }
  process.stdout.write(
    `One connection, load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}. ${over === 0 ? 'All within their bars.' : `${String(over)} are not within their bars.`}\n`,
  );
  if (over > 0) process.exitCode = 1;

  const largest = world.markets.at(-1);
  if (largest) {
    const kit = createKitOn(largest.url, { now: new Date() });
    mkdirSync(plans, { recursive: true });
    for (const [name, text] of await plansOf(kit, userId('owner@harbour.example'))) {
      writeFileSync(join(plans, `${name}.txt`), `${text}\n`);
    }
    await kit.close();
  }
} finally {
  for (const { child } of servers) child.kill('SIGTERM');
  await admin.end();
  await world.close();
}
