import { sql, type RawBuilder } from 'kysely';
import type { EngagementKind, EngagementTypeId } from '#contract/engagements/states.ts';
import { effectiveClosingTime } from '#server/engagements/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { hasSearchFilters, searchQuery, wordsQuery, type SearchTerms } from '../rules/search-query.ts';
import { selectOpenEngagements } from './select-open-engagements.ts';

/** The maximum number of matches in a list. */
export const maxListedMatches = 200;

/** The maximum number of matches that a search ranks and counts. */
export const maxRankedMatches = 100;

/** The maximum number of clients in a facet. Those with the most matches are shown. */
const mostClients = 20;

/** A search, as parameters of the index. */
export interface IndexSearch {
  /** The query; null matches everything. */
  readonly query: string | null;
  /** The words by which matches are ranked. */
  readonly words: string | null;
  /** The number of an engagement to add to the results, ranked first. */
  readonly number?: number | undefined;
  readonly most: number;
}

/**
 * Returns the engagement number in the terms, unless other filters are set: the index couldn't tell whether the
 * engagement with that number matches them.
 */
const numberOf = (terms: SearchTerms): number | undefined =>
  terms.weights === undefined && !hasSearchFilters(terms) ? terms.number : undefined;

/**
 * Returns a search that ranks matches by the terms' words. If the terms have neither words nor filters, the limit of a
 * list applies.
 */
export const rankedSearch = (terms: SearchTerms): IndexSearch => {
  const query = searchQuery(terms);
  return {
    query,
    words: wordsQuery(terms),
    number: numberOf(terms),
    most: query === null ? maxListedMatches : maxRankedMatches,
  };
};

/** Returns a search whose matches are sorted by closing time. */
export const closingOrderSearch = (query: string | null): IndexSearch => ({
  query,
  words: null,
  most: maxListedMatches,
});

export const unrankedSearch = (terms: SearchTerms): IndexSearch => ({
  ...closingOrderSearch(searchQuery(terms)),
  number: numberOf(terms),
});

/** The number and size of the page of results to return. */
export interface RequestedPage {
  readonly pageCurrent: number;
  readonly pageSize: number;
}

/** The types of the facets' values. */
interface FacetValues {
  kind: EngagementKind;
  engagementTypeId: EngagementTypeId;
  roleCategoryId: number;
  classificationId: number;
  clientId: string;
}
export type SearchFacet = keyof FacetValues;
/** The number of results for each value of a facet, most frequent first. */
export type FacetCounts = { [name in SearchFacet]: [value: FacetValues[name], count: number][] };

/** An engagement with its rank. */
interface Ranked {
  readonly engagementId: string;
  readonly rank: number;
}

/** Adds the engagement with this number, with the highest rank. */
const withNumber = (found: RawBuilder<Ranked>, number: number) => sql<Ranked>`(
  select engagement_id, max(rank) as rank from (
    select * from ${found} each
    union all select id, 2 from engagement where kind in ('successfee', 'competitive') and number = ${number}) each
  group by 1)`;

/** Selects matches from the index that are open and that row security shows to the caller. */
export const selectIndexMatches = (scope: AgencyScope, { query, words, number, most }: IndexSearch) => {
  const found = sql<Ranked>`app.find_open(${query}::tsquery, ${words}::tsquery, ${scope.now}, ${most + 1}::int)`;
  return selectOpenEngagements(scope)
    .innerJoin(
      (number === undefined ? found : withNumber(found, number)).as('found'),
      'found.engagementId',
      'engagement.id',
    )
    .select(['engagement.id', 'found.rank', effectiveClosingTime(scope.now).as('closesAt'), 'engagement.kind'])
    .select(['engagement.engagementTypeId', 'engagement.roleCategoryId', 'engagement.classificationId'])
    .select('engagement.clientId');
};

const countsOf = (facet: SearchFacet) => sql`${sql.lit(facet)}, (
  select coalesce(json_agg(json_build_array(value, n) order by n desc, value), '[]') from (
    select ${sql.ref(facet)} as value, count(*) as n from matched group by 1
    ${facet === 'clientId' ? sql`order by n desc, value limit ${sql.lit(mostClients)}` : sql``}) each)`;

/**
 * Returns the IDs on one page (ordered by rank, then by closing time), the total, and the counts for the requested
 * facets.
 */
export const findOpportunityPage = async <F extends SearchFacet = never>(
  scope: AgencyScope,
  search: IndexSearch,
  { pageCurrent, pageSize }: RequestedPage,
  facets: readonly F[] = [],
): Promise<{ ids: string[]; facets: Pick<FacetCounts, F>; total: number; isTotalAtLeast: boolean }> => {
  const { rows } = await sql<{ ids: string[]; facets: Pick<FacetCounts, F>; total: number }>`
    with matched as materialized (${selectIndexMatches(scope, search)})
    select (select count(*) from matched) as total,
      array(select id from matched order by rank desc, closes_at, id limit ${pageSize}
        offset ${pageCurrent * pageSize}) as ids,
      json_build_object(${sql.join(facets.map(countsOf))}) as facets`.execute(scope.db);
  const [found] = rows as [(typeof rows)[number]];
  // One match more than the limit is read, to find out whether there are more. The facet counts may include this
  // match.
  return { ...found, total: Math.min(found.total, search.most), isTotalAtLeast: found.total > search.most };
};
