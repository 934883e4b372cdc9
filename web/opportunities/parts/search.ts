import { opportunityFilters } from '#contract/opportunities/filters.ts';
import type { SavedFilters } from '#contract/opportunities/shapes.ts';
import { filterSearch } from '#web/platform/filter-search.ts';
import { oneOf, searchParams, wholeNumber } from '#web/platform/search-params.ts';

const filters = filterSearch(opportunityFilters);
const rest = searchParams({
  /** Whether the keyword is ignored, so that it does not narrow the list. */
  search: oneOf(['off']),
  /** Whether the list shows the opportunities that match the agency instead of search results. */
  view: oneOf(['yours']),
  page: wholeNumber(0),
});

/**
 * The specification's parameter names that a URL may contain besides those of the filters; they are removed from it.
 */
const foreign = ['pageCurrent', 'pageSize', 'toggleSearch'] as const;

/** Parses the list's search parameters, under their own names or those in the specification. The page size is fixed. */
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

/** Returns the page's filters as the server accepts them. */
export const toSearchFilters = (search: OpportunitiesSearch) => filters.toFilters(search);

/** Whether the list is sorted by relevance instead of closing time, which requires a keyword. */
export const isSortedByRelevance = ({ q = '', search, view }: OpportunitiesSearch): boolean =>
  view === undefined && search !== 'off' && q.trim() !== '';

/** Returns the search parameters for a saved search, or for no filters. */
export const searchOf = (saved: Partial<SavedFilters>): OpportunitiesSearch => ({
  ...filters.toSearch(saved),
  search: undefined,
  view: undefined,
});
