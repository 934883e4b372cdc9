import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listOpportunitiesEndpoint, readOpportunityEndpoint } from '#contract/opportunities/endpoints.ts';
import {
  autoSuggestEndpoint,
  listClientNamesEndpoint,
  searchOpportunitiesEndpoint,
  listMatchingOpportunitiesEndpoint,
} from '#contract/opportunities/endpoints/search.ts';
import { listSavedSearchesEndpoint } from '#contract/opportunities/endpoints/saved-searches.ts';
import type { Facets, MatchReason, OpportunityRow } from '#contract/opportunities/shapes.ts';
import { callApi } from '#web/platform/client.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { toSearchFilters, type OpportunitiesSearch } from './parts/search.ts';

export const opportunitiesPageSize = 10;

/** A page of results from any of the lists. */
export interface OpportunityResults {
  records: (OpportunityRow & { reasons?: MatchReason[] })[];
  total: number;
  /** Whether there are more results than `total`. */
  isTotalAtLeast: boolean;
  facets?: Facets;
  readAs?: { typed: string; read: string }[];
}

export const opportunitiesQuery = (search: OpportunitiesSearch) =>
  queryOptions({
    queryKey: ['opportunities', 'list', search],
    queryFn: ({ signal }): Promise<OpportunityResults> => {
      const page = { pageCurrent: search.page ?? 0, pageSize: opportunitiesPageSize };
      return search.view === 'yours'
        ? callApi(listMatchingOpportunitiesEndpoint, page, { signal })
        : callApi(
            searchOpportunitiesEndpoint,
            {
              ...toSearchFilters(search),
              toggleSearch: search.search !== 'off',
              ...page,
            },
            { signal },
          );
    },
    placeholderData: keepPreviousData,
  });

/** Loads a summary of all open engagements, whatever the filters. */
export const marketSummaryQuery = () =>
  queryOptions({
    queryKey: ['opportunities', 'glance'],
    queryFn: async ({ signal }) => (await callApi(listOpportunitiesEndpoint, { pageSize: 1 }, { signal })).glance,
  });

export const opportunitySuggestionsQuery = (keywords: string) =>
  queryOptions({
    queryKey: ['opportunities', 'suggestions', keywords],
    queryFn: async ({ signal }) => (await callApi(autoSuggestEndpoint, { keywords }, { signal })).suggestions,
    enabled: keywords !== '',
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

export const savedSearchesQuery = () =>
  queryOptions({
    queryKey: ['opportunities', 'saved'],
    queryFn: async ({ signal }) => (await callApi(listSavedSearchesEndpoint, {}, { signal })).searches,
  });

export const clientNamesQuery = (isDemo: boolean | undefined) =>
  queryOptions({
    queryKey: ['opportunities', 'clients', isDemo],
    queryFn: async ({ signal }) => (await callApi(listClientNamesEndpoint, { isDemo }, { signal })).clients,
    placeholderData: keepPreviousData,
  });

export const opportunityQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['opportunities', 'one', engagementId],
    queryFn: ({ signal }) => callApi(readOpportunityEndpoint, { engagementId, timeZone: viewerZone() }, { signal }),
  });
