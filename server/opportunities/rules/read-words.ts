import type { ReadWord } from './search-query.ts';

export interface Stemmed {
  readonly word: string;
  readonly stem: string;
}

/** What is known of a word that was typed. */
export interface KnownWord {
  readonly word: string;
  /** Null for words that are too common to look for, such as "and". */
  readonly stem: string | null;
  readonly isKnown: boolean;
  /** Stems of known words that begin with it. */
  readonly longer: readonly string[];
  /** Known words that may be what was meant. */
  readonly near: readonly Stemmed[];
}

const mostNear = 5;

/**
 * How many slips of the pen lie between two words: letters too many, missing, another one, or two in the wrong order.
 * Counted up to `most`; beyond it says `most + 1`.
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

/** How many slips are forgiven in a word: none in the shortest, one in short ones, two in long ones. */
export const slipsForgiven = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The known words that are nearest to one, those first that begin alike. */
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

/** What is looked for, and what was read in place of what stands nowhere. */
export interface Reading {
  readonly words: readonly ReadWord[];
  readonly readAs: readonly { typed: string; read: string }[];
}

/** The words as they stand: themselves in any form, and the longer ones that the last of them may become. */
export const readLiterally = (known: readonly KnownWord[]): ReadWord[] =>
  known.flatMap(({ word, stem, isKnown, longer }, at) => {
    const stems = [...(stem === null ? [] : [stem]), ...(at === known.length - 1 || !isKnown ? longer : [])];
    return stems.length === 0 ? [] : [{ typed: word, stems: [...new Set(stems)] }];
  });

/** The same with slips forgiven: a word that is not known counts as the nearest ones too. */
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
