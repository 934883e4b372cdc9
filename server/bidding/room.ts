import { biddingEndpoints } from '#contract/bidding/endpoints.ts';
import type { Room } from '#server/platform/http/handler.ts';
import { biddingRoutes } from './routes.ts';

export const biddingRoom = {
  name: 'bidding',
  endpoints: biddingEndpoints,
  routes: biddingRoutes,
} satisfies Room;
