import { address, type Address } from '#contract/common/address.ts';
import { marketplaceAddresses } from './addresses/marketplace.ts';
import { savedSearchAddresses } from './addresses/saved-searches.ts';
import { searchAddresses } from './addresses/search.ts';
import type { listOpportunities, readOpportunity } from './operations.ts';

export const listOpportunitiesAt = address<typeof listOpportunities>(
  'opportunities.list',
  'GET',
  '/api/v1/opportunities',
);
export const readOpportunityAt = address<typeof readOpportunity>(
  'opportunities.detail',
  'GET',
  '/api/v1/opportunities/{engagementId}',
);

export const opportunityAddresses: readonly Address[] = [
  listOpportunitiesAt,
  readOpportunityAt,
  ...marketplaceAddresses,
  ...searchAddresses,
  ...savedSearchAddresses,
];
