/** Letters that Unicode doesn't decompose into a letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ı: 'i',
  '’': "'",
};

const isAscii = (text: string): boolean => !/[^\0-\u007f]/.test(text);

/**
 * Returns a character without its accent, and a full-width character or a ligature as plain letters; empty for accents on
 * their own, soft hyphens and zero-width characters.
 */
const foldCharacter = (character: string): string =>
  isAscii(character)
    ? character
    : (plainLetters[character] ??
      character.normalize('NFKD').replaceAll(/[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]/g, ''));

/** Returns the text without accents: "José" becomes "Jose", whether its é is one character or two. */
export const foldAccents = (text: string): string =>
  isAscii(text) ? text : text.split('').map(foldCharacter).join('');

/**
 * Makes a pattern from a name without accents match both spellings of an umlaut: Müller and Mueller, Sørensen and
 * Soerensen. Umlauts at the end of a word are left out, since "Doe" would also match "Do".
 */
export const matchUmlautSpellings = (pattern: string): string => pattern.replaceAll(/([aou])e?(?=\p{L})/giu, '$1[eE]?');

/** Folds a text and returns the original position of each character in the result. */
const foldWithPositions = (text: string): { folded: string; positions: number[] } => {
  let folded = '';
  const positions: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const characters = foldCharacter(text.charAt(at));
    folded += characters;
    for (let count = 0; count < characters.length; count += 1) positions.push(at);
  }
  return { folded, positions };
};

/**
 * Replaces the matches of each global pattern in turn, whatever the accents of the text. The patterns are written without
 * accents. The rest of the text is unchanged, so that quotations from it are found in the original.
 */
export const replaceIgnoringAccents = (text: string, patterns: readonly RegExp[], replacement: string): string => {
  let current = text;
  let { folded, positions } = foldWithPositions(current);
  for (const pattern of patterns) {
    let result = '';
    let end = 0;
    for (const match of folded.matchAll(pattern)) {
      result += current.slice(end, positions[match.index]) + replacement;
      // An accent that follows the last letter as a character of its own is part of the match.
      end = positions[match.index + match[0].length] ?? current.length;
    }
    if (end === 0) continue;
    current = result + current.slice(end);
    ({ folded, positions } = foldWithPositions(current));
  }
  return current;
};
