import { listOf, matching, oneOf, searchParams, text, wholeNumber } from '#web/platform/search-params.ts';

/** The filters of the list as the address has them; what makes no sense is left out. */
export const opportunitiesSearch = searchParams({
  q: text(),
  kind: oneOf(['successfee', 'competitive']),
  type: listOf(matching(/^[12]$/)),
  category: listOf(matching(/^[123]$/)),
  prequalified: oneOf(['yes']),
  page: wholeNumber(0),
});
export type OpportunitiesSearch = ReturnType<typeof opportunitiesSearch>;
