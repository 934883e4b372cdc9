import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
} from '../operations/saved-searches.ts';

const base = '/api/v1/opportunities/savedSearches';

export const listSavedSearchesEndpoint = endpoint<typeof listSavedSearches>('opportunities.savedSearches', 'GET', base);
export const saveSearchEndpoint = endpoint<typeof saveSearch>('opportunities.saveSearch', 'POST', base);
export const changeSavedSearchEndpoint = endpoint<typeof changeSavedSearch>(
  'opportunities.changeSavedSearch',
  'PATCH',
  `${base}/{savedSearchId}`,
);
export const deleteSavedSearchEndpoint = endpoint<typeof deleteSavedSearch>(
  'opportunities.deleteSavedSearch',
  'DELETE',
  `${base}/{savedSearchId}`,
);

export const savedSearchEndpoints: readonly Endpoint[] = [
  listSavedSearchesEndpoint,
  saveSearchEndpoint,
  changeSavedSearchEndpoint,
  deleteSavedSearchEndpoint,
];
