import type { RandomSource } from '#contract/common/random.ts';

/** The facts that a simulated user needs for a turn and that the product does not show. */
export interface TurnContext {
  readonly now: Date;
  /** The time between two actions. */
  readonly paceMs: number;
  readonly chance: RandomSource;
  /** The names of the simulated agencies. All other agencies belong to visitors. */
  readonly rivals: ReadonlySet<string>;
  /** Whether this action was refused before, so that it is not tried again. */
  readonly avoids: (key: string) => boolean;
}

const pacesForRivals = 2;
/**
 * How long visitors wait for an answer, in multiples of `paceMs`: three minutes by default, so that a visitor who plays
 * both sides is not overtaken at every step.
 */
const pacesForVisitors = 9;

/**
 * Whether something has waited long enough for an answer. No answer is immediate, and the wait is longer for a
 * visitor's agency than for a simulated one.
 */
export const isReplyDue = (table: TurnContext, since: string, supplierName: string): boolean => {
  const paces = table.rivals.has(supplierName) ? pacesForRivals : pacesForVisitors;
  return table.now.getTime() - Date.parse(since) >= paces * table.paceMs;
};

const hourMs = 3_600_000;

/**
 * Whether something changed recently. The simulator rarely changes older items, so that the market still has open ones
 * after a week.
 */
export const isRecentlyActive = (table: TurnContext, since: string): boolean =>
  table.now.getTime() - Date.parse(since) < Math.max(hourMs, 100 * table.paceMs);
