import type { ReadWord } from './search-query.ts';

export interface Stemmed {
  readonly word: string;
  readonly stem: string;
}

/** A typed word, as the index knows it. */
export interface KnownWord {
  readonly word: string;
  /** Null for stop words, such as "and". */
  readonly stem: string | null;
  readonly isKnown: boolean;
  /** Stems of known words that start with it. */
  readonly longer: readonly string[];
  /** Similar known words. */
  readonly near: readonly Stemmed[];
}

const mostNear = 5;

/**
 * The edit distance of two words: added, missing, different or swapped letters. Counted up to `most`; above that `most
 * + 1`.
 */
export const slipsBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let slips = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        slips = Math.min(slips, (before[j - 2] ?? 0) + 1);
      }
      row.push(slips);
    }
    before = above;
    above = row;
  }
  return Math.min(above[other.length] ?? 0, most + 1);
};

/** The number of typos tolerated in a word: none in the shortest, one in short words, two in long words. */
export const slipsForgiven = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The most similar known words, those with the same start first. */
export const nearestTo = (word: string, known: readonly Stemmed[]): Stemmed[] => {
  const most = slipsForgiven(word);
  const measured = known
    .filter((one) => one.word !== word)
    .map((one) => ({ one, slips: slipsBetween(word, one.word, most) }))
    .filter(({ slips }) => slips <= most);
  const least = Math.min(...measured.map(({ slips }) => slips));
  return measured
    .filter(({ slips }) => slips === least)
    .map(({ one }) => one)
    .toSorted((a, b) => Number(b.word[0] === word[0]) - Number(a.word[0] === word[0]) || (a.word < b.word ? -1 : 1))
    .slice(0, mostNear);
};

/** The words of a search, and the replacements of unknown ones. */
export interface Reading {
  readonly words: readonly ReadWord[];
  readonly readAs: readonly { typed: string; read: string }[];
}

/** The words without typo tolerance: their stems, and longer words that the last one may become. */
export const readLiterally = (known: readonly KnownWord[]): ReadWord[] =>
  known.flatMap(({ word, stem, isKnown, longer }, at) => {
    const stems = [...(stem === null ? [] : [stem]), ...(at === known.length - 1 || !isKnown ? longer : [])];
    return stems.length === 0 ? [] : [{ typed: word, stems: [...new Set(stems)] }];
  });

/** The same with typo tolerance: an unknown word also matches the most similar ones. */
export const readForgivingly = (known: readonly KnownWord[]): Reading => {
  const readAs: { typed: string; read: string }[] = [];
  const words = readLiterally(known).map((read) => {
    const one = known.find(({ word }) => word === read.typed);
    if (one === undefined || one.isKnown || one.longer.length > 0) return read;
    const nearest = nearestTo(one.word, one.near);
    const [best] = nearest;
    if (best === undefined) return read;
    readAs.push({ typed: one.word, read: best.word });
    return { typed: read.typed, stems: [...new Set([...read.stems, ...nearest.map(({ stem }) => stem)])] };
  });
  return { words, readAs };
};
