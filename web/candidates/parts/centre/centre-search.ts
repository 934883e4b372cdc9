import { candidateFilters, candidateSorts, centreViews, type CentreViewName } from '#contract/candidates/filters.ts';
import type { CentreViewQuery } from '#contract/candidates/operations/views.ts';
import { createFilterSearch, isSameQuery } from '#web/platform/filter-search.ts';
import { oneOf, searchParams, wholeNumber } from '#web/platform/search-params.ts';

const filters = createFilterSearch(candidateFilters);
const order = searchParams({
  pageCurrent: wholeNumber(0),
  pageSize: wholeNumber(1, 100),
  sortBy: oneOf(candidateSorts),
  sortOrder: oneOf(['asc', 'desc']),
});

/** Parses the candidate centre's search parameters, named as in the specification, and drops invalid values. */
export const centreSearch = (given: Record<string, unknown>) => ({ ...filters.read(given), ...order(given) });

export type CentreSearch = ReturnType<typeof centreSearch>;

export const centrePageSize = 10;
export const centrePageSizes = [10, 25, 50, 100] as const;

export const centreFiltersOf = (search: CentreSearch) => filters.toFilters(search);

/** Returns a filter's values, or undefined if there are none. */
export const orNone = <Value>(values: readonly Value[]): Value[] | undefined =>
  values.length === 0 ? undefined : [...values];

export const noCentreFilters: CentreSearch = { ...filters.none, ...order({}) };

/** Whether any filter is set. */
export const hasAnyFilter = (search: CentreSearch): boolean =>
  Object.values(centreFiltersOf(search)).some((value) => value !== undefined && value !== false);

/** Whether the URL has no filters, so that it opens the default view. */
export const isEmptyCentreSearch = (search: CentreSearch): boolean =>
  Object.values(search).every((value) => value === undefined);

/** Returns the search parameters for a saved view. */
export const toCentreSearch = ({ sortBy, sortOrder, pageSize, ...values }: CentreViewQuery): CentreSearch => ({
  ...filters.toSearch(values),
  pageCurrent: 0,
  pageSize,
  sortBy,
  sortOrder,
});

/** Returns the part of a URL that a view stores: everything except the page and unset filters. */
export const toCentreViewQuery = ({ pageSize, sortBy, sortOrder, ...search }: CentreSearch): CentreViewQuery =>
  Object.fromEntries(
    Object.entries({ ...centreFiltersOf(search), pageSize, sortBy, sortOrder }).filter(
      ([, value]) => value !== undefined && value !== false && value !== '',
    ),
  );

const usual: CentreViewQuery = { sortBy: 'submittedDate', sortOrder: 'desc', pageSize: centrePageSize };

/** Whether the URL shows exactly a saved view, including its sort order and page size. */
export const isCentreView = (search: CentreSearch, query: CentreViewQuery): boolean =>
  isSameQuery({ ...usual, ...toCentreViewQuery(search) }, { ...usual, ...query });

/** The names of the predefined views, in the order of their tabs. */
export const centreViewNames = Object.keys(centreViews) as CentreViewName[];

/** Returns the predefined view whose filters are set, even if other filters narrow the list further. */
export const findCentreView = (search: CentreSearch): CentreViewName | undefined => {
  const set: Record<string, unknown> = centreFiltersOf(search);
  return centreViewNames.find((name) =>
    Object.entries(centreViews[name]).every(([filter, value]) => set[filter] === value),
  );
};
