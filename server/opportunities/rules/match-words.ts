import type { SearchWord } from './search-query.ts';

export interface StemmedWord {
  readonly word: string;
  readonly stem: string;
}

/** A typed word, with the search index's data about it. */
export interface TypedWord {
  readonly word: string;
  /** The word's stem; null for stop words, such as "and". */
  readonly stem: string | null;
  readonly isKnown: boolean;
  /** The stems of known words that start with the typed word. */
  readonly longer: readonly string[];
  /** Known words that the typed word may be a misspelling of. */
  readonly near: readonly StemmedWord[];
}

const mostNear = 5;

/**
 * Returns the number of typos by which two words differ: letters inserted, missing, replaced or transposed. Counts up
 * to `most`; returns `most + 1` if there are more.
 */
export const typoDistance = (one: string, other: string, most: number): number => {
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

/** Returns the maximum number of typos in a word: none in a very short word, one in a short word, two in a long one. */
export const allowedTypos = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Returns the known words that are closest to a word. Those with the same first letter come first. */
export const nearestWords = (word: string, known: readonly StemmedWord[]): StemmedWord[] => {
  const most = allowedTypos(word);
  const measured = known
    .filter((one) => one.word !== word)
    .map((one) => ({ one, slips: typoDistance(word, one.word, most) }))
    .filter(({ slips }) => slips <= most);
  const least = Math.min(...measured.map(({ slips }) => slips));
  return measured
    .filter(({ slips }) => slips === least)
    .map(({ one }) => one)
    .toSorted((a, b) => Number(b.word[0] === word[0]) - Number(a.word[0] === word[0]) || (a.word < b.word ? -1 : 1))
    .slice(0, mostNear);
};

/** The words to search for, and the corrections of unknown words. */
export interface KeywordMatch {
  readonly words: readonly SearchWord[];
  readonly readAs: readonly { typed: string; read: string }[];
}

/**
 * Returns the typed words in all forms. The last word, which may be incomplete, and unknown words also match longer
 * words that start with them.
 */
export const matchWordsExactly = (known: readonly TypedWord[]): SearchWord[] =>
  known.flatMap(({ word, stem, isKnown, longer }, at) => {
    const stems = [...(stem === null ? [] : [stem]), ...(at === known.length - 1 || !isKnown ? longer : [])];
    return stems.length === 0 ? [] : [{ typed: word, stems: [...new Set(stems)] }];
  });

/** Returns the typed words with typos corrected: an unknown word also matches the closest known words. */
export const matchWordsWithTypos = (known: readonly TypedWord[]): KeywordMatch => {
  const readAs: { typed: string; read: string }[] = [];
  const words = matchWordsExactly(known).map((read) => {
    const one = known.find(({ word }) => word === read.typed);
    if (one === undefined || one.isKnown || one.longer.length > 0) return read;
    const nearest = nearestWords(one.word, one.near);
    const [best] = nearest;
    if (best === undefined) return read;
    readAs.push({ typed: one.word, read: best.word });
    return { typed: read.typed, stems: [...new Set([...read.stems, ...nearest.map(({ stem }) => stem)])] };
  });
  return { words, readAs };
};
