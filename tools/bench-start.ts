import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '#server/platform/log/log.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { median } from './bench/figures.ts';
import { startProduct, stopProduct } from './bench/product.ts';
import { productionSettings } from './bench/settings.ts';
import { childProcessIds, readProcessCpu } from './bench/usage.ts';
import { prepareWorld } from './bench/world.ts';
import { measureCpuSlowdown, startBaselineServer } from './bench/baseline.ts';

// `npm run bench:start`: measures the time from the command to the first "ready", with everything prepared by an
// earlier start. It alternates between an external database with production settings and the embedded one with the demo
// world; the median is used. The memory is that of the product's process at that moment, without the database.
const runs = Number(process.env.BENCH_RUNS ?? '7');

interface Kind {
  readonly name: string;
  readonly barSeconds: number;
  readonly port: number;
  readonly env: Record<string, string>;
}

interface Start {
  readonly seconds: number;
  /** The CPU time of the product's own process, which is the launcher's only child. */
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

/** Returns a process's memory in megabytes. */
const megabytesOf = (product: number): number => {
  const held = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(product)}/status`, 'utf8'))?.[1];
  return Number(held ?? Number.NaN) / 1024;
};

const startOnce = async ({ port, env }: Kind): Promise<Start> => {
  const began = performance.now();
  const child = await startProduct(port, env);
  const seconds = (performance.now() - began) / 1000;
  const [product = 0] = childProcessIds(child.pid ?? 0);
  const start = { seconds, megabytes: megabytesOf(product), cpuSeconds: readProcessCpu(product) / 1_000_000 };
  await stopProduct(child);
  return start;
};

const report = ({ name, barSeconds }: Kind, starts: readonly Start[], slowness: number): boolean => {
  const seconds = starts.map((one) => one.seconds).toSorted((a, b) => a - b);
  const inProportion = barSeconds * slowness;
  const isWithin = median(seconds) <= inProportion;
  const verdict =
    median(seconds) <= barSeconds
      ? 'within'
      : isWithin
        ? `within for this machine (${inProportion.toFixed(1)} s)`
        : `OVER, and ${inProportion.toFixed(1)} s here`;
  process.stdout.write(
    `${name.padEnd(22)} ${median(seconds).toFixed(2)} s (${(seconds[0] ?? 0).toFixed(2)} to ${(seconds.at(-1) ?? 0).toFixed(2)})   bar ${barSeconds.toFixed(1)} s   ${verdict}   ${median(starts.map((one) => one.cpuSeconds)).toFixed(2)} s of CPU, memory ${median(starts.map((one) => one.megabytes)).toFixed(0)} MB\n`,
  );
  return isWithin;
};

/**
 * Returns how many times slower this CPU is than that of the reference machine, measured with the baseline server and
 * 100,000 candidates (decision 0031).
 */
const slownessHere = async (): Promise<number> => {
  const world = await prepareWorld(100_000);
  try {
    const baseline = await startBaselineServer(world.url, 21_377);
    const slowness = await measureCpuSlowdown(baseline, 4);
    baseline.child.kill('SIGTERM');
    return slowness;
  } finally {
    await world.close();
  }
};

const folder = mkdtempSync(join(tmpdir(), 'rolecall-bench-start-'));
const folderOf = (name: string): string => mkdtempSync(join(folder, name));
const database = await startEmbeddedPostgres({
  dataDir: folderOf('database-'),
  log: createLog({ logLevel: 'error', mode: 'test' }),
});
const kinds: readonly Kind[] = [
  {
    name: 'an external database',
    barSeconds: 1.5,
    port: 21_375,
    env: productionSettings({ url: database.adminUrl, dataDir: folderOf('files-') }, 21_375),
  },
  {
    name: 'the embedded database',
    barSeconds: 3,
    port: 21_376,
    env: { DATA_DIR: folderOf('data-'), LOG_LEVEL: 'error' },
  },
];
try {
  const starts = new Map<Kind, Start[]>(kinds.map((kind) => [kind, []]));
  // The first start prepares the data for the others.
  for (const kind of kinds) await startOnce(kind);
  for (let run = 0; run < runs; run += 1) for (const kind of kinds) starts.get(kind)?.push(await startOnce(kind));
  process.stdout.write(
    `\nWarm start to ready, median of ${String(runs)}, load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}\n`,
  );
  const slowness = await slownessHere();
  process.stdout.write(
    `A request takes the bare server ${slowness.toFixed(1)} times the time of the processor that it took where a start was first within its bar.\n`,
  );
  const within = kinds.map((kind) => report(kind, starts.get(kind) ?? [], slowness));
  if (!within.every(Boolean)) process.exitCode = 1;
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
