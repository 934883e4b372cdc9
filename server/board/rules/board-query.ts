import type { BoardFilters } from '#contract/board/rules.ts';
import { tokenize } from '#contract/common/tokenize.ts';
import { boardLexeme, noMatch } from '#database/search-lexemes.ts';

/** The agency whose board is searched, and its user who searches. */
interface BoardUser {
  readonly tenantId: string;
  readonly userId: string;
}

/** The weights of the words of each field. */
const weights = { title: 'A', clientName: 'B', location: 'C' } as const;

const anyOf = (lexemes: readonly string[]): string => `(${lexemes.map((one) => `'${one}'`).join('|')})`;

/**
 * The filters of the board as one tsquery; null where nothing is narrowed. Unfilled requests and closing times change
 * without a write to the row, so they are no part of it. Each word has to begin a word of the row, or of the given field.
 */
export const boardQuery = ({ tenantId, userId }: BoardUser, filters: BoardFilters): string | null => {
  const key = tenantId.slice(-8);
  const facet = (
    name: Exclude<keyof typeof boardLexeme, 'assignedUser' | 'number' | 'word'>,
    values: readonly (number | string)[] | undefined,
  ): string[] => (values?.length ? [anyOf(values.map((value) => `${key}${boardLexeme[name]}${String(value)}`))] : []);
  const one = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);
  const wordCondition = (word: string, field: BoardFilters['field']): string => {
    // Leading zeros of a number are optional. A word with a letter begins no number, and skipping the numbers then saves a
    // quarter of the time of a search for two words.
    const isNumber = field === 'number' || (field === undefined && /^\d+$/.test(word));
    const alternatives = [
      ...(field === 'number' ? [] : [`'${key}${boardLexeme.word}${word}':*${field ? weights[field] : ''}`]),
      ...(isNumber ? [`'${key}${boardLexeme.number}${word}':*`] : []),
      ...(isNumber && /^0+\d+$/.test(word) ? [`'${key}${boardLexeme.number}${word.replace(/^0+(?=\d)/, '')}'`] : []),
    ];
    return `(${alternatives.join('|')})`;
  };
  const typed = filters.keyword === undefined ? [] : tokenize(filters.keyword);
  // A keyword without a letter or a digit matches nothing.
  const isUnreadable = filters.keyword !== undefined && filters.keyword.trim() !== '' && typed.length === 0;
  const all = [
    ...typed.map((word) => wordCondition(word, filters.field)),
    ...(isUnreadable ? [anyOf([noMatch])] : []),
    ...facet('status', filters.engagementStatusId),
    ...facet('applicationStatus', filters.applicationStatusId),
    ...facet('engagementType', filters.engagementTypeId),
    ...facet('stage', one(filters.stage)),
    ...facet('client', one(filters.clientId)),
    ...facet('kind', one(filters.kind)),
    ...(filters.assignToMe ? [anyOf([`${boardLexeme.assignedUser}${userId}`])] : []),
  ];
  return all.length === 0 ? null : all.join('&');
};
