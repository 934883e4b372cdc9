import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findAnythingEndpoint } from '#contract/palette/endpoints.ts';
import { callApi } from '#web/platform/client.ts';

export const paletteResultsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['palette', 'found', keyword],
    queryFn: ({ signal }) => callApi(findAnythingEndpoint, { keyword }, { signal }),
    placeholderData: keepPreviousData,
  });

/**
 * Loads the records that the user opened last, with their current names. Records that the user is no longer allowed to
 * see are left out.
 */
export const recentRecordsQuery = (recent: readonly string[]) =>
  queryOptions({
    queryKey: ['palette', 'recent', recent],
    queryFn: ({ signal }) => callApi(findAnythingEndpoint, { recent: [...recent] }, { signal }),
  });
