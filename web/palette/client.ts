import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findAnythingEndpoint } from '#contract/palette/endpoints.ts';
import { call } from '#web/platform/client.ts';

export const paletteResultsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['palette', 'found', keyword],
    queryFn: ({ signal }) => call(findAnythingEndpoint, { keyword }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What was opened last, by its names of now: what one may no longer see is not among it. */
export const recentQuery = (recent: readonly string[]) =>
  queryOptions({
    queryKey: ['palette', 'recent', recent],
    queryFn: ({ signal }) => call(findAnythingEndpoint, { recent: [...recent] }, { signal }),
  });
