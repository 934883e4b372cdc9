import { matching, oneOf, searchParams, wholeNumber } from '#web/platform/search-params.ts';

/** The dashboard's address, in the specification's words; `showonly=1` is what is assigned to the one who looks. */
export const dashboardSearch = searchParams({
  showonly: wholeNumber(0, 1),
  userId: matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i),
  from: wholeNumber(0),
  size: wholeNumber(1, 100),
  stage: oneOf(['application', 'clarification', 'bidding', 'fulfillment', 'ended']),
  auctionType: oneOf(['competitive', 'successfee']),
});

export type DashboardSearch = ReturnType<typeof dashboardSearch>;

export const dashboardSize = 10;

/**
 * The page that begins where the address says, and the others counted from there: turned forward, no record is shown
 * twice or left out. Only the first page may overlap the second, since nothing stands before it.
 */
export const pagesOf = ({ from = 0, size = dashboardSize }: DashboardSearch, total: number) => {
  const page = Math.ceil(from / size);
  return {
    page,
    pages: page + Math.ceil(Math.max(0, total - from) / size),
    beginOf: (to: number): number => Math.max(0, from + (to - page) * size),
  };
};
