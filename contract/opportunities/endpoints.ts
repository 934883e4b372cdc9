import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import { marketplaceEndpoints } from './endpoints/marketplace.ts';
import { savedSearchEndpoints } from './endpoints/saved-searches.ts';
import { searchEndpoints } from './endpoints/search.ts';
import type { listOpportunities, readOpportunity } from './operations.ts';

export const listOpportunitiesEndpoint = endpoint<typeof listOpportunities>(
  'opportunities.list',
  'GET',
  '/api/v1/opportunities',
);
export const readOpportunityEndpoint = endpoint<typeof readOpportunity>(
  'opportunities.detail',
  'GET',
  '/api/v1/opportunities/{engagementId}',
);

export const opportunityEndpoints: readonly Endpoint[] = [
  listOpportunitiesEndpoint,
  readOpportunityEndpoint,
  ...marketplaceEndpoints,
  ...searchEndpoints,
  ...savedSearchEndpoints,
];
