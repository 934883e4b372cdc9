import { sql } from 'kysely';
import { activeConditions, type FilterConditions, type FilterValues } from '#contract/common/filters/filter-table.ts';
import { tokenize } from '#contract/common/text/tokenize.ts';
import type { opportunityFilters } from '#contract/opportunities/filters.ts';
import type { MarketplaceField } from '#contract/opportunities/operations/marketplace.ts';
import { keywordPatterns } from '#server/platform/db/keyword-patterns.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { listApprovedKeys, prequalificationKeyText } from '#server/prequalification/public.ts';
import { matchWordsWithTypos, matchWordsExactly, type TypedWord, type KeywordMatch } from '../rules/match-words.ts';
import type { SearchTerms } from '../rules/search-query.ts';

/** The filters for a list of opportunities. Filters that are absent don't apply. */
export type MarketFilters = FilterValues<typeof opportunityFilters> & {
  readonly recruitmentTypeId?: number | undefined;
  /** The field in which the keywords are searched; all fields if absent. */
  readonly field?: MarketplaceField | undefined;
};

const weightsOf: Partial<Record<MarketplaceField, string>> = { title: 'A', jobTitle: 'B', clientName: 'C' };
const mostClients = 50;

const knownWords = async (scope: AgencyScope, typed: string): Promise<TypedWord[]> => {
  const words = tokenize(typed);
  if (words.length === 0) return [];
  const { rows } = await sql<TypedWord>`select * from app.read_words(${words})`.execute(scope.db);
  return rows;
};

/** Whether a text has neither letters nor digits. Such a text matches nothing, as on the board. */
const isUnreadable = (typed: string | undefined): boolean =>
  typed !== undefined && typed.trim() !== '' && tokenize(typed).length === 0;

/**
 * Finds clients by name and returns their IDs: those with exactly this name or, if there are none, those whose names
 * contain all of its words.
 */
const clientIdsByName = async (scope: AgencyScope, name: string): Promise<string[]> => {
  const patterns = keywordPatterns(name);
  const rows = await scope.db
    .selectFrom('tenant')
    .select(['id', 'name'])
    .where('side', '=', 'client')
    .where((eb) => eb.and(patterns.map((pattern) => eb('name', 'ilike', pattern))))
    .limit(mostClients)
    .execute();
  const exact = rows.filter((row) => row.name.toLowerCase() === name.toLowerCase());
  return (exact.length > 0 ? exact : rows).map(({ id }) => id);
};

const ifAny = <Values extends readonly unknown[]>(values: Values): Values | undefined =>
  values.length === 0 ? undefined : values;

type Terms = Partial<SearchTerms> | Promise<Partial<SearchTerms>>;

const conditions: FilterConditions<typeof opportunityFilters, AgencyScope, Terms> = {
  kind: (kind) => ({ kind }),
  engagementTypeId: (ids) => ({ engagementTypeIds: ifAny(ids) }),
  roleCategoryId: (ids) => ({ roleCategoryIds: ifAny(ids) }),
  classificationIds: (ids) => ({ classificationIds: ifAny(ids) }),
  clientName: async (name, scope) => (name === '' ? {} : { clientIds: await clientIdsByName(scope, name) }),
  isDemo: (isDemo) => ({ isDemo }),
  prequalified: async (isOn, scope) =>
    isOn ? { prequalifiedFor: (await listApprovedKeys(scope, scope.tenantId)).map(prequalificationKeyText) } : {},
  // Null here, because `readSearchTerms` reads the keywords together with the words of the other filters.
  keywords: null,
  location: null,
};

/** Returns a search's terms for the index, and a version with typos corrected, in case the first finds nothing. */
export const readSearchTerms = async (
  scope: AgencyScope,
  filters: MarketFilters,
): Promise<{ literal: SearchTerms; forgiving: SearchTerms; readAs: KeywordMatch['readAs'] }> => {
  const isPlace = filters.field === 'location';
  const known = isPlace ? [] : await knownWords(scope, filters.keywords ?? '');
  const places = await knownWords(scope, `${filters.location ?? ''} ${isPlace ? (filters.keywords ?? '') : ''}`);
  const nowhere = [filters.keywords, filters.location]
    .filter(isUnreadable)
    .map((typed) => ({ typed: typed ?? '', stems: [] }));
  const typed = isPlace ? '' : (filters.keywords?.trim() ?? '');
  const set = await Promise.all(activeConditions(conditions, filters, scope).map((each) => Promise.resolve(each)));
  const common: Omit<SearchTerms, 'words'> = {
    number: /^\d{1,9}$/.test(typed) ? Number(typed) : undefined,
    weights: filters.field && weightsOf[filters.field],
    places: places.map(({ word, isKnown }) => ({ word, isKnown })),
    recruitmentTypeId: filters.recruitmentTypeId,
    ...set.reduce<Partial<SearchTerms>>((all, each) => ({ ...all, ...each }), {}),
  };
  const { words, readAs } = matchWordsWithTypos(known);
  return {
    literal: { ...common, words: [...matchWordsExactly(known), ...nowhere] },
    forgiving: { ...common, words: [...words, ...nowhere] },
    readAs,
  };
};
