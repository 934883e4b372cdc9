/** The minimum number of letters or digits in a quotation that isn't an entry in a list or a line. */
const leastLetters = 8;

/**
 * Converts a text to lower case, with single spaces and plain quotes and dashes, and returns the original position of
 * each character in the result.
 */
const normalise = (text: string): { text: string; positions: number[] } => {
  let result = '';
  const positions: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    // Skips soft hyphens and other zero-width characters, which PDF files contain inside words.
    if (/[\u00ad\u200b-\u200d\u2060\ufeff]/.test(character)) continue;
    const plain = /\s/.test(character)
      ? ' '
      : character
          .replace(/[‘’‚‛′`´]/, "'")
          .replace(/[“”„‟″«»]/, '"')
          .replace(/[‐‑‒–—―−]/, '-')
          .toLowerCase();
    // A few letters become longer in lower case, which would shift the positions.
    const one = plain.length === 1 ? plain : character;
    if (one === ' ' && (result === '' || result.endsWith(' '))) continue;
    result += one;
    positions.push(at);
  }
  return { text: result, positions };
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
 * must consist of whole words, with at least eight letters or digits, or be an entry in a list or a line. Case, white
 * space and typographic quotes and dashes may differ, but the words must match. Source: domain rules D23.
 */
export const findQuotation = (
  document: string,
  quotation: string,
): { quotation: string; start: number } | undefined => {
  const wanted = normalise(quotation.trim()).text.trim();
  const letters = (wanted.match(/[\p{L}\p{N}]/gu) ?? []).length;
  if (letters === 0 || wanted.length < 2) return undefined;
  const { text, positions } = normalise(document);
  const characters = text.split('');
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const start = positions[at];
    const last = positions[at + wanted.length - 1];
    if (start === undefined || last === undefined) return undefined;
    if (!isWordEdge(characters, at) || !isWordEdge(characters, at + wanted.length)) continue;
    if (letters >= leastLetters || isEntry(document, start, last + 1))
      return { quotation: document.slice(start, last + 1), start };
  }
  return undefined;
};
