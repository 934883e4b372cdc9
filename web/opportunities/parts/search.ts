import { opportunityFilters } from '#contract/opportunities/filters.ts';
import type { SavedFilters } from '#contract/opportunities/shapes.ts';
import { filterSearch } from '#web/platform/filter-search.ts';
import { oneOf, searchParams, wholeNumber } from '#web/platform/search-params.ts';

const filters = filterSearch(opportunityFilters);
const rest = searchParams({
  /** A search that is set and does not narrow the list. */
  search: oneOf(['off']),
  /** The opportunities that match the agency, in place of a search. */
  view: oneOf(['yours']),
  page: wholeNumber(0),
});

/** Names of the specification that its address may have beside those of filters; they do not stay in ours. */
const foreign = ['pageCurrent', 'pageSize', 'toggleSearch'] as const;

/** The address of the list, by our names or the specification's. Pages always have the same size. */
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

/** The filters of the page, as the server accepts them. */
export const toSearchFilters = (search: OpportunitiesSearch) => filters.toFilters(search);

/** Whether to sort by relevance instead of closing time: without a keyword there is no relevance. */
export const isRanked = ({ q = '', search, view }: OpportunitiesSearch): boolean =>
  view === undefined && search !== 'off' && q.trim() !== '';

/** The address of the page with a saved search, or without a filter. */
export const searchOf = (saved: Partial<SavedFilters>): OpportunitiesSearch => ({
  ...filters.toSearch(saved),
  search: undefined,
  view: undefined,
});
