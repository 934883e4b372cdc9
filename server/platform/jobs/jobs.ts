import { CompiledQuery, type Transaction } from 'kysely';
import { PgBoss, type JobResult } from 'pg-boss';
import type { Database } from '#server/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import { jobSchema } from './schema.ts';

export type JobData = Record<string, string | number | boolean | null>;

/** Puts a job into its queue in the transaction given: it exists when, and only when, that commits. */
export type Enqueue = (db: Transaction<Database>, queue: string, data: JobData) => Promise<void>;

/** Work that the server does for itself: on a queue, or by the clock (cron, UTC). */
export interface Job {
  readonly queue: string;
  readonly cron?: string;
  readonly run: (data: JobData) => Promise<void>;
}

export interface Jobs {
  readonly enqueue: Enqueue;
  /** Begins to work on the queues. */
  start(jobs: readonly Job[]): Promise<void>;
  /** Hands back what has not begun, waits for what has. */
  stop(): Promise<void>;
}

const deadLetter = 'dead-letter';

/** A queue is asked once a second, and again at once while it gives as much as is taken at a time. */
const workOptions = {
  pollingIntervalSeconds: 1,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** Each job of a batch succeeds or fails by itself. */
const eachOf = async (
  batch: readonly { id: string; data: JobData | null }[],
  job: Job,
  log: Log,
): Promise<JobResult[]> => {
  const results: JobResult[] = [];
  for (const { id, data } of batch) {
    try {
      await job.run(data ?? {});
      results.push({ id, status: 'completed' });
    } catch (error) {
      log.warn({ err: error, queue: job.queue }, 'a job failed');
      results.push({ id, status: 'failed', output: { message: error instanceof Error ? error.message : 'unknown' } });
    }
  }
  return results;
};

export const createJobs = (url: string, log: Log): Jobs => {
  const boss = new PgBoss({
    connectionString: url,
    schema: jobSchema,
    options: '-c role=rolecall_app',
    max: 3,
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'jobs'));
  let started = false;
  return {
    enqueue: async (db, queue, data) => {
      const plain = db.withoutPlugins();
      await boss.send(queue, data, {
        db: {
          executeSql: async (text, values = []) => {
            const result = await plain.executeQuery(CompiledQuery.raw(text, [...values]));
            return { rows: result.rows };
          },
        },
      });
    },
    start: async (jobs) => {
      await boss.start();
      started = true;
      await boss.createQueue(deadLetter);
      for (const job of jobs) {
        await boss.createQueue(job.queue, { retryLimit: 5, retryDelay: 2, retryBackoff: true, deadLetter });
        await boss.work<JobData>(job.queue, workOptions, (batch) => eachOf(batch, job, log));
        if (job.cron) await boss.schedule(job.queue, job.cron);
      }
    },
    stop: async () => {
      if (started) await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
};
