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

/** Which page begins after so many records, and where that page begins. */
export const pageAfter = ({ from = 0, size = dashboardSize }: DashboardSearch): { page: number; size: number } => ({
  page: Math.floor(from / size),
  size,
});
