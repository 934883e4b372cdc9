import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type pg from 'pg';

export interface Usage {
  /** The user and system CPU time of the process so far, in microseconds. */
  readonly cpuMicroseconds: number;
  /** The process's peak memory, in megabytes. */
  readonly peakMegabytes: number;
}

/** In the measured process: reports its usage on request. */
export const reportUsage = (): void => {
  process.on('message', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage: Usage = { cpuMicroseconds: userCPUTime + systemCPUTime, peakMegabytes: maxRSS / 1024 };
    process.send?.(usage);
  });
};

/** In the measuring process: requests the usage of the other one. */
export const usageOf = async (child: ChildProcess): Promise<Usage> => {
  child.send('usage');
  const [usage] = (await once(child, 'message')) as [Usage];
  return usage;
};

const ticksPerSecond = 100;

/** The CPU time of a local process so far, in microseconds. */
export const cpuOf = (pid: number): number => {
  const file = `/proc/${String(pid)}/stat`;
  if (!existsSync(file)) return 0;
  // The fields follow the name in brackets; user and system time are the fourteenth and fifteenth.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000_000;
};

/** The CPU time of the backend processes of a local PostgreSQL so far, in microseconds. */
export const databaseCpu = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend'`,
  );
  return rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
};
