/** Shorter quotations occur by chance. */
const leastLetters = 4;

/** A text without line breaks, repeated spaces and typographic variants, and the position of each of its characters. */
const normalise = (text: string): { text: string; positions: number[] } => {
  let result = '';
  const positions: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const plain = /\s/.test(character)
      ? ' '
      : character
          .replace(/[‘’]/, "'")
          .replace(/[“”]/, '"')
          .replace(/[‐‑–—]/, '-')
          .toLowerCase();
    // A few letters have a longer lower case, which would shift the positions.
    const one = plain.length === 1 ? plain : character;
    if (one === ' ' && (result === '' || result.endsWith(' '))) continue;
    result += one;
    positions.push(at);
  }
  return { text: result, positions };
};

/**
 * Finds a quotation in a document and returns it in the document's own words; undefined if it does not occur. Case, line
 * breaks and typographic quotes and dashes may differ; words may not.
 */
export const findQuotation = (
  document: string,
  quotation: string,
): { quotation: string; start: number } | undefined => {
  const wanted = normalise(quotation.trim()).text.trim();
  if ((wanted.match(/[\p{L}\p{N}]/gu) ?? []).length < leastLetters) return undefined;
  const { text, positions } = normalise(document);
  const at = text.indexOf(wanted);
  const start = positions[at];
  const last = positions[at + wanted.length - 1];
  if (at === -1 || start === undefined || last === undefined) return undefined;
  return { quotation: document.slice(start, last + 1), start };
};
