import { boardFilters } from '#contract/board/filters.ts';
import { boardSorts, boardViews, type BoardFilters } from '#contract/board/rules.ts';
import type { BoardQuery } from '#contract/board/shapes/query.ts';
import { filterSearch } from '#web/platform/filter-search.ts';
import { oneOf, searchParams, wholeNumber } from '#web/platform/search-params.ts';

const filters = filterSearch(boardFilters);
const order = searchParams({
  pageCurrent: wholeNumber(0),
  pageSize: wholeNumber(1, 100),
  sortBy: oneOf(boardSorts),
  sortOrder: oneOf(['asc', 'desc']),
});

/** The board's address, in the specification's names. Invalid values are left out. */
export const boardSearch = (given: Record<string, unknown>) => ({ ...filters.read(given), ...order(given) });

export type BoardSearch = ReturnType<typeof boardSearch>;

export const boardPageSize = 10;

/** The address of a view. `assignToMe` is always said, so that it never is the bare address of a landing. */
export const searchOf = ({
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

/** Where one lands who asks for the board and nothing else. Source: specification 2, section 2. */
export const landing: BoardSearch = { ...searchOf(boardViews.fulfillment), pageCurrent: 0, pageSize: boardPageSize };

export const isEmptySearch = (search: BoardSearch): boolean =>
  Object.values(search).every((value) => value === undefined);

/** By their letters alone: the order of a language is dear to make, and here any order will do. */
const byText = (one: unknown, other: unknown): number => (String(one) < String(other) ? -1 : 1);

const written = (values: object): string =>
  JSON.stringify(
    Object.entries(values)
      .filter(
        ([, value]) =>
          value !== undefined && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0),
      )
      .map(([name, value]): [string, unknown] => [name, Array.isArray(value) ? value.toSorted(byText) : value])
      .toSorted(([one], [other]) => byText(one, other)),
  );

/** Whether an address shows exactly what these filters show. */
export const isShowing = (search: BoardSearch, shown: BoardFilters): boolean =>
  written(filters.toFilters(search)) === written(shown);

/** What a view keeps of an address: everything but the page, and nothing that is off. */
export const queryOf = ({ pageCurrent: _page, ...search }: BoardSearch): BoardQuery =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== false && value !== ''),
  );

const usual: BoardQuery = { sortBy: 'createdWhen', sortOrder: 'desc', pageSize: boardPageSize };

/** Whether an address shows exactly what a view of one's own keeps, order and length of the pages included. */
export const isView = (search: BoardSearch, query: BoardQuery): boolean =>
  written({ ...usual, ...queryOf(search) }) === written({ ...usual, ...query });
