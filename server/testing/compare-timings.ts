/** The comparison of two lists of durations. */
export interface TimingComparison {
  /**
   * The probability that a duration of the first list is the longer one; a half if the lists do not differ (Mann-
   * Whitney).
   */
  readonly effect: number;
  /** The median of the first list over that of the second. */
  readonly ratio: number;
  readonly differs: boolean;
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** Both must be exceeded: order alone detects a tenth of a millisecond, medians alone the noise of the machine. */
const mostEffect = 0.25;
const mostRatio = 1.1;

/** Compares durations by their order and medians, which a few slow ones on a loaded machine do not change. */
export const compareTimings = (first: readonly number[], second: readonly number[]): TimingComparison => {
  let above = 0;
  for (const one of first) for (const other of second) above += one > other ? 1 : one === other ? 0.5 : 0;
  const effect = above / (first.length * second.length);
  const ratio = median(first) / median(second);
  const differs = Math.abs(effect - 0.5) > mostEffect && Math.max(ratio, 1 / ratio) > mostRatio;
  return { effect, ratio, differs };
};

/** Measures kinds of work in turn, so that other load on the machine affects all of them alike. */
export const measureInterleaved = async (
  kinds: Readonly<Record<string, (turn: number) => Promise<unknown>>>,
  turns: number,
): Promise<Record<string, number[]>> => {
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  const names = Object.keys(kinds);
  for (let turn = 0; turn < turns; turn += 1) {
    // The order rotates, so that no kind always follows the same one.
    for (const name of [...names.slice(turn % names.length), ...names.slice(0, turn % names.length)]) {
      const began = performance.now();
      await kinds[name]?.(turn);
      times[name]?.push(performance.now() - began);
    }
  }
  return times;
};
