export type JobData = Record<string, string | number | boolean | null>;

/** Background work: from a queue, or on a schedule (cron, UTC). */
export interface Job {
  readonly queue: string;
  readonly cron?: string;
  /** Instead of a queue, runs repeatedly in every process: for rows that are claimed one by one when they are due. */
  readonly everySeconds?: number;
  readonly run: (data: JobData) => Promise<void>;
}
