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
