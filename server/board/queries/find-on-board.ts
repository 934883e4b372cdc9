import { sql } from 'kysely';
import { maxCounted, maxFound, type BoardFilters, type BoardSort } from '#contract/board/rules.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { boardQuery } from '../rules/board-query.ts';

const dayMilliseconds = 86_400_000;

/** Which part of what was found, in which order. */
export interface BoardPart {
  sortBy: BoardSort;
  sortOrder: 'asc' | 'desc';
  offset: number;
  pageSize: number;
}

/** How far what these filters find is counted: a search is counted for its own sake, what it narrows is told elsewhere too. */
export const countLimit = ({ keyword }: BoardFilters): number => (keyword === undefined ? maxCounted : maxFound);

/**
 * The ids of one page of the board and how many engagements there are, counted up to one more than `countedTo` says. Only
 * ids come from the index; the rows behind them are read under row security.
 */
export const findOnBoard = async (
  scope: AgencyScope,
  filters: BoardFilters,
  { sortBy, sortOrder, offset, pageSize }: BoardPart,
): Promise<{ ids: string[]; total: number }> => {
  // Who may not submit anybody has nothing that waits for them.
  if (filters.waits && !scope.permissions.has('Fulfillment Stage=Submit Candidate')) return { ids: [], total: 0 };
  const until =
    filters.closingWithinDays === undefined
      ? null
      : new Date(scope.now.getTime() + filters.closingWithinDays * dayMilliseconds);
  const { rows } = await sql<{ ids: string[]; total: number }>`
    select ids, total from app.find_on_board(${boardQuery(scope, filters)}::tsquery, ${filters.waits === true}, ${until}::timestamptz,
      ${scope.now}, ${sortBy}, ${sortOrder === 'desc'}, ${offset}::int, ${pageSize}::int, ${countLimit(filters)}::int)`.execute(
    scope.db,
  );
  return rows[0] ?? { ids: [], total: 0 };
};

/** The ids of the newest matches. */
export const newestIdsOnBoard = async (
  scope: AgencyScope,
  filters: BoardFilters,
  size: number,
): Promise<readonly string[]> =>
  (await findOnBoard(scope, filters, { sortBy: 'createdWhen', sortOrder: 'desc', offset: 0, pageSize: size })).ids;
