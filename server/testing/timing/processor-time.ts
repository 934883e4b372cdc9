import { threadCpuUsage } from 'node:process';

/** The processor time that this thread has used so far, in milliseconds. */
const usedMs = (): number => {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Returns the processor time that synchronous work takes, in milliseconds. Unlike the time on a clock, it does not grow
 * when the machine is busy with something else.
 */
export const processorMs = (work: () => void): number => {
  const start = usedMs();
  work();
  return usedMs() - start;
};

/**
 * Returns the longest time, in milliseconds of processor time, for which the work blocked this thread: the most that
 * the thread used between two ticks of a timer.
 */
export const longestBlockMs = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  let last = usedMs();
  const turn = (): void => {
    const now = usedMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const turns = setInterval(turn, 10);
  await work().finally(() => {
    clearInterval(turns);
    turn();
  });
  return longest;
};
