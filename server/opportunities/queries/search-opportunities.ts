import { sql } from 'kysely';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import { engagementTypes } from '#contract/engagements/states.ts';
import { roleCategories } from '#contract/lookups/states.ts';
import type * as operations from '#contract/opportunities/operations/search.ts';
import type { Facets } from '#contract/opportunities/shapes.ts';
import type { SuggestionKind } from '#contract/opportunities/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { SearchTerms } from '../rules/search-query.ts';
import { findOpportunityPage, rankedSearch, type SearchFacet, type FacetCounts } from './index-search.ts';
import { selectOpenEngagements } from './select-open-engagements.ts';
import { listOpportunityRows } from './opportunity-rows.ts';
import { readSearchTerms } from './search-terms.ts';

type SearchInput = InputOf<typeof operations.searchOpportunities>;

/** The search term that belongs to each facet. */
const facetTerms = {
  kind: 'kind',
  engagementTypeId: 'engagementTypeIds',
  roleCategoryId: 'roleCategoryIds',
  classificationId: 'classificationIds',
  clientId: 'clientIds',
} as const satisfies Record<SearchFacet, keyof SearchTerms>;
const facetNames = Object.keys(facetTerms) as SearchFacet[];

const isSet = (terms: SearchTerms, name: SearchFacet): boolean => terms[facetTerms[name]] !== undefined;

/** Returns the facets without a filter, which the search itself can count. */
const countedBy = (terms: SearchTerms): SearchFacet[] => facetNames.filter((name) => !isSet(terms, name));

/** Counts the values of each filtered facet as if its filter weren't set, so that other values can be chosen. */
const withOtherValues = async (
  scope: AgencyScope,
  terms: SearchTerms,
  counts: Partial<FacetCounts>,
): Promise<FacetCounts> => {
  const set = facetNames.filter((name) => isSet(terms, name));
  const others = await Promise.all(
    set.map(async (name) => {
      const without = rankedSearch({ ...terms, [facetTerms[name]]: undefined });
      return (await findOpportunityPage(scope, without, { pageCurrent: 0, pageSize: 0 }, [name])).facets;
    }),
  );
  return Object.assign({}, counts, ...others) as FacetCounts;
};

const facetsOf = async (scope: AgencyScope, terms: SearchTerms, found: Partial<FacetCounts>): Promise<Facets> => {
  const counts = await withOtherValues(scope, terms, found);
  const clientIds = counts.clientId.map(([id]) => id);
  const clients =
    clientIds.length === 0
      ? []
      : await scope.db.selectFrom('tenant').select(['id', 'name']).where('id', 'in', clientIds).execute();
  const classifications = await scope.db.selectFrom('classification').select(['id', 'value']).execute();
  return {
    kind: counts.kind.map(([id, count]) => ({ id, count })),
    engagementTypeId: counts.engagementTypeId.map(([id, count]) => ({
      id,
      value: lookupValue(engagementTypes, id),
      count,
    })),
    roleCategoryId: counts.roleCategoryId.map(([id, count]) => ({ id, value: lookupValue(roleCategories, id), count })),
    classificationIds: counts.classificationId.map(([id, count]) => ({
      id,
      value: lookupValue(classifications, id),
      count,
    })),
    clientName: counts.clientId.flatMap(([clientId, count]) => {
      const client = clients.find(({ id }) => id === clientId);
      return client ? [{ id: client.id, value: client.name, count }] : [];
    }),
  };
};

const isOwnEmail = async (scope: AgencyScope, email: string): Promise<boolean> => {
  if (email === '') return true;
  const row = await scope.db.selectFrom('appUser').select('email').where('id', '=', scope.userId).executeTakeFirst();
  return row?.email.toLowerCase() === email.toLowerCase();
};

/** Returns the results for words and filters or, if there are none, the results with typos corrected. */
export const searchOpportunities = async (
  scope: AgencyScope,
  { toggleSearch, email, pageCurrent, pageSize, ...filters }: SearchInput,
): Promise<HandlerResult<typeof operations.searchOpportunities>> => {
  if (!(await isOwnEmail(scope, email))) return refuse(commonRefusals['foreign-id']);
  const page = { pageCurrent, pageSize };
  const { literal, forgiving, readAs } = await readSearchTerms(scope, toggleSearch ? filters : {});
  const found = await findOpportunityPage(scope, rankedSearch(literal), page, countedBy(literal));
  const isForgiven = found.total === 0 && readAs.length > 0;
  const { ids, facets, total, isTotalAtLeast } = isForgiven
    ? await findOpportunityPage(scope, rankedSearch(forgiving), page, countedBy(forgiving))
    : found;
  return {
    ...toPage(await listOpportunityRows(scope, ids), page, total),
    isTotalAtLeast,
    facets: await facetsOf(scope, isForgiven ? forgiving : literal, facets),
    readAs: isForgiven && total > 0 ? [...readAs] : [],
  };
};

const mostSuggestions = 8;

/** Returns phrases from open engagements that complete the typed text. If none do, typos are corrected. */
export const autoSuggest = async (
  scope: AgencyScope,
  { keywords }: InputOf<typeof operations.autoSuggest>,
): Promise<HandlerResult<typeof operations.autoSuggest>> => {
  const suggestionsFor = async (text: string) => {
    const { rows } = await sql<{ phrase: string; kind: SuggestionKind; uses: number }>`
      select * from app.suggest(${text}, ${mostSuggestions}::int)`.execute(scope.db);
    return rows;
  };
  let rows = await suggestionsFor(keywords);
  if (rows.length === 0) {
    const { readAs } = await readSearchTerms(scope, { keywords });
    const [first] = readAs;
    if (first) rows = await suggestionsFor(first.read);
  }
  return { suggestions: rows.map(({ phrase, kind, uses }) => ({ text: phrase, kind, count: uses })) };
};

/** Lists the clients with open engagements. A demo client has only demo engagements. */
export const listClientNames = async (
  scope: AgencyScope,
  { isDemo }: InputOf<typeof operations.listClientNames>,
): Promise<HandlerResult<typeof operations.listClientNames>> => {
  const openOf = (demo: boolean | undefined) =>
    selectOpenEngagements(scope)
      .select('engagement.id')
      .whereRef('engagement.clientId', '=', sql.ref('client.id'))
      .$if(demo !== undefined, (query) => query.where('engagement.isDemo', '=', demo ?? false));
  const clients = await scope.db
    .selectFrom('tenant as client')
    .select(['client.id as clientId', 'client.name as clientName'])
    .select(({ exists, not }) =>
      not(exists(openOf(false)))
        .$castTo<boolean>()
        .as('isDemo'),
    )
    .where('client.side', '=', 'client')
    .where(({ exists }) => exists(openOf(isDemo)))
    .orderBy('client.name')
    .orderBy('client.id')
    .execute();
  return { clients };
};
