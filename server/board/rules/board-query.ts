import type { boardFilters } from '#contract/board/filters.ts';
import type { BoardFilters } from '#contract/board/rules.ts';
import { activeConditions, type FilterConditions } from '#contract/common/filters/filter-table.ts';
import { tokenize } from '#contract/common/text/tokenize.ts';
import { boardLexeme, noMatch } from '#database/search-lexemes.ts';

/** The agency whose board is searched, and the user who is searching. */
interface BoardUser {
  readonly tenantId: string;
  readonly userId: string;
}

/** The index's weights for the searchable fields. */
const weights = { title: 'A', clientName: 'B', location: 'C' } as const;

const anyOf = (lexemes: readonly string[]): string => `(${lexemes.map((one) => `'${one}'`).join('|')})`;

type Facet = Exclude<keyof typeof boardLexeme, 'assignedUser' | 'number' | 'word'>;

interface Context extends BoardUser {
  /** The last digits of the agency's ID. Every lexeme begins with them, except an assigned user's. */
  readonly key: string;
  readonly field: BoardFilters['field'];
}

const facet = ({ key }: Context, name: Facet, values: readonly (number | string)[]): string[] =>
  values.length === 0 ? [] : [anyOf(values.map((value) => `${key}${boardLexeme[name]}${String(value)}`))];

const wordCondition = (word: string, { key, field }: Context): string => {
  // A number's leading zeros are optional. A word with letters can't be the start of a number, and skipping the number
  // lookup for such words makes a search for two words a quarter faster.
  const isNumber = field === 'number' || (field === undefined && /^\d+$/.test(word));
  const alternatives = [
    ...(field === 'number' ? [] : [`'${key}${boardLexeme.word}${word}':*${field ? weights[field] : ''}`]),
    ...(isNumber ? [`'${key}${boardLexeme.number}${word}':*`] : []),
    ...(isNumber && /^0+\d+$/.test(word) ? [`'${key}${boardLexeme.number}${word.replace(/^0+(?=\d)/, '')}'`] : []),
  ];
  return `(${alternatives.join('|')})`;
};

const keywordConditions = (keyword: string, context: Context): string[] => {
  const words = tokenize(keyword);
  // A keyword without a letter or a digit matches nothing.
  if (words.length === 0) return keyword.trim() === '' ? [] : [anyOf([noMatch])];
  return words.map((word) => wordCondition(word, context));
};

const conditions: FilterConditions<typeof boardFilters, Context, string[]> = {
  keyword: keywordConditions,
  engagementStatusId: (ids, context) => facet(context, 'status', ids),
  applicationStatusId: (ids, context) => facet(context, 'applicationStatus', ids),
  engagementTypeId: (ids, context) => facet(context, 'engagementType', ids),
  stage: (stage, context) => facet(context, 'stage', [stage]),
  clientId: (id, context) => facet(context, 'client', [id]),
  kind: (kind, context) => facet(context, 'kind', [kind]),
  assignToMe: (isOn, { userId }) => (isOn ? [anyOf([`${boardLexeme.assignedUser}${userId}`])] : []),
  // The result of these two filters can change without a write to the row, so they are parameters of
  // `app.find_on_board` instead.
  waits: null,
  closingWithinDays: null,
};

/**
 * Builds a tsquery from the board's filters; null if none is set. Each keyword must be a prefix of a word in the row
 * or, if a field is given, in that field.
 */
export const boardTsquery = ({ tenantId, userId }: BoardUser, { field, ...values }: BoardFilters): string | null => {
  const context = { tenantId, userId, field, key: tenantId.slice(-8) };
  const all = activeConditions(conditions, values, context).flat();
  return all.length === 0 ? null : all.join('&');
};
