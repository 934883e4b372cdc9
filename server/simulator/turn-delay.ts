import type { Random } from './random.ts';

/** What whoever is played knows besides what the product shows. */
export interface TurnContext {
  readonly now: Date;
  /** The time between two acts. */
  readonly paceMs: number;
  readonly chance: Random;
  /** The names of the agencies that are played; all others are visitors. */
  readonly rivals: ReadonlySet<string>;
  /** What was refused before is not tried again. */
  readonly avoids: (key: string) => boolean;
}

const pacesForRivals = 2;
/** Three minutes at the usual pace: a visitor who plays both sides is not overtaken at every step. */
const pacesForVisitors = 9;

/** Whether something has lain long enough to be answered: nobody answers at once, and visitors get time of their own. */
export const isDue = (table: TurnContext, since: string, supplierName: string): boolean => {
  const paces = table.rivals.has(supplierName) ? pacesForRivals : pacesForVisitors;
  return table.now.getTime() - Date.parse(since) >= paces * table.paceMs;
};

const hourMs = 3_600_000;

/** Whether something moved lately; what lies for longer moves rarely, so that a market is still one after a week. */
export const isRecentlyActive = (table: TurnContext, since: string): boolean =>
  table.now.getTime() - Date.parse(since) < Math.max(hourMs, 100 * table.paceMs);
