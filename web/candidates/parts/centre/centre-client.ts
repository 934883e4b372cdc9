import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  centreViewCountsEndpoint,
  listCandidatesEndpoint,
  readFilterOptionsEndpoint,
  allAwardedRequestsEndpoint,
  suggestCandidatesEndpoint,
} from '#contract/candidates/endpoints/centre.ts';
import type { CandidateListRow } from '#contract/candidates/shapes.ts';
import type { FilterOptions } from '#contract/candidates/shapes/centre.ts';
import { exportCandidatesEndpoint } from '#contract/reports/endpoints.ts';
import type { ExportFormat } from '#contract/reports/states.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { callApi, downloadFromApi } from '#web/platform/client.ts';
import { centrePageSize, centreFiltersOf, type CentreSearch } from './centre-search.ts';

const key = ['candidates', 'centre'] as const;

/** Loads the agency's candidates across engagements, filtered by the search parameters. */
export const centreQuery = (search: CentreSearch) => {
  const { pageCurrent = 0, pageSize = centrePageSize, sortBy, sortOrder } = search;
  const input = { ...centreFiltersOf(search), pageCurrent, pageSize, sortBy, sortOrder };
  return queryOptions({
    queryKey: [...key, 'list', input],
    queryFn: ({ signal }) => callApi(listCandidatesEndpoint, input, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** Loads the number of candidates in each predefined view. */
export const centreViewCountsQuery = queryOptions({
  queryKey: [...key, 'view-counts'],
  queryFn: ({ signal }) => callApi(centreViewCountsEndpoint, {}, { signal }),
});

const optionsKey = (search: CentreSearch, optionKeywords: string) =>
  [...key, 'options', { ...centreFiltersOf(search), optionKeywords }] as const;

const readOptions = (search: CentreSearch, optionKeywords: string, signal: AbortSignal): Promise<FilterOptions> =>
  callApi(readFilterOptionsEndpoint, { ...centreFiltersOf(search), optionKeywords }, { signal });

/** Loads the values of each filter with their counts. */
export const filterOptionsQuery = (search: CentreSearch) =>
  queryOptions({
    queryKey: optionsKey(search, ''),
    queryFn: ({ signal }) => readOptions(search, '', signal),
    placeholderData: keepPreviousData,
  });

/**
 * Loads the values of each filter whose names match the keywords. If another filter changes, the previous values are
 * shown until the new ones arrive; if the keywords change, they aren't.
 */
export const foundOptionsQuery = (search: CentreSearch, keywords: string) =>
  queryOptions({
    queryKey: optionsKey(search, keywords),
    queryFn: ({ signal }) => readOptions(search, keywords, signal),
    placeholderData: (before: FilterOptions | undefined, query) =>
      query?.queryKey[3].optionKeywords === keywords ? before : undefined,
  });

export const centreSuggestionsQuery = (keywords: string) =>
  queryOptions({
    queryKey: [...key, 'suggestions', keywords],
    queryFn: ({ signal }) => callApi(suggestCandidatesEndpoint, { keywords }, { signal }),
    enabled: keywords !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** The number of requests to load, newest first. This is the maximum for one page. */
const maxRequests = 100;

/**
 * Loads the talent requests to which the agency can submit candidates. The server checks each candidate again on
 * submission.
 */
export const openRequestsQuery = (keywords: string) =>
  queryOptions({
    queryKey: [...key, 'requests', keywords],
    queryFn: ({ signal }) =>
      callApi(allAwardedRequestsEndpoint, { pageSize: maxRequests, keywords, isAvailable: true }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Downloads candidates as a file, with times in the viewer's time zone. */
export const downloadCandidateExport = (candidates: readonly CandidateListRow[], format: ExportFormat) =>
  downloadFromApi(exportCandidatesEndpoint, {
    candidateIds: candidates.map(({ _id }) => _id),
    format,
    timeZone: viewerZone(),
  });
