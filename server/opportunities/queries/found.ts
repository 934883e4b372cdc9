import { sql, type RawBuilder } from 'kysely';
import type { EngagementKind } from '#contract/engagements/states.ts';
import { effectiveClosing } from '#server/engagements/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { hasFilters, searchQuery, wordsQuery, type SearchTerms } from '../rules/search-query.ts';
import { openNow } from './open-now.ts';

/** Maximum number of matches in a list. */
export const mostListed = 200;

/** Maximum number of matches that a search ranks and counts. */
export const mostFound = 100;

/** Maximum number of clients in a facet, those with the most matches. */
const mostClients = 20;

/** A search as parameters of the index. */
export interface IndexSearch {
  /** Null matches everything. */
  readonly query: string | null;
  /** The words for ranking. */
  readonly words: string | null;
  /** The engagement with this number is also found, and ranked first. */
  readonly number?: number | undefined;
  readonly most: number;
}

/** A number only applies without other filters: the index cannot tell whether its engagement matches them. */
const numberOf = (terms: SearchTerms): number | undefined =>
  terms.weights === undefined && !hasFilters(terms) ? terms.number : undefined;

/** A ranked search; without filters, a list. */
export const rankedSearch = (terms: SearchTerms): IndexSearch => {
  const query = searchQuery(terms);
  return { query, words: wordsQuery(terms), number: numberOf(terms), most: query === null ? mostListed : mostFound };
};

/** A list in the order of closing times. */
export const listByClosing = (query: string | null): IndexSearch => ({ query, words: null, most: mostListed });

export const listOfTerms = (terms: SearchTerms): IndexSearch => ({
  ...listByClosing(searchQuery(terms)),
  number: numberOf(terms),
});

/** The part of the results to return. */
export interface Page {
  readonly pageCurrent: number;
  readonly pageSize: number;
}

/** The type of each facet's values. */
interface FacetValues {
  kind: EngagementKind;
  engagementTypeId: number;
  roleCategoryId: number;
  classificationId: number;
  clientId: string;
}
export type Facet = keyof FacetValues;
/** Number of results for each value of a facet, most frequent first. */
export type FacetCounts = { [name in Facet]: [value: FacetValues[name], count: number][] };

/** An engagement with its rank. */
interface Ranked {
  readonly engagementId: string;
  readonly rank: number;
}

/** Adds the engagement with this number, at the highest rank. */
const withNumber = (found: RawBuilder<Ranked>, number: number) => sql<Ranked>`(
  select engagement_id, max(rank) as rank from (
    select * from ${found} each
    union all select id, 2 from engagement where kind in ('successfee', 'competitive') and number = ${number}) each
  group by 1)`;

/** The index matches that are open and visible to the caller under row security. */
export const matched = (scope: AgencyScope, { query, words, number, most }: IndexSearch) => {
  const found = sql<Ranked>`app.find_open(${query}::tsquery, ${words}::tsquery, ${scope.now}, ${most + 1}::int)`;
  return openNow(scope)
    .innerJoin(
      (number === undefined ? found : withNumber(found, number)).as('found'),
      'found.engagementId',
      'engagement.id',
    )
    .select(['engagement.id', 'found.rank', effectiveClosing(scope.now).as('closesAt'), 'engagement.kind'])
    .select(['engagement.engagementTypeId', 'engagement.roleCategoryId', 'engagement.classificationId'])
    .select('engagement.clientId');
};

const countsOf = (facet: Facet) => sql`${sql.lit(facet)}, (
  select coalesce(json_agg(json_build_array(value, n) order by n desc, value), '[]') from (
    select ${sql.ref(facet)} as value, count(*) as n from matched group by 1
    ${facet === 'clientId' ? sql`order by n desc, value limit ${sql.lit(mostClients)}` : sql``}) each)`;

/** The ids of one page, by rank and then closing time, the total, and the counts of the requested facets. */
export const findPage = async <F extends Facet = never>(
  scope: AgencyScope,
  search: IndexSearch,
  { pageCurrent, pageSize }: Page,
  facets: readonly F[] = [],
): Promise<{ ids: string[]; facets: Pick<FacetCounts, F>; total: number; isTotalAtLeast: boolean }> => {
  const { rows } = await sql<{ ids: string[]; facets: Pick<FacetCounts, F>; total: number }>`
    with matched as materialized (${matched(scope, search)})
    select (select count(*) from matched) as total,
      array(select id from matched order by rank desc, closes_at, id limit ${pageSize}
        offset ${pageCurrent * pageSize}) as ids,
      json_build_object(${sql.join(facets.map(countsOf))}) as facets`.execute(scope.db);
  const [found] = rows as [(typeof rows)[number]];
  // Reads one match more, to learn whether there are more; the facets may count it.
  return { ...found, total: Math.min(found.total, search.most), isTotalAtLeast: found.total > search.most };
};
