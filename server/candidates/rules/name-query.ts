import { tokenize } from '#contract/common/text/tokenize.ts';
import { candidateLexeme } from '#database/search-lexemes.ts';

/**
 * Builds a tsquery for the agency's candidates whose name or number begins with each typed word; null if no word was
 * typed.
 */
export const candidateNameQuery = (tenantId: string, typed: string): string | null => {
  const key = tenantId.slice(-8);
  const all = tokenize(typed).map(
    (word) => `('${key}${candidateLexeme.name}${word}':*|'${key}${candidateLexeme.number}${word}':*)`,
  );
  return all.length === 0 ? null : all.join('&');
};
