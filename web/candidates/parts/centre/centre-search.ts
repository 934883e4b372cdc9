import { candidateFilters, candidateSorts } from '#contract/candidates/filters.ts';
import { filterSearch } from '#web/platform/filter-search.ts';
import { oneOf, searchParams, wholeNumber } from '#web/platform/search-params.ts';

const filters = filterSearch(candidateFilters);
const order = searchParams({
  pageCurrent: wholeNumber(0),
  pageSize: wholeNumber(1, 100),
  sortBy: oneOf(candidateSorts),
  sortOrder: oneOf(['asc', 'desc']),
});

/** The search parameters of the candidate centre, named as in the specification. Invalid values are dropped. */
export const centreSearch = (given: Record<string, unknown>) => ({ ...filters.read(given), ...order(given) });

export type CentreSearch = ReturnType<typeof centreSearch>;

export const centrePageSize = 10;
export const centrePageSizes = [10, 25, 50, 100] as const;

export const filtersOf = (search: CentreSearch) => filters.toFilters(search);

export const noFilters: CentreSearch = { ...filters.none, ...order({}) };

/** Whether any filter is set. */
export const isNarrowed = (search: CentreSearch): boolean =>
  Object.values(filtersOf(search)).some((value) => value !== undefined && value !== false);
