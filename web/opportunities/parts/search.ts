import type { SavedFilters } from '#contract/opportunities/shapes.ts';
import { listOf, matching, oneOf, searchParams, text, wholeNumber } from '#web/platform/search-params.ts';

const own = searchParams({
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
export type OpportunitiesSearch = ReturnType<typeof own>;

/** The specification's names of filters, as its calls send them. Source: specification 2, sections 2 and 7. */
const names = {
  keywords: 'q',
  engagementTypeId: 'type',
  roleCategoryId: 'category',
  classificationIds: 'classification',
  location: 'place',
  clientName: 'client',
  pageCurrent: 'page',
} as const satisfies Record<string, keyof OpportunitiesSearch>;

const yesNo: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

/** The filters of the list from the address, by our names or the specification's; invalid ones are left out. */
export const opportunitiesSearch = (given: Record<string, unknown>): OpportunitiesSearch => {
  const renamed = Object.entries(names).map(([name, ours]): [string, unknown] => [ours, given[ours] ?? given[name]]);
  const { demo, isDemo, prequalified } = given;
  const read = own({
    ...given,
    ...Object.fromEntries(renamed),
    demo: demo ?? yesNo[String(isDemo)],
    prequalified: yesNo[String(prequalified)] ?? prequalified,
  });
  // The router keeps a name that it is not told about, and a filter that was cleared would come back by its other name.
  return { ...read, ...Object.fromEntries([...Object.keys(names), 'isDemo'].map((name) => [name, undefined])) };
};

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
