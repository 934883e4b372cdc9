export type JobData = Record<string, string | number | boolean | null>;

/** A background job, run from a queue or on a schedule (cron, UTC). */
export interface Job {
  readonly queue: string;
  readonly cron?: string;
  /**
   * The interval in seconds at which every process runs the job directly, without a queue. For jobs that claim due rows
   * one by one.
   */
  readonly everySeconds?: number;
  readonly run: (data: JobData) => Promise<void>;
}
