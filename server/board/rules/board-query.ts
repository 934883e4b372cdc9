import type { BoardFilters } from '#contract/board/rules.ts';
import { tokenize } from '#contract/common/tokenize.ts';

/** Whose board is asked for, and who asks. */
interface Asking {
  readonly tenantId: string;
  readonly userId: string;
}

/** The weights of the words of each part. */
const weights = { title: 'A', clientName: 'B', location: 'C' } as const;

/**
 * The filters of the board as one condition of its index, but for what waits and what closes soon, which change by
 * themselves; null where nothing is narrowed. Each word has to begin a word somewhere, or in the field that is said.
 */
export const boardQuery = ({ tenantId, userId }: Asking, filters: BoardFilters): string | null => {
  const key = tenantId.slice(-8);
  const anyOf = (lexemes: readonly string[]): string => `(${lexemes.map((one) => `'${one}'`).join('|')})`;
  const facet = (letter: string, values: readonly (number | string)[] | undefined): string[] =>
    values?.length ? [anyOf(values.map((value) => `${key}${letter}:${String(value)}`))] : [];
  const one = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);
  const found = (word: string, field: BoardFilters['field']): string => {
    // A number is found by its beginning, and however many zeros are written before it. What has a letter begins none, and
    // not to look for it there takes a quarter off a search for two words.
    const isNumber = field === 'number' || (field === undefined && /^\d+$/.test(word));
    const places = [
      ...(field === 'number' ? [] : [`'${key}w:${word}':*${field ? weights[field] : ''}`]),
      ...(isNumber ? [`'${key}#:${word}':*`] : []),
      ...(isNumber && /^0+\d+$/.test(word) ? [`'${key}#:${word.replace(/^0+(?=\d)/, '')}'`] : []),
    ];
    return `(${places.join('|')})`;
  };
  const typed = filters.keyword === undefined ? [] : tokenize(filters.keyword);
  const all = [
    ...typed.map((word) => found(word, filters.field)),
    // What has no letter and no digit in it is found nowhere.
    ...(filters.keyword !== undefined && filters.keyword.trim() !== '' && typed.length === 0
      ? [anyOf(['~nothing'])]
      : []),
    ...facet('g', filters.engagementStatusId),
    ...facet('a', filters.applicationStatusId),
    ...facet('y', filters.engagementTypeId),
    ...facet('s', one(filters.stage)),
    ...facet('c', one(filters.clientId)),
    ...facet('k', one(filters.kind)),
    ...(filters.assignToMe ? [anyOf([`u:${userId}`])] : []),
  ];
  return all.length === 0 ? null : all.join('&');
};
