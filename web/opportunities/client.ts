import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listOpportunitiesAt, readOpportunityAt } from '#contract/opportunities/addresses.ts';
import {
  autoSuggestAt,
  listClientNamesAt,
  searchOpportunitiesAt,
  yourOpportunitiesAt,
} from '#contract/opportunities/addresses/search.ts';
import { listSavedSearchesAt } from '#contract/opportunities/addresses/saved-searches.ts';
import type { Facets, MatchReason, OpportunityRow } from '#contract/opportunities/shapes.ts';
import { call } from '#web/platform/client.ts';
import { filtersOf, type OpportunitiesSearch } from './parts/search.ts';

export const pageSize = 10;

/** A page of what was asked for, whichever list it is from. */
export interface FoundOpportunities {
  records: (OpportunityRow & { reasons?: MatchReason[] })[];
  total: number;
  /** There are more than `total`. */
  isTotalAtLeast: boolean;
  facets?: Facets;
  readAs?: { typed: string; read: string }[];
}

export const opportunitiesQuery = (search: OpportunitiesSearch) =>
  queryOptions({
    queryKey: ['opportunities', 'list', search],
    queryFn: ({ signal }): Promise<FoundOpportunities> => {
      const page = { pageCurrent: search.page ?? 0, pageSize };
      return search.view === 'yours'
        ? call(yourOpportunitiesAt, page, { signal })
        : call(
            searchOpportunitiesAt,
            {
              ...filtersOf(search),
              toggleSearch: search.search !== 'off',
              ...page,
            },
            { signal },
          );
    },
    placeholderData: keepPreviousData,
  });

/** What is open at all, whatever is looked for. */
export const glanceQuery = () =>
  queryOptions({
    queryKey: ['opportunities', 'glance'],
    queryFn: async ({ signal }) => (await call(listOpportunitiesAt, { pageSize: 1 }, { signal })).glance,
  });

export const suggestionsQuery = (keywords: string) =>
  queryOptions({
    queryKey: ['opportunities', 'suggestions', keywords],
    queryFn: async ({ signal }) => (await call(autoSuggestAt, { keywords }, { signal })).suggestions,
    enabled: keywords !== '',
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

export const savedSearchesQuery = () =>
  queryOptions({
    queryKey: ['opportunities', 'saved'],
    queryFn: async ({ signal }) => (await call(listSavedSearchesAt, {}, { signal })).searches,
  });

export const clientNamesQuery = (isDemo: boolean | undefined) =>
  queryOptions({
    queryKey: ['opportunities', 'clients', isDemo],
    queryFn: async ({ signal }) => (await call(listClientNamesAt, { isDemo }, { signal })).clients,
    placeholderData: keepPreviousData,
  });

export const opportunityQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['opportunities', 'one', engagementId],
    queryFn: ({ signal }) => call(readOpportunityAt, { engagementId }, { signal }),
  });
