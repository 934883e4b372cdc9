import { sql } from 'kysely';
import { maxExactCount, maxExactMatchCount, type BoardFilters, type BoardSort } from '#contract/board/rules.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { boardTsquery } from '../rules/board-query.ts';

const dayMilliseconds = 86_400_000;

/** The order of the board's matches, and the page to return. */
export interface BoardPaging {
  sortBy: BoardSort;
  sortOrder: 'asc' | 'desc';
  offset: number;
  pageSize: number;
}

/** Returns the number at which counting stops. Without a keyword, the limit is the same as for the board's tabs. */
export const matchCountLimit = ({ keyword }: BoardFilters): number =>
  keyword === undefined ? maxExactCount : maxExactMatchCount;

/**
 * Returns the IDs on one page of the board and the number of matches, which is counted to at most one above
 * `matchCountLimit`. The index returns only IDs; the rows are then read under row security.
 */
export const findBoardIds = async (
  scope: AgencyScope,
  filters: BoardFilters,
  { sortBy, sortOrder, offset, pageSize }: BoardPaging,
): Promise<{ ids: string[]; total: number }> => {
  // An unfilled request requires action only from users who may submit candidates.
  if (filters.waits && !scope.permissions.has('Fulfillment Stage=Submit Candidate')) return { ids: [], total: 0 };
  const until =
    filters.closingWithinDays === undefined
      ? null
      : new Date(scope.now.getTime() + filters.closingWithinDays * dayMilliseconds);
  const { rows } = await sql<{ ids: string[]; total: number }>`
    select ids, total from app.find_on_board(${boardTsquery(scope, filters)}::tsquery, ${filters.waits === true}, ${until}::timestamptz,
      ${scope.now}, ${sortBy}, ${sortOrder === 'desc'}, ${offset}::int, ${pageSize}::int, ${matchCountLimit(filters)}::int)`.execute(
    scope.db,
  );
  return rows[0] ?? { ids: [], total: 0 };
};

/** Returns the IDs of the newest matches. */
export const findNewestBoardIds = async (
  scope: AgencyScope,
  filters: BoardFilters,
  size: number,
): Promise<readonly string[]> =>
  (await findBoardIds(scope, filters, { sortBy: 'createdWhen', sortOrder: 'desc', offset: 0, pageSize: size })).ids;
