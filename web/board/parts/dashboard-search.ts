import { matching, oneOf, searchParams, wholeNumber } from '#web/platform/search-params.ts';
import type { BoardSearch } from './board-search.ts';

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

/** What the dashboard's address asks the board for. */
export const boardOf = ({ showonly, from = 0, size = 10, stage, auctionType }: DashboardSearch): BoardSearch => ({
  assignToMe: showonly === 1,
  ...(stage ? { stage } : {}),
  ...(auctionType ? { kind: auctionType } : {}),
  pageCurrent: from,
  pageSize: size,
});
