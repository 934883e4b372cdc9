/** Returns the value below which the given share of a sorted list lies; NaN for an empty list. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Returns the median, or the upper of the two middle values; NaN for an empty list. */
export const median = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
