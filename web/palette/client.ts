import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findAnythingAt } from '#contract/palette/addresses.ts';
import { call } from '#web/platform/client.ts';

export const foundQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['palette', 'found', keyword],
    queryFn: ({ signal }) => call(findAnythingAt, { keyword }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What was opened last, by its names of now: what one may no longer see is not among it. */
export const recentQuery = (recent: readonly string[]) =>
  queryOptions({
    queryKey: ['palette', 'recent', recent],
    queryFn: ({ signal }) => call(findAnythingAt, { recent: [...recent] }, { signal }),
  });
