import { boardFilters } from '#contract/board/filters.ts';
import { boardSorts, boardViews, type BoardFilters } from '#contract/board/rules.ts';
import type { BoardQuery } from '#contract/board/shapes/query.ts';
import { createFilterSearch, isSameQuery } from '#web/platform/filter-search.ts';
import { oneOf, searchParams, wholeNumber } from '#web/platform/search-params.ts';

const filters = createFilterSearch(boardFilters);
const order = searchParams({
  pageCurrent: wholeNumber(0),
  pageSize: wholeNumber(1, 100),
  sortBy: oneOf(boardSorts),
  sortOrder: oneOf(['asc', 'desc']),
});

/** Parses the board's search parameters, named as in the specification, and drops invalid values. */
export const boardSearch = (given: Record<string, unknown>) => ({ ...filters.read(given), ...order(given) });

export type BoardSearch = ReturnType<typeof boardSearch>;

export const boardPageSize = 10;

/**
 * Returns the search parameters for a set of filters. `assignToMe` is always set, so the result is never the bare
 * landing URL.
 */
export const toBoardSearch = ({
  sortBy,
  sortOrder,
  pageSize,
  ...values
}: BoardFilters & Pick<BoardQuery, 'sortBy' | 'sortOrder' | 'pageSize'>): BoardSearch => ({
  ...filters.toSearch({ assignToMe: false, ...values }),
  sortBy,
  sortOrder,
  pageSize,
});

/** The default filters of the board. Source: specification 2, section 2. */
export const defaultBoardSearch: BoardSearch = {
  ...toBoardSearch(boardViews.fulfillment),
  pageCurrent: 0,
  pageSize: boardPageSize,
};

export const isEmptyBoardSearch = (search: BoardSearch): boolean =>
  Object.values(search).every((value) => value === undefined);

/** Whether the URL shows exactly these filters. */
export const hasExactlyTheseFilters = (search: BoardSearch, shown: BoardFilters): boolean =>
  isSameQuery(filters.toFilters(search), shown);

/** Returns the part of a URL that a view stores: everything except the page and unset filters. */
export const toBoardViewQuery = ({ pageCurrent: _page, ...search }: BoardSearch): BoardQuery =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== false && value !== ''),
  );

const usual: BoardQuery = { sortBy: 'createdWhen', sortOrder: 'desc', pageSize: boardPageSize };

/** Whether the URL shows exactly a saved view, including its sort order and page size. */
export const isBoardView = (search: BoardSearch, query: BoardQuery): boolean =>
  isSameQuery({ ...usual, ...toBoardViewQuery(search) }, { ...usual, ...query });
