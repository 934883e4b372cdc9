import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type { confirmPlacedBid } from './operations.ts';

export const biddingEndpoints: readonly Endpoint[] = [
  endpoint<typeof confirmPlacedBid>(
    'bidding.confirmPlacedBid',
    'PATCH',
    '/api/v2.1/auction/setTalentRequestHasPlacedBid',
    { locations: { talentRequestId: 'query' } },
  ),
];
