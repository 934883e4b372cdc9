/** A source of seemingly random decisions. The same seed gives the same decisions. */
export interface RandomSource {
  /** Returns true in the given share of cases. */
  happens(share: number): boolean;
  /** Returns an integer between the two limits, both included. */
  between(least: number, most: number): number;
  /** Returns a random item of a list, or undefined if the list is empty. */
  pick<T>(list: readonly T[]): T | undefined;
}

/** Creates a random source from Marsaglia's 32-bit xorshift, which is small and random enough for a simulation. */
export const createRandomSource = (seed: number): RandomSource => {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 0x1_0000_0000;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    happens: (share) => next() < share,
    between,
    pick: (list) => list[between(0, list.length - 1)],
  };
};
