import { sql } from 'kysely';
import type { summarizeCandidates as operation } from '#contract/board/operations/search.ts';
import { maxExactCount } from '#contract/board/rules.ts';
import { candidateStatuses, candidateStatusOrder, type CandidateStatusId } from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { selectListedCandidates } from '#server/candidates/public.ts';
import { boardTsquery } from '../rules/board-query.ts';
import { matchCountLimit, findBoardIds } from './find-on-board.ts';

type Counts = { statusId: CandidateStatusId; count: number }[];

/** Counts all candidates in these engagements by status. */
export const countCandidatesByStatus = (scope: AgencyScope, ids: readonly string[]): Promise<Counts> =>
  selectListedCandidates(scope)
    .where('k.engagementId', '=', sql<string>`any (${ids}::uuid[])`)
    .select(['k.statusId', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('k.statusId')
    .execute();

/** Counts candidates by status, each count up to a limit, for a search with too many matches to read. */
export const countCandidatesUpTo = async (
  scope: AgencyScope,
  query: string | null,
  most = maxExactCount,
): Promise<Counts> => {
  const { rows } = await sql<Counts[number]>`
    select status_id as "statusId", n as count
    from app.count_candidates_on_board(${query}::tsquery, ${candidateStatusOrder}::int[], ${most}::int)`.execute(
    scope.db,
  );
  return rows;
};

/** A page size above any agency's number of open engagements, for filters that match only open engagements. */
const allOpen = 100_000;

export const candidateSummary = async (
  scope: AgencyScope,
  filters: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  // These two filters aren't in the index query, so counting candidates by that query can't apply them.
  const hasOpenFilter = filters.waits === true || filters.closingWithinDays !== undefined;
  const pageSize = hasOpenFilter ? allOpen : matchCountLimit(filters);
  const { ids, total } = await findBoardIds(scope, filters, {
    sortBy: 'createdWhen',
    sortOrder: 'desc',
    offset: 0,
    pageSize,
  });
  const rows =
    hasOpenFilter || total <= pageSize
      ? await countCandidatesByStatus(scope, ids)
      : await countCandidatesUpTo(scope, boardTsquery(scope, filters));
  const byStatus = candidateStatusOrder.map((id) => ({
    candidateStatusId: id,
    candidateStatus: lookupValue(candidateStatuses, id),
    count: Math.min(rows.find(({ statusId }) => statusId === id)?.count ?? 0, maxExactCount + 1),
  }));
  return { total: byStatus.reduce((sum, { count }) => sum + count, 0), byStatus };
};
