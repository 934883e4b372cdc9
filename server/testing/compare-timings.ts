/** What two lists of durations say about each other. */
export interface TimingComparison {
  /** The chance that one of the first list is the longer one; a half where nothing tells them apart (Mann-Whitney). */
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

/** Both have to say so: order alone tells a tenth of a millisecond, medians alone tell the noise of the machine. */
const mostEffect = 0.25;
const mostRatio = 1.1;

/** Compares durations by their order and by their medians, which a few slow ones on a loaded machine do not move. */
export const compareTimings = (first: readonly number[], second: readonly number[]): TimingComparison => {
  let above = 0;
  for (const one of first) for (const other of second) above += one > other ? 1 : one === other ? 0.5 : 0;
  const effect = above / (first.length * second.length);
  const ratio = median(first) / median(second);
  const differs = Math.abs(effect - 0.5) > mostEffect && Math.max(ratio, 1 / ratio) > mostRatio;
  return { effect, ratio, differs };
};

/** Measures kinds of work in turns, so that whatever else the machine does falls on all of them alike. */
export const measureInterleaved = async (
  kinds: Readonly<Record<string, (turn: number) => Promise<unknown>>>,
  turns: number,
): Promise<Record<string, number[]>> => {
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  const names = Object.keys(kinds);
  for (let turn = 0; turn < turns; turn += 1) {
    // Who goes first changes, so that nobody always follows the same one.
    for (const name of [...names.slice(turn % names.length), ...names.slice(0, turn % names.length)]) {
      const began = performance.now();
      await kinds[name]?.(turn);
      times[name]?.push(performance.now() - began);
    }
  }
  return times;
};
