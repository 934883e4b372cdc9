const mostWords = 8;
const mostLetters = 60;

/** Splits a text into words in the same way as the indexes: lower-case letters and digits, without accents. */
export const tokenize = (typed: string, most = mostWords): string[] =>
  typed
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word.length <= mostLetters)
    .slice(0, most);
