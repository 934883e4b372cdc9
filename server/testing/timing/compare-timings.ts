/** The comparison of two lists of durations. */
export interface TimingComparison {
  /**
   * The probability that a duration in the first list is longer than one in the second; one half if the lists do not
   * differ (Mann-Whitney).
   */
  readonly effect: number;
  /** The median of the first list divided by that of the second. */
  readonly ratio: number;
  readonly differs: boolean;
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/**
 * Two lists count as different only if both limits are exceeded. The order alone would flag a difference of a tenth of
 * a millisecond, and the medians alone would flag the machine's noise.
 */
const mostEffect = 0.25;
const mostRatio = 1.1;

/** Compares durations by their order and their medians, so that a few slow ones on a busy machine have no effect. */
export const compareTimings = (first: readonly number[], second: readonly number[]): TimingComparison => {
  let above = 0;
  for (const one of first) for (const other of second) above += one > other ? 1 : one === other ? 0.5 : 0;
  const effect = above / (first.length * second.length);
  const ratio = median(first) / median(second);
  const differs = Math.abs(effect - 0.5) > mostEffect && Math.max(ratio, 1 / ratio) > mostRatio;
  return { effect, ratio, differs };
};

/** Measures several kinds of work in turn, so that other load on the machine affects all of them equally. */
export const measureInterleaved = async (
  kinds: Readonly<Record<string, (turn: number) => Promise<unknown>>>,
  turns: number,
): Promise<Record<string, number[]>> => {
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  const names = Object.keys(kinds);
  for (let turn = 0; turn < turns; turn += 1) {
    // The order rotates, so that no kind of work always follows the same other kind.
    for (const name of [...names.slice(turn % names.length), ...names.slice(0, turn % names.length)]) {
      const began = performance.now();
      await kinds[name]?.(turn);
      times[name]?.push(performance.now() - began);
    }
  }
  return times;
};
