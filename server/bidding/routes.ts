import { confirmPlacedBid } from '#contract/bidding/operations/agency.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import * as queries from './queries/placed-bids.ts';

export const biddingRoutes: readonly Route[] = [answer(confirmPlacedBid, queries.confirmPlacedBid)];
