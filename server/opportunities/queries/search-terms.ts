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

/** What a list of the market is narrowed to; an absent field narrows nothing. */
export type MarketFilters = FilterValues<typeof opportunityFilters> & {
  readonly recruitmentTypeId?: number | undefined;
  /** Where the keywords are looked for; everywhere unless it is said. */
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

/** Signs without a letter or a digit stand in no text: they find nothing, as on the board. */
const isUnreadable = (typed: string | undefined): boolean =>
  typed !== undefined && typed.trim() !== '' && tokenize(typed).length === 0;

/** The clients of a name, by ids: the one that is called so, or else all that have it in their names. */
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
  // Their words are read together, in termsOf.
  keywords: null,
  location: null,
};

/** A search as the index is asked it, and once more with slips of the pen forgiven, for where it finds nothing. */
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
