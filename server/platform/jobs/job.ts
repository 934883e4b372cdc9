export type JobData = Record<string, string | number | boolean | null>;

/** Work that the server does for itself: on a queue, or by the clock (cron, UTC). */
export interface Job {
  readonly queue: string;
  readonly cron?: string;
  /** Not on a queue but in every process, over and over: for rows that are claimed one by one as they come due. */
  readonly everySeconds?: number;
  readonly run: (data: JobData) => Promise<void>;
}
