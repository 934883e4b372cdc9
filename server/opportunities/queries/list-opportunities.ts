import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import type { listOpportunities } from '#contract/opportunities/operations.ts';
import type { OpportunityRow } from '#contract/opportunities/shapes.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import {
  findOpportunityPage,
  unrankedSearch,
  closingOrderSearch,
  selectIndexMatches,
  maxListedMatches,
  type RequestedPage,
} from './index-search.ts';
import { selectOpenEngagements } from './select-open-engagements.ts';
import { listOpportunityRows } from './opportunity-rows.ts';
import { readSearchTerms, type MarketFilters } from './search-terms.ts';

const dayMilliseconds = 86_400_000;

/** Returns the market's counts. They have the same limit as a search, which bounds their cost. */
const marketSummary = async (scope: AgencyScope) => {
  const dayAhead = new Date(scope.now.getTime() + dayMilliseconds);
  const dayBack = new Date(scope.now.getTime() - dayMilliseconds);
  const published = selectOpenEngagements(scope)
    .select('engagement.id')
    .where('engagement.publishedAt', '>', dayBack)
    .orderBy('engagement.publishedAt')
    // A literal, because the planner assumes that a parameter selects a tenth of all rows.
    .limit(sql.lit(maxListedMatches));
  const { rows } = await sql<{ open: number; closingWithinDay: number; publishedWithinDay: number }>`
    with soonest as materialized (${selectIndexMatches(scope, closingOrderSearch(null))})
    select least(count(*), ${maxListedMatches}) as open, least(count(*) filter (where closes_at <= ${dayAhead}), ${maxListedMatches}) as closing_within_day,
      (select count(*) from (${published}) each) as published_within_day from soonest`.execute(scope.db);
  return rows[0] ?? { open: 0, closingWithinDay: 0, publishedWithinDay: 0 };
};

/** Returns one page of engagements open for applications, soonest to close first, with the total. */
export const readMarketRows = async (
  scope: AgencyScope,
  { pageCurrent, pageSize, ...filters }: MarketFilters & RequestedPage,
): Promise<{ records: OpportunityRow[]; total: number; isTotalAtLeast: boolean }> => {
  const { literal } = await readSearchTerms(scope, filters);
  const { ids, total, isTotalAtLeast } = await findOpportunityPage(scope, unrankedSearch(literal), {
    pageCurrent,
    pageSize,
  });
  return { records: await listOpportunityRows(scope, ids), total, isTotalAtLeast };
};

export const readOpportunities = async (
  scope: AgencyScope,
  filters: InputOf<typeof listOpportunities>,
): Promise<HandlerResult<typeof listOpportunities>> => {
  const { records, total, isTotalAtLeast } = await readMarketRows(scope, filters);
  return { ...toPage(records, filters, total), isTotalAtLeast, glance: await marketSummary(scope) };
};
