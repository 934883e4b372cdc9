import type { SavedFilters } from '#contract/opportunities/shapes.ts';
import { listOf, matching, oneOf, searchParams, text, wholeNumber } from '#web/platform/search-params.ts';

/** The filters of the list as the address has them; what makes no sense is left out. */
export const opportunitiesSearch = searchParams({
  q: text(),
  kind: oneOf(['successfee', 'competitive']),
  type: listOf(matching(/^[12]$/)),
  category: listOf(matching(/^[123]$/)),
  prequalified: oneOf(['yes']),
  classification: listOf(matching(/^\d{1,5}$/)),
  place: text(),
  client: text(),
  demo: oneOf(['yes', 'no']),
  /** A search that stands and does not narrow the list. */
  search: oneOf(['off']),
  /** What fits the agency, in place of what is searched for. */
  view: oneOf(['yours']),
  page: wholeNumber(0),
});
export type OpportunitiesSearch = ReturnType<typeof opportunitiesSearch>;

/** What the page is narrowed to, as the server takes it. */
export const filtersOf = (search: OpportunitiesSearch) => ({
  keywords: search.q,
  kind: search.kind,
  engagementTypeId: search.type?.map(Number),
  roleCategoryId: search.category?.map(Number),
  classificationIds: search.classification?.map(Number),
  location: search.place,
  clientName: search.client,
  isDemo: search.demo === undefined ? undefined : search.demo === 'yes',
  prequalified: search.prequalified === 'yes' ? true : undefined,
});

/** Whether what fits best stands first and not what closes soonest: only words say what fits better. */
export const isRanked = ({ q = '', search, view }: OpportunitiesSearch): boolean =>
  view === undefined && search !== 'off' && q.trim() !== '';

const texts = (ids: readonly number[] | undefined) => (ids?.length ? ids.map(String) : undefined);
const filled = (text: string) => (text === '' ? undefined : text);

/** The address of the page with a search that was kept. */
export const searchOf = (filters: SavedFilters): OpportunitiesSearch => ({
  q: filled(filters.keywords),
  kind: filters.kind,
  type: texts(filters.engagementTypeId),
  category: texts(filters.roleCategoryId),
  classification: texts(filters.classificationIds),
  place: filled(filters.location),
  client: filled(filters.clientName),
  demo: filters.isDemo === undefined ? undefined : filters.isDemo ? 'yes' : 'no',
  prequalified: filters.prequalified === true ? 'yes' : undefined,
  search: undefined,
  view: undefined,
  page: undefined,
});
