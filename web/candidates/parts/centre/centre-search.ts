import { listOf, oneOf, searchParams, text, wholeNumber } from '#web/platform/search-params.ts';

/** The search parameters of the candidate centre, named as in the specification. Invalid values are dropped. */
export const centreSearch = searchParams({
  candidateStatusId: listOf(wholeNumber(1, 9)),
  engagementTypeId: listOf(wholeNumber(1, 2)),
  keywords: text(100),
  pageCurrent: wholeNumber(0),
  pageSize: wholeNumber(1, 100),
  sortBy: oneOf(['submittedDate', 'name', 'baseSalary', 'agencyFee', 'candidateNumber']),
  sortOrder: oneOf(['asc', 'desc']),
});

export type CentreSearch = ReturnType<typeof centreSearch>;

export const centrePageSize = 10;

/** Whether any filter is set. */
export const isNarrowed = ({ candidateStatusId, engagementTypeId, keywords }: CentreSearch): boolean =>
  Boolean(keywords) || (candidateStatusId?.length ?? 0) > 0 || (engagementTypeId?.length ?? 0) > 0;
