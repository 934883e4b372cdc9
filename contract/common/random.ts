/** A source of decisions that look random: the same seed gives the same decisions. */
export interface Random {
  /** True in this share of cases. */
  happens(share: number): boolean;
  /** An integer between the two limits, inclusive. */
  between(least: number, most: number): number;
  /** A random item of a list; undefined if it is empty. */
  pick<T>(list: readonly T[]): T | undefined;
}

/** Marsaglia's xorshift over 32 bits: small, and random enough for a simulation. */
export const createRandom = (seed: number): Random => {
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
