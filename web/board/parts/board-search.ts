import type { BoardFilters } from '#contract/board/rules.ts';
import { boardViews } from '#contract/board/rules.ts';
import type { BoardQuery } from '#contract/board/shapes/query.ts';
import { flag, listOf, matching, oneOf, searchParams, text, wholeNumber } from '#web/platform/search-params.ts';

/** The board's address, in the specification's words. What does not fit is left out, and the list is wider for it. */
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

/** The address of a set of filters. `assignToMe` is always said, so that it never is the bare address of a landing. */
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

/** Where one lands who asks for the board and nothing else. Source: specification 2, section 2. */
export const landing: BoardSearch = { ...searchOf(boardViews.fulfillment), pageCurrent: 0, pageSize: boardPageSize };

export const isEmptySearch = (search: BoardSearch): boolean =>
  Object.values(search).every((value) => value === undefined);

/** The filters of an address, without page and order; what is off is as good as absent. */
const filtersOf = ({
  pageCurrent: _page,
  pageSize: _size,
  sortBy: _by,
  sortOrder: _order,
  ...filters
}: BoardSearch): BoardFilters => filters;

/** By their letters alone: the order of a language is dear to make, and here any order will do. */
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

/** Whether an address shows exactly what these filters show. */
export const isShowing = (search: BoardSearch, filters: BoardFilters): boolean =>
  written(filtersOf(search)) === written(filters);

/** What a view keeps of an address: everything but the page, and nothing that is off. */
export const queryOf = ({ pageCurrent: _page, ...search }: BoardSearch): BoardQuery =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== false && value !== ''),
  );

const usual: BoardQuery = { sortBy: 'createdWhen', sortOrder: 'desc', pageSize: boardPageSize };

/** Whether an address shows exactly what a view of one's own keeps, order and length of the pages included. */
export const isView = (search: BoardSearch, query: BoardQuery): boolean =>
  written({ ...usual, ...queryOf(search) }) === written({ ...usual, ...query });
