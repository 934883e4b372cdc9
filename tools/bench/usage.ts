import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type pg from 'pg';

export interface Usage {
  /** User and system time that the process has had, in microseconds. */
  readonly cpuMicroseconds: number;
  /** The most memory that it has held, in megabytes. */
  readonly peakMegabytes: number;
}

/** In a process that is measured: tells what it has used whenever it is asked. */
export const reportUsage = (): void => {
  process.on('message', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage: Usage = { cpuMicroseconds: userCPUTime + systemCPUTime, peakMegabytes: maxRSS / 1024 };
    process.send?.(usage);
  });
};

/** In the process that measures. */
export const usageOf = async (child: ChildProcess): Promise<Usage> => {
  child.send('usage');
  const [usage] = (await once(child, 'message')) as [Usage];
  return usage;
};

const ticksPerSecond = 100;

/** What a process of this machine has had of the processor, in microseconds. */
export const cpuOf = (pid: number): number => {
  const file = `/proc/${String(pid)}/stat`;
  if (!existsSync(file)) return 0;
  // After the name in brackets; user and system time are the fourteenth and fifteenth fields.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000_000;
};

/** What the processes that serve the connections of a PostgreSQL on this machine have had of the processor, in microseconds. */
export const databaseCpu = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend'`,
  );
  return rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
};
