const mostWords = 8;

/** The words of a search as patterns for `like`: what has a meaning there stands for itself. */
export const keywordPatterns = (keywords: string): string[] =>
  keywords
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`);
