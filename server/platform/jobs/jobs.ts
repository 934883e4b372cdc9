import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, type Transaction } from 'kysely';
import { PgBoss, type JobResult } from 'pg-boss';
import type { Database } from '#server/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { Job, JobData } from './job.ts';
import { startRepeatingJob, type RepeatingJob } from './repeat.ts';
import { jobSchema } from './schema.ts';

/** Enqueues a job within the given transaction, so that the job exists if and only if the transaction commits. */
export type Enqueue = (db: Transaction<Database>, queue: string, data: JobData) => Promise<void>;

export interface Jobs {
  readonly enqueue: Enqueue;
  /** Counts the failures of each queue since the start of the process. Failed jobs are repeated up to five times. */
  readonly failures: ReadonlyMap<string, number>;
  /** Starts the workers. */
  start(jobs: readonly Job[]): Promise<void>;
  /**
   * Puts jobs that haven't started back into their queues, waits up to `patienceMs` for running jobs, and then puts
   * those back too.
   */
  stop(patienceMs: number): Promise<void>;
}

const deadLetter = 'dead-letter';

/** The options of a worker, which polls its queue once a second, and again at once while it gets full batches. */
const workOptions = {
  pollingIntervalSeconds: 1,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** Runs the jobs of a batch, so that each of them succeeds or fails independently. */
const eachOf = async (
  batch: readonly { id: string; data: JobData | null }[],
  job: Job,
  onFailure: (error: unknown) => void,
): Promise<JobResult[]> => {
  const results: JobResult[] = [];
  for (const { id, data } of batch) {
    try {
      await job.run(data ?? {});
      results.push({ id, status: 'completed' });
    } catch (error) {
      onFailure(error);
      results.push({ id, status: 'failed', output: { message: error instanceof Error ? error.message : 'unknown' } });
    }
  }
  return results;
};

/**
 * The time in which a worker sends two heartbeats. A job whose worker was killed goes to another worker after this time
 * instead of after a quarter of an hour.
 */
const heartbeatSeconds = 10;
const queueOptions = { retryLimit: 5, retryDelay: 2, retryBackoff: true, deadLetter, heartbeatSeconds };

/** Creates missing queues, and updates the options of queues from earlier versions. */
const prepareQueues = async (boss: PgBoss, names: readonly string[]): Promise<void> => {
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!there.has(deadLetter)) await boss.createQueue(deadLetter);
  for (const name of names) {
    const queue = there.get(name);
    if (!queue) await boss.createQueue(name, queueOptions);
    else if (queue.heartbeatSeconds !== heartbeatSeconds) await boss.updateQueue(name, { heartbeatSeconds });
  }
};

export const createJobs = (url: string, log: Log, answerSeconds: number): Jobs => {
  // PgBoss passes these options to its pool, so that a network that drops packets does not block the queues forever.
  const patience = { connectionTimeoutMillis: 5000, query_timeout: answerSeconds * 1000 };
  const boss = new PgBoss({
    connectionString: url,
    schema: jobSchema,
    options: '-c role=rolecall_app',
    max: 3,
    ...patience,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'jobs'));
  const failures = new Map<string, number>();
  const countFailure = ({ queue }: Job): void => void failures.set(queue, (failures.get(queue) ?? 0) + 1);
  const noteFailure =
    (job: Job) =>
    (error: unknown): void => {
      log.warn({ err: error, queue: job.queue }, 'a job failed');
      countFailure(job);
    };
  let started = false;
  let repeated: readonly RepeatingJob[] = [];
  return {
    failures,
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
      // The counters start at zero, so that monitoring sees the first failure as an increase.
      for (const { queue } of jobs) failures.set(queue, 0);
      const queued = jobs.filter(({ everySeconds }) => everySeconds === undefined);
      await prepareQueues(
        boss,
        queued.map((job) => job.queue),
      );
      const crons = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
      for (const job of queued) {
        await boss.work<JobData>(job.queue, workOptions, (batch) => eachOf(batch, job, noteFailure(job)));
        if (job.cron && crons.get(job.queue) !== job.cron) await boss.schedule(job.queue, job.cron);
      }
      repeated = jobs.flatMap((job) =>
        job.everySeconds === undefined ? [] : [startRepeatingJob(job, job.everySeconds, log, () => countFailure(job))],
      );
    },
    stop: async (patienceMs) => {
      const rounds = Promise.all(repeated.map((one) => one.stop()));
      if (started) await boss.stop({ graceful: true, timeout: patienceMs });
      // Runs that are waiting for a mail server are abandoned. Their rows are released when the connections end.
      await Promise.race([rounds, sleep(patienceMs, undefined, { ref: false })]);
    },
  };
};
