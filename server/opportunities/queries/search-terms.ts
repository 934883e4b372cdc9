import { sql } from 'kysely';
import { conditionsOf, type FilterConditions, type FilterValues } from '#contract/common/filters/filter-table.ts';
import { tokenize } from '#contract/common/tokenize.ts';
import type { opportunityFilters } from '#contract/opportunities/filters.ts';
import type { MarketplaceField } from '#contract/opportunities/operations/marketplace.ts';
import { keywordPatterns } from '#server/platform/db/keyword-patterns.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { approvedFor, keyText } from '#server/prequalification/public.ts';
import { readForgivingly, readLiterally, type KnownWord, type Reading } from '../rules/read-words.ts';
import type { SearchTerms } from '../rules/search-query.ts';

/** The filters of a market list; absent ones match everything. */
export type MarketFilters = FilterValues<typeof opportunityFilters> & {
  readonly recruitmentTypeId?: number | undefined;
  /** The field in which keywords are searched; all if absent. */
  readonly field?: MarketplaceField | undefined;
};

const weightsOf: Partial<Record<MarketplaceField, string>> = { title: 'A', jobTitle: 'B', clientName: 'C' };
const mostClients = 50;

const knownWords = async (scope: AgencyScope, typed: string): Promise<KnownWord[]> => {
  const words = tokenize(typed);
  if (words.length === 0) return [];
  const { rows } = await sql<KnownWord>`select * from app.read_words(${words})`.execute(scope.db);
  return rows;
};

/** Text without a letter or digit matches nothing, as on the board. */
const isUnreadable = (typed: string | undefined): boolean =>
  typed !== undefined && typed.trim() !== '' && tokenize(typed).length === 0;

/** The ids of clients by name: the exact match, or else all whose names contain it. */
const clientsNamed = async (scope: AgencyScope, name: string): Promise<string[]> => {
  const patterns = keywordPatterns(name);
  const rows = await scope.db
    .selectFrom('tenant')
    .select(['id', 'name'])
    .where('side', '=', 'client')
    .where((eb) => eb.and(patterns.map((pattern) => eb('name', 'ilike', pattern))))
    .limit(mostClients)
    .execute();
  const same = rows.filter((row) => row.name.toLowerCase() === name.toLowerCase());
  return (same.length > 0 ? same : rows).map(({ id }) => id);
};

const ifAny = <Values extends readonly unknown[]>(values: Values): Values | undefined =>
  values.length === 0 ? undefined : values;

type Terms = Partial<SearchTerms> | Promise<Partial<SearchTerms>>;

const conditions: FilterConditions<typeof opportunityFilters, AgencyScope, Terms> = {
  kind: (kind) => ({ kind }),
  engagementTypeId: (ids) => ({ engagementTypeIds: ifAny(ids) }),
  roleCategoryId: (ids) => ({ roleCategoryIds: ifAny(ids) }),
  classificationIds: (ids) => ({ classificationIds: ifAny(ids) }),
  clientName: async (name, scope) => (name === '' ? {} : { clientIds: await clientsNamed(scope, name) }),
  isDemo: (isDemo) => ({ isDemo }),
  prequalified: async (isOn, scope) =>
    isOn ? { prequalifiedFor: (await approvedFor(scope, scope.tenantId)).map(keyText) } : {},
  // The words are read together in termsOf.
  keywords: null,
  location: null,
};

/** A search in the form of the index, and a second one with typo tolerance in case it has no results. */
export const termsOf = async (
  scope: AgencyScope,
  filters: MarketFilters,
): Promise<{ literal: SearchTerms; forgiving: SearchTerms; readAs: Reading['readAs'] }> => {
  const isPlace = filters.field === 'location';
  const known = isPlace ? [] : await knownWords(scope, filters.keywords ?? '');
  const places = await knownWords(scope, `${filters.location ?? ''} ${isPlace ? (filters.keywords ?? '') : ''}`);
  const nowhere = [filters.keywords, filters.location]
    .filter(isUnreadable)
    .map((typed) => ({ typed: typed ?? '', stems: [] }));
  const typed = isPlace ? '' : (filters.keywords?.trim() ?? '');
  const set = await Promise.all(conditionsOf(conditions, filters, scope).map((each) => Promise.resolve(each)));
  const common: Omit<SearchTerms, 'words'> = {
    number: /^\d{1,9}$/.test(typed) ? Number(typed) : undefined,
    weights: filters.field && weightsOf[filters.field],
    places: places.map(({ word, isKnown }) => ({ word, isKnown })),
    recruitmentTypeId: filters.recruitmentTypeId,
    ...set.reduce<Partial<SearchTerms>>((all, each) => ({ ...all, ...each }), {}),
  };
  const { words, readAs } = readForgivingly(known);
  return {
    literal: { ...common, words: [...readLiterally(known), ...nowhere] },
    forgiving: { ...common, words: [...words, ...nowhere] },
    readAs,
  };
};
