/** Where every decision of the simulator comes from: the same seed decides the same. */
export interface Random {
  /** Whether something that happens in this share of cases happens now. */
  happens(share: number): boolean;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  /** One of a list; undefined when it is empty. */
  pick<T>(list: readonly T[]): T | undefined;
}

/** Marsaglia's xorshift over 32 bits: small, and far more even than any eye can tell. */
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
