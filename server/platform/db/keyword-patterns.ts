const mostWords = 8;

/** The words of a search as patterns for `like`, with wildcards escaped. */
export const keywordPatterns = (keywords: string): string[] =>
  keywords
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
