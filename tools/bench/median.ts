/** The one in the middle of what was measured, of an even number the upper; no number of nothing. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
