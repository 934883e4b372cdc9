import { opportunityFilters } from '#contract/opportunities/filters.ts';
import type { SavedSearchFilters } from '#contract/opportunities/shapes.ts';
import { createFilterSearch } from '#web/platform/filter-search.ts';
import { oneOf, searchParams, wholeNumber } from '#web/platform/search-params.ts';

const filters = createFilterSearch(opportunityFilters);
const rest = searchParams({
  /** Whether the keyword is ignored, so that it doesn't narrow the list. */
  search: oneOf(['off']),
  /** Whether the list shows the opportunities that match the agency instead of search results. */
  view: oneOf(['yours']),
  page: wholeNumber(0),
});

/** The other parameter names that, according to the specification, a URL may contain. They are removed from the URL. */
const foreign = ['pageCurrent', 'pageSize', 'toggleSearch'] as const;

/**
 * Parses the list's search parameters, under our names or the specification's. `pageSize` is ignored, because the page
 * size is fixed.
 */
export const opportunitiesSearch = (given: Record<string, unknown>) => ({
  ...Object.fromEntries(foreign.filter((name) => name in given).map((name) => [name, undefined])),
  ...filters.read(given),
  ...rest({
    ...given,
    page: given['page'] ?? given['pageCurrent'],
    search: given['search'] ?? (given['toggleSearch'] === 'false' ? 'off' : undefined),
  }),
});
export type OpportunitiesSearch = ReturnType<typeof opportunitiesSearch>;

/** Returns the page's filters in the form that the API accepts. */
export const toSearchFilters = (search: OpportunitiesSearch) => filters.toFilters(search);

/** Whether the list is sorted by relevance rather than closing time. Relevance requires a keyword. */
export const isSortedByRelevance = ({ q = '', search, view }: OpportunitiesSearch): boolean =>
  view === undefined && search !== 'off' && q.trim() !== '';

/** Returns the search parameters for a saved search or, if no filters are given, for the unfiltered list. */
export const toOpportunitiesSearch = (saved: Partial<SavedSearchFilters>): OpportunitiesSearch => ({
  ...filters.toSearch(saved),
  search: undefined,
  view: undefined,
});
