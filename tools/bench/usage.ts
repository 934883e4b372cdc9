import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface Usage {
  /** User and system time that the process has had, in microseconds. */
  readonly cpuMicroseconds: number;
  /** The most memory that it has held, in megabytes. */
  readonly peakMegabytes: number;
}

/** In a process that is measured: tells what it has used whenever it is asked. */
export const tellUsage = (): void => {
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
