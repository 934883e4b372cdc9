import { address, type Address } from '#contract/common/address.ts';
import type {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
} from '../operations/saved-searches.ts';

const base = '/api/v1/opportunities/savedSearches';

export const listSavedSearchesAt = address<typeof listSavedSearches>('opportunities.savedSearches', 'GET', base);
export const saveSearchAt = address<typeof saveSearch>('opportunities.saveSearch', 'POST', base);
export const changeSavedSearchAt = address<typeof changeSavedSearch>(
  'opportunities.changeSavedSearch',
  'PATCH',
  `${base}/{savedSearchId}`,
);
export const deleteSavedSearchAt = address<typeof deleteSavedSearch>(
  'opportunities.deleteSavedSearch',
  'DELETE',
  `${base}/{savedSearchId}`,
);

export const savedSearchAddresses: readonly Address[] = [
  listSavedSearchesAt,
  saveSearchAt,
  changeSavedSearchAt,
  deleteSavedSearchAt,
];
