import { address, type Address } from '#contract/common/address.ts';
import type { confirmPlacedBid } from './operations.ts';

export const biddingAddresses: readonly Address[] = [
  address<typeof confirmPlacedBid>(
    'bidding.confirmPlacedBid',
    'PATCH',
    '/api/v2.1/auction/setTalentRequestHasPlacedBid',
    { places: { talentRequestId: 'query' } },
  ),
];
