import type { Log } from '#server/platform/log/log.ts';
import type { Job } from './job.ts';

export interface RepeatingJob {
  /** Prevents further rounds and waits for the current one. */
  stop(): Promise<void>;
}

/**
 * Runs a job repeatedly, with a pause between the rounds. `onFailure` is called after each round that fails. A failure is
 * logged only once until a round succeeds, so that an unavailable database does not flood the log.
 */
export const startRepeatingJob = (job: Job, seconds: number, log: Log, onFailure: () => void): RepeatingJob => {
  let isStopped = false;
  let hasFailed = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      await job.run({});
      if (hasFailed) log.info({ queue: job.queue }, 'a job recovered');
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.warn({ err: error, queue: job.queue }, 'a job failed');
      onFailure();
      hasFailed = true;
    }
    if (!isStopped) timer = setTimeout(begin, seconds * 1000);
  };
  const begin = (): void => {
    round = run();
  };
  begin();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
};
