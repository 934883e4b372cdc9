/** The similarity from which two texts count as equal. Source: domain rules D12. */
export const similarityThreshold = 0.9;

const shingleWords = 3;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const shingles = (text: string): Set<string> => {
  const words = wordsOf(text);
  if (words.length < shingleWords) return new Set(words.length === 0 ? [] : [words.join(' ')]);
  return new Set(
    Array.from({ length: words.length - shingleWords + 1 }, (_, start) =>
      words.slice(start, start + shingleWords).join(' '),
    ),
  );
};

/**
 * The maximum number of characters compared per text. Comparing two texts of this length takes a few milliseconds. An
 * ordinary CV is far shorter.
 */
export const maxComparedCharacters = 20_000;

/**
 * Returns a function that compares other texts with this one. The similarity, from 0 to 1, is the share of word
 * trigrams that both texts have in common.
 */
export const createSimilarityScorer = (one: string): ((other: string) => number) => {
  const a = shingles(one.slice(0, maxComparedCharacters));
  return (other) => {
    const b = shingles(other.slice(0, maxComparedCharacters));
    if (a.size === 0 || b.size === 0) return 0;
    let common = 0;
    for (const shingle of a) if (b.has(shingle)) common += 1;
    return common / (a.size + b.size - common);
  };
};

const plainName = (text: string): string => wordsOf(text.normalize('NFKD').replace(/\p{M}/gu, '')).toSorted().join(' ');

const cityOf = (location: string): string => plainName(location.split(',')[0] ?? '');

/** Whether two people have the same name in the same city, whatever the word order and the accents. */
export const haveSameNameAndCity = (
  one: { firstName: string; lastName: string; location: string },
  other: { firstName: string; lastName: string; location: string },
): boolean => {
  const city = cityOf(one.location);
  return (
    city !== '' &&
    city === cityOf(other.location) &&
    plainName(`${one.firstName} ${one.lastName}`) === plainName(`${other.firstName} ${other.lastName}`)
  );
};
