/** The minimum number of letters or digits in a quotation that isn't an entry in a list or a line. */
const leastLetters = 8;

/** The length of a quotation that the model is asked for, and to which the comparison of terms cuts a sentence. */
export const requestedQuotationLength = 200;

/**
 * The length of the longest quotation that counts, because models don't count characters exactly. A model that quotes a
 * whole CV has not shown which words meet the requirement.
 */
export const maxQuotationLength = 300;

/** A text as it is compared, with the start and end in the original text of each of its characters. */
interface Normalised {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/**
 * Converts a text to lower case, with single spaces, plain quotes and dashes, and each accent in one character with its
 * letter, because PDF files from macOS contain the accents as characters of their own.
 */
const normalise = (text: string): Normalised => {
  let result = '';
  let isAfterSpace = true;
  const [starts, ends]: [number[], number[]] = [[], []];
  for (const { 0: part, index } of text.matchAll(/\p{L}\p{M}+|./gsu)) {
    // Skips soft hyphens and other zero-width characters, which PDF files contain inside words.
    if (/[\u00ad\u200b-\u200d\u2060\ufeff]/.test(part)) continue;
    const plain = /^\s$/.test(part)
      ? ' '
      : part
          .normalize('NFC')
          .replace(/[‘’‚‛′`´]/, "'")
          .replace(/[“”„‟″«»]/, '"')
          .replace(/[‐‑‒–—―−]/, '-')
          .toLowerCase();
    if (plain === ' ' && isAfterSpace) continue;
    isAfterSpace = plain === ' ';
    result += plain;
    for (let count = 0; count < plain.length; count += 1) {
      starts.push(index);
      ends.push(index + part.length);
    }
  }
  return { text: result, starts, ends };
};

/** Letters and digits of scripts that put spaces between words. */
const wordCharacter =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{M}\p{N}]/u;
const isWord = (character: string | undefined): boolean => character !== undefined && wordCharacter.test(character);

/** Whether the position isn't inside a word. */
const isWordEdge = (characters: readonly string[], at: number): boolean =>
  !(isWord(characters[at - 1]) && isWord(characters[at]));

/** The characters that separate the entries of a list or a line in a CV. */
const separator = /[\n\t,;|/•·▪●()[\]:]/;

/** Whether these words are an entry of their own, such as "SQL" in "Python, SQL, Bash". */
const isEntry = (document: string, start: number, end: number): boolean => {
  const before = document.slice(0, start).trimEnd();
  const after = document.slice(end).trimStart();
  const gapBefore = document.slice(before.length, start);
  const gapAfter = document.slice(end, document.length - after.length);
  return (
    (before === '' || gapBefore.includes('\n') || separator.test(before.slice(-1))) &&
    (after === '' || gapAfter.includes('\n') || separator.test(after.slice(0, 1)) || /^\.(?:\s|$)/.test(after))
  );
};

/**
 * Finds a quotation in a document and returns the document's own wording; undefined if the quotation doesn't occur. It
 * must consist of whole words, with at least eight letters or digits, or be an entry in a list or a line, and must not be
 * longer than `maxQuotationLength`. Case, white space, typographic quotes and dashes, and the encoding of accents may
 * differ, but the words must match. Source: domain rules D23.
 */
export const findQuotation = (
  document: string,
  quotation: string,
): { quotation: string; start: number } | undefined => {
  const wanted = normalise(quotation.trim()).text.trim();
  const letters = (wanted.match(/[\p{L}\p{N}]/gu) ?? []).length;
  if (letters === 0 || wanted.length < 2 || wanted.length > maxQuotationLength) return undefined;
  const { text, starts, ends } = normalise(document);
  const characters = text.split('');
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const start = starts[at];
    const end = ends[at + wanted.length - 1];
    if (start === undefined || end === undefined) return undefined;
    if (!isWordEdge(characters, at) || !isWordEdge(characters, at + wanted.length)) continue;
    if (letters >= leastLetters || isEntry(document, start, end))
      return { quotation: document.slice(start, end), start };
  }
  return undefined;
};
