import { sql, type RawBuilder } from 'kysely';
import type { EngagementKind } from '#contract/engagements/states.ts';
import { effectiveClosing } from '#server/engagements/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { searchConditions, wordsQuery, type SearchTerms } from '../rules/search-query.ts';
import { openNow } from './open-now.ts';

/** So many of a list are looked at, the soonest to close first; of more it is only said that there are more. */
export const mostListed = 200;

/** And so many of a search, which are put in order by what fits best and counted by what they are. */
export const mostFound = 100;

/** So many clients are named beside a search, those that it finds most of. */
const mostClients = 20;

/** What is looked for: all conditions, the words among them, by which what fits is ranked, and how many are looked at. */
export interface Wanted {
  readonly conditions: readonly string[];
  readonly words: string | null;
  /** An engagement of this number is found as well, before the others. */
  readonly number?: number | undefined;
  readonly most: number;
}

/** The number that is looked for, where nothing else is: no index says whether an engagement fits the rest. */
const numberOf = (terms: SearchTerms, conditions: readonly string[]): number | undefined =>
  terms.weights === undefined && conditions.length === terms.words.length ? terms.number : undefined;

/** A search; one that narrows nothing is a list of all. */
export const soughtBy = (terms: SearchTerms): Wanted => {
  const conditions = searchConditions(terms);
  const most = conditions.length === 0 ? mostListed : mostFound;
  return { conditions, words: wordsQuery(terms), number: numberOf(terms, conditions), most };
};

/** A list in the order of closing. */
export const listOf = (conditions: readonly string[]): Wanted => ({ conditions, words: null, most: mostListed });

/** Such a list of what fits. */
export const listedBy = (terms: SearchTerms): Wanted => {
  const conditions = searchConditions(terms);
  return { ...listOf(conditions), number: numberOf(terms, conditions) };
};

/** Which part of what was found. */
export interface Page {
  readonly pageCurrent: number;
  readonly pageSize: number;
}

/** What a search can be counted by, with the kind of its values. */
interface FacetValues {
  kind: EngagementKind;
  engagementTypeId: number;
  roleCategoryId: number;
  classificationId: number;
  clientId: string;
}
export type Facet = keyof FacetValues;
/** How many of what was found have a value of each facet, the most frequent first. */
export type FacetCounts = { [name in Facet]: [value: FacetValues[name], count: number][] };

/** An engagement that was found, and how well it fits. */
interface Ranked {
  readonly engagementId: string;
  readonly rank: number;
}

/** What is found, and what has the number, which nothing fits better. */
const withNumber = (found: RawBuilder<Ranked>, number: number) => sql<Ranked>`(
  select engagement_id, max(rank) as rank from (
    select * from ${found} each
    union all select id, 2 from engagement where kind in ('successfee', 'competitive') and number = ${number}) each
  group by 1)`;

/** What the index finds, as far as row security shows it to the caller and it is open. */
export const matched = (scope: AgencyScope, { conditions, words, number, most }: Wanted) => {
  const found = sql<Ranked>`app.find_open(${conditions}::tsquery[], ${words}::tsquery, ${scope.now}, ${most + 1}::int)`;
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

/**
 * The ids of one page, what fits best first and then what closes soonest, how many there are, and how they are made up by
 * the facets that are asked for.
 */
export const findPage = async <F extends Facet = never>(
  scope: AgencyScope,
  wanted: Wanted,
  { pageCurrent, pageSize }: Page,
  facets: readonly F[] = [],
): Promise<{ ids: string[]; facets: Pick<FacetCounts, F>; total: number; isTotalAtLeast: boolean }> => {
  const { rows } = await sql<{ ids: string[]; facets: Pick<FacetCounts, F>; total: number }>`
    with matched as materialized (${matched(scope, wanted)})
    select (select count(*) from matched) as total,
      array(select id from matched order by rank desc, closes_at, id limit ${pageSize}
        offset ${pageCurrent * pageSize}) as ids,
      json_build_object(${sql.join(facets.map(countsOf))}) as facets`.execute(scope.db);
  const [found] = rows as [(typeof rows)[number]];
  // One more than is looked at is asked for, to know that there is more; the facets may count it.
  return { ...found, total: Math.min(found.total, wanted.most), isTotalAtLeast: found.total > wanted.most };
};
