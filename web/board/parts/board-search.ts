import type { BoardFilters } from '#contract/board/rules.ts';
import { boardViews } from '#contract/board/rules.ts';
import type { BoardQuery } from '#contract/board/shapes/query.ts';
import { flag, listOf, matching, oneOf, searchParams, text, wholeNumber } from '#web/platform/search-params.ts';

/**
 * The search parameters of the board, named as in the specification. Invalid values are dropped, which widens the list.
 */
export const boardSearch = searchParams({
  applicationStatusId: listOf(wholeNumber(1, 7)),
  engagementStatusId: listOf(wholeNumber(1, 4)),
  engagementTypeId: listOf(wholeNumber(1, 2)),
  stage: oneOf(['application', 'clarification', 'bidding', 'fulfillment', 'ended']),
  kind: oneOf(['competitive', 'successfee']),
  clientId: matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i),
  keyword: text(100),
  assignToMe: flag,
  waits: flag,
  closingWithinDays: wholeNumber(1, 365),
  pageCurrent: wholeNumber(0),
  pageSize: wholeNumber(1, 100),
  sortBy: oneOf(['createdWhen', 'closing', 'title', 'client', 'number', 'stage']),
  sortOrder: oneOf(['asc', 'desc']),
});

export type BoardSearch = ReturnType<typeof boardSearch>;

export const boardPageSize = 10;

/**
 * The search parameters for a set of filters. `assignToMe` is always set, so that the result is never the bare landing
 * URL.
 */
export const searchOf = ({
  engagementStatusId,
  applicationStatusId,
  engagementTypeId,
  ...rest
}: BoardFilters): BoardSearch => ({
  assignToMe: false,
  ...rest,
  ...(engagementStatusId ? { engagementStatusId: [...engagementStatusId] } : {}),
  ...(applicationStatusId ? { applicationStatusId: [...applicationStatusId] } : {}),
  ...(engagementTypeId ? { engagementTypeId: [...engagementTypeId] } : {}),
});

/** The default filters of the board. Source: specification 2, section 2. */
export const landing: BoardSearch = { ...searchOf(boardViews.fulfillment), pageCurrent: 0, pageSize: boardPageSize };

export const isEmptySearch = (search: BoardSearch): boolean =>
  Object.values(search).every((value) => value === undefined);

/** The filters in a URL, without page and sort; a filter that is off counts as absent. */
export const filtersOf = ({
  pageCurrent: _page,
  pageSize: _size,
  sortBy: _by,
  sortOrder: _order,
  ...filters
}: BoardSearch): BoardFilters => filters;

/** Compares by code units: locale comparison is slow, and any fixed order will do here. */
const byText = (one: unknown, other: unknown): number => (String(one) < String(other) ? -1 : 1);

const written = (filters: object): string =>
  JSON.stringify(
    Object.entries(filters)
      .filter(
        ([, value]) =>
          value !== undefined && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0),
      )
      .map(([name, value]): [string, unknown] => [name, Array.isArray(value) ? value.toSorted(byText) : value])
      .toSorted(([one], [other]) => byText(one, other)),
  );

/** Whether a URL shows exactly these filters. */
export const isShowing = (search: BoardSearch, filters: BoardFilters): boolean =>
  written(filtersOf(search)) === written(filters);

/** The part of a URL that a view stores: everything except the page and filters that are off. */
export const queryOf = ({ pageCurrent: _page, ...search }: BoardSearch): BoardQuery =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== false && value !== ''),
  );

const usual: BoardQuery = { sortBy: 'createdWhen', sortOrder: 'desc', pageSize: boardPageSize };

/** Whether a URL shows exactly a saved view, including sort and page size. */
export const isView = (search: BoardSearch, query: BoardQuery): boolean =>
  written({ ...usual, ...queryOf(search) }) === written({ ...usual, ...query });
