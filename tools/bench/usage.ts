import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type pg from 'pg';

export interface ProcessUsage {
  /** The process's user and system CPU time so far, in microseconds. */
  readonly cpuMicroseconds: number;
  /** The process's peak memory, in megabytes. */
  readonly peakMegabytes: number;
}

/** Reports the measured process's usage on request; called in that process. */
export const reportUsage = (): void => {
  process.on('message', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage: ProcessUsage = { cpuMicroseconds: userCPUTime + systemCPUTime, peakMegabytes: maxRSS / 1024 };
    process.send?.(usage);
  });
};

/** Requests the usage of the measured process; called in the measuring process. */
export const requestUsage = async (child: ChildProcess): Promise<ProcessUsage> => {
  child.send('usage');
  const [usage] = (await once(child, 'message')) as [ProcessUsage];
  return usage;
};

/** Returns the IDs of a local process's child processes. */
export const childProcessIds = (pid: number): number[] =>
  readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);

const ticksPerSecond = 100;

/** Returns a local process's CPU time so far, in microseconds. */
export const readProcessCpu = (pid: number): number => {
  const file = `/proc/${String(pid)}/stat`;
  if (!existsSync(file)) return 0;
  // The fields follow the name in brackets; the fourteenth and fifteenth are user and system time.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000_000;
};

/** Returns the CPU time of a local PostgreSQL's backend processes so far, in microseconds. */
export const readDatabaseCpu = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend'`,
  );
  return rows.reduce((sum, { pid }) => sum + readProcessCpu(pid), 0);
};
