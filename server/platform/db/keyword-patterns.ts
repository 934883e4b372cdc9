const mostWords = 8;

/** Returns the words of a search as patterns for `like`, with wildcards escaped. */
export const keywordPatterns = (keywords: string): string[] =>
  keywords
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
