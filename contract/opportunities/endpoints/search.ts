import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type {
  autoSuggest,
  listClientNames,
  listMatchingOpportunities,
  searchOpportunities,
} from '../operations/search.ts';

const base = '/api/v1/opportunities';
const bySupplier = { claims: { supplierId: { place: 'query', is: 'tenant' } } } as const;

export const searchOpportunitiesEndpoint = endpoint<typeof searchOpportunities>(
  'opportunities.search',
  'GET',
  `${base}/search`,
  bySupplier,
);
export const listMatchingOpportunitiesEndpoint = endpoint<typeof listMatchingOpportunities>(
  'opportunities.yours',
  'GET',
  `${base}/yourOpportunities`,
  bySupplier,
);
export const autoSuggestEndpoint = endpoint<typeof autoSuggest>(
  'opportunities.autoSuggest',
  'GET',
  `${base}/autoSuggest`,
  bySupplier,
);
export const listClientNamesEndpoint = endpoint<typeof listClientNames>(
  'opportunities.clientNames',
  'GET',
  `${base}/clientNames`,
  bySupplier,
);

export const searchEndpoints: readonly Endpoint[] = [
  searchOpportunitiesEndpoint,
  listMatchingOpportunitiesEndpoint,
  autoSuggestEndpoint,
  listClientNamesEndpoint,
];
