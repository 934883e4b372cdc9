import { patternParam, oneOf, searchParams, wholeNumber } from '#web/platform/search-params.ts';

/** The search parameters of the dashboard, named as in the specification; `showonly=1` means assigned to the user. */
export const dashboardSearch = searchParams({
  showonly: wholeNumber(0, 1),
  userId: patternParam(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i),
  from: wholeNumber(0),
  size: wholeNumber(1, 100),
  stage: oneOf(['application', 'clarification', 'bidding', 'fulfillment', 'ended']),
  auctionType: oneOf(['competitive', 'successfee']),
});

export type DashboardSearch = ReturnType<typeof dashboardSearch>;

export const dashboardPageSize = 10;

/**
 * Returns the page that starts at the URL's offset, and counts the other pages from there, so that paging forward
 * neither repeats nor skips a record. Only the first page may overlap with the second.
 */
export const pagingFromOffset = ({ from = 0, size = dashboardPageSize }: DashboardSearch, total: number) => {
  const page = Math.ceil(from / size);
  return {
    page,
    pages: page + Math.ceil(Math.max(0, total - from) / size),
    beginOf: (to: number): number => Math.max(0, from + (to - page) * size),
  };
};
