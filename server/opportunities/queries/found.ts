import { sql } from 'kysely';
import type { EngagementKind } from '#contract/engagements/states.ts';
import { closingNow } from '#server/engagements/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { searchQuery, wordsQuery, type SearchTerms } from '../rules/search-query.ts';
import { openNow } from './open-now.ts';

/** So many are looked at, the soonest to close first; of more it is only said that there are more. */
export const mostFound = 200;

/** What is looked for: all conditions, and the words among them, by which what fits is ranked. */
export interface Wanted {
  readonly query: string | null;
  readonly words: string | null;
}

export const wantedBy = (terms: SearchTerms): Wanted => ({ query: searchQuery(terms), words: wordsQuery(terms) });

/** Which part of what was found. */
export interface Page {
  readonly pageCurrent: number;
  readonly pageSize: number;
}

/** How many of what was found have one value of one facet; the other facets are null. */
export interface FacetRow {
  kind: EngagementKind | null;
  engagementTypeId: number | null;
  roleCategoryId: number | null;
  classificationId: number | null;
  clientId: string | null;
  count: number;
}

/** What the index finds, as far as row security shows it to the caller and it is open. */
export const matched = (scope: AgencyScope, { query, words }: Wanted) =>
  openNow(scope)
    .innerJoin(
      sql<{ engagementId: string; rank: number }>`app.find_opportunities(${query}::tsquery, ${words}::tsquery,
        ${scope.now}, ${mostFound + 1}::int)`.as('found'),
      'found.engagementId',
      'engagement.id',
    )
    .select(['engagement.id', 'found.rank', closingNow(scope.now).as('closesAt'), 'engagement.kind'])
    .select(['engagement.engagementTypeId', 'engagement.roleCategoryId', 'engagement.classificationId'])
    .select('engagement.clientId');

/** The ids of one page, what fits best first and then what closes soonest, how many there are, and how they are made up. */
export const findPage = async (
  scope: AgencyScope,
  wanted: Wanted,
  { pageCurrent, pageSize }: Page,
): Promise<{ ids: string[]; facets: FacetRow[]; total: number; isTotalAtLeast: boolean }> => {
  const { rows } = await sql<{ ids: string[]; facets: FacetRow[]; total: number }>`
    with matched as materialized (${matched(scope, wanted)})
    select (select count(*) from matched) as total,
      array(select id from matched order by rank desc, closes_at, id limit ${pageSize}
        offset ${pageCurrent * pageSize}) as ids,
      (select coalesce(jsonb_agg(each order by each.count desc), '[]') from (
        select kind, engagement_type_id as "engagementTypeId", role_category_id as "roleCategoryId",
          classification_id as "classificationId", client_id as "clientId", count(*) as count from matched
        group by grouping sets ((kind), (engagement_type_id), (role_category_id), (classification_id), (client_id))
      ) each) as facets`.execute(scope.db);
  const [{ ids, facets, total }] = rows as [{ ids: string[]; facets: FacetRow[]; total: number }];
  // One more than is looked at is asked for, to know that there is more; the facets may count it.
  return { ids, facets, total: Math.min(total, mostFound), isTotalAtLeast: total > mostFound };
};
