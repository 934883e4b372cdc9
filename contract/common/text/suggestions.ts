import { tokenize } from './tokenize.ts';

/** Appends the number without its leading zeros to a text such as 00042, so that both forms are found. */
const searchedText = (text: string): string => (/^0\d+$/.test(text) ? `${text} ${String(Number(text))}` : text);

/** Whether every typed word is a prefix of a word in the text. */
const matchesAllWords = (typed: readonly string[], text: string): boolean => {
  const words = tokenize(searchedText(text), Infinity);
  return typed.every((word) => words.some((one) => one.startsWith(word)));
};

/**
 * Returns the suggestions that complete a keyword, shortest first and without duplicates; case is ignored. Source:
 * specification 2, section 8.
 */
export const pickSuggestions = <Suggestion extends { readonly text: string }>(
  keyword: string,
  suggestions: readonly Suggestion[],
  most: number,
): Suggestion[] => {
  const typed = tokenize(keyword);
  if (typed.length === 0) return [];
  const seen = new Set<string>();
  return suggestions
    .filter(({ text }) => matchesAllWords(typed, text))
    .toSorted((one, other) => one.text.length - other.text.length || (one.text < other.text ? -1 : 1))
    .filter(({ text }) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()))
    .slice(0, most);
};
