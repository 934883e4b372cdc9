import { tokenize } from '#contract/common/tokenize.ts';

/** What finds the candidates of an agency whose names or number have words that begin so; null where there are none. */
export const nameQuery = (tenantId: string, typed: string): string | null => {
  const key = tenantId.slice(-8);
  const all = tokenize(typed).map((word) => `('${key}p:${word}':*|'${key}#:${word}':*)`);
  return all.length === 0 ? null : all.join('&');
};
