export type JobData = Record<string, string | number | boolean | null>;

/** A background job, run from a queue or on a schedule (cron, UTC). */
export interface Job {
  readonly queue: string;
  readonly cron?: string;
  /**
   * How often to run the job in every process, instead of from a queue. For rows that are claimed one by one when they
   * are due.
   */
  readonly everySeconds?: number;
  readonly run: (data: JobData) => Promise<void>;
}
