import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { percentile } from '../figures.ts';
import { readProcessCpu } from '../usage.ts';
import { activityAt, type Activity } from './activities.ts';
import type { CapacityMarket } from './market.ts';
import { connections, senderTo, signInAt, targetsOf } from './send.ts';

/** How often an activity that is timed separately was done, and how long it took. */
interface SeparateLatency {
  readonly name: string;
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
}

export interface Measured {
  readonly callsPerSecond: number;
  /** Of the usual calls. */
  readonly p50: number;
  readonly p99: number;
  /** The CPU time for one activity, in milliseconds. */
  readonly serverMs: number;
  readonly databaseMs: number;
  readonly megabytes: number;
  readonly databaseConnections: number;
  readonly separateLatencies: readonly SeparateLatency[];
  readonly failure: string | undefined;
}

const peakMegabytes = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The processes that are measured. */
export interface Measurable {
  readonly ports: readonly number[];
  readonly pids: readonly number[];
  readonly publicUrl: string;
  readonly tokens: ReadonlyMap<string, string>;
  readonly admin: pg.Client;
}

/**
 * Plays activities for some seconds, and measures them. Before, each is done once, so that short runs try the seldom ones
 * too.
 */
export const play = async (
  activities: readonly Activity[],
  market: CapacityMarket,
  given: Measurable,
  playSeconds: number,
): Promise<Measured> => {
  const { ports, pids, publicUrl, tokens, admin } = given;
  const next = targetsOf(ports);
  let calls = 0;
  const count = (): void => {
    calls += 1;
  };
  const latencies: number[] = [];
  const separate = new Map<string, number[]>();
  const send = senderTo(next, tokens, (took) => {
    count();
    latencies.push(took);
  });
  const sendUntimed = senderTo(next, tokens, count);
  const signIn = signInAt(next, publicUrl, count);
  const perform = async (activity: Activity, now: number): Promise<void> => {
    if (activity.isTimedSeparately !== true) return activity.run(send, market, now, signIn);
    const startedAt = performance.now();
    await activity.run(sendUntimed, market, now, signIn);
    separate.set(activity.name, [...(separate.get(activity.name) ?? []), performance.now() - startedAt]);
  };
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
  let failure: string | undefined;
  const attempt = (activity: Activity, now: number): Promise<void> =>
    perform(activity, now).catch((error: unknown) => {
      failure ??= `${activity.name}: ${error instanceof Error ? error.message : String(error)}`;
    });
  for (const [now, activity] of activities.entries()) await attempt(activity, now);
  calls = 0;
  latencies.length = 0;
  separate.clear();
  const before = await cpu();
  const began = performance.now();
  let turn = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() - began < playSeconds * 1000 && failure === undefined) {
      const now = turn++;
      await attempt(activityAt(activities, now), now);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const took = (performance.now() - began) / 1000;
  const after = await cpu();
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    callsPerSecond: calls / took,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    serverMs: (after.server - before.server) / 1000 / turn,
    databaseMs: (after.database - before.database) / 1000 / turn,
    megabytes: Math.max(...pids.map(peakMegabytes)),
    databaseConnections: (await databaseBackends()).length,
    separateLatencies: [...separate].map(([name, values]) => {
      const of = values.toSorted((a, b) => a - b);
      const [p50, p95, longest] = [percentile(of, 0.5), percentile(of, 0.95), of.at(-1) ?? Number.NaN];
      return { name, count: of.length, p50, p95, longest };
    }),
    failure,
  };
};
