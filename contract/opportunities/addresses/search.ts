import { address, type Address } from '#contract/common/address.ts';
import type { autoSuggest, listClientNames, searchOpportunities, yourOpportunities } from '../operations/search.ts';

const base = '/api/v1/opportunities';
const bySupplier = { claims: { supplierId: { place: 'query', is: 'tenant' } } } as const;

export const searchOpportunitiesAt = address<typeof searchOpportunities>(
  'opportunities.search',
  'GET',
  `${base}/search`,
  bySupplier,
);
export const yourOpportunitiesAt = address<typeof yourOpportunities>(
  'opportunities.yours',
  'GET',
  `${base}/yourOpportunities`,
  bySupplier,
);
export const autoSuggestAt = address<typeof autoSuggest>(
  'opportunities.autoSuggest',
  'GET',
  `${base}/autoSuggest`,
  bySupplier,
);
export const listClientNamesAt = address<typeof listClientNames>(
  'opportunities.clientNames',
  'GET',
  `${base}/clientNames`,
  bySupplier,
);

export const searchAddresses: readonly Address[] = [
  searchOpportunitiesAt,
  yourOpportunitiesAt,
  autoSuggestAt,
  listClientNamesAt,
];
