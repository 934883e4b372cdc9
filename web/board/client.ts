import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  changeViewEndpoint,
  deleteViewEndpoint,
  listBoardEndpoint,
  listViewsEndpoint,
  readDashboardEndpoint,
  saveViewEndpoint,
  searchBoardEndpoint,
  suggestOnBoardEndpoint,
  summarizeBoardEndpoint,
  summarizeCandidatesEndpoint,
} from '#contract/board/endpoints.ts';
import {
  readEngagementWorkEndpoint,
  readStagingEndpoint,
  summarizeEngagementEndpoint,
} from '#contract/board/endpoints/engagement.ts';
import type { BoardQuery } from '#contract/board/shapes/query.ts';
import type { Stage } from '#contract/engagements/states.ts';
import { boardPageSize, defaultSearch, searchOf, type BoardSearch } from './parts/board-search.ts';
import type { DashboardSearch } from './parts/dashboard-search.ts';
import { call } from '#web/platform/client.ts';
import { queryClient } from '#web/platform/queries.ts';
import { viewsQueryOf, type ViewCalls } from '#web/views/public.tsx';

export const boardQuery = (search: BoardSearch) => {
  const { keyword, pageCurrent = 0, pageSize = boardPageSize, ...rest } = search;
  const input = { ...rest, ...(keyword ? { keyword } : {}), pageCurrent, pageSize };
  return queryOptions({
    queryKey: ['board', 'list', input],
    queryFn: ({ signal }) => call(keyword ? searchBoardEndpoint : listBoardEndpoint, input, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** Loads suggestions for the text typed on the board. Disabled while the text is empty. */
export const suggestionsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['board', 'suggestions', keyword],
    queryFn: ({ signal }) => call(suggestOnBoardEndpoint, { keyword }, { signal }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });

/** Loads the number of candidates in all the board's engagements, by status. */
export const candidateSummaryQuery = () =>
  queryOptions({
    queryKey: ['board', 'candidate-summary'],
    queryFn: ({ signal }) => call(summarizeCandidatesEndpoint, {}, { signal }),
  });

/** Loads the dashboard without the URL's `userId`, since the session determines the user. */
export const dashboardQuery = ({ userId: _whoever, ...search }: DashboardSearch) =>
  queryOptions({
    queryKey: ['board', 'dashboard', search],
    queryFn: ({ signal }) => call(readDashboardEndpoint, search, { signal }),
    placeholderData: keepPreviousData,
  });

/** The API calls for the board's saved views. */
export const boardViewCalls: ViewCalls<BoardQuery> = {
  page: 'board',
  list: (signal) => call(listViewsEndpoint, {}, { signal }),
  save: (given) => call(saveViewEndpoint, given),
  change: (given) => call(changeViewEndpoint, given),
  remove: (viewId) => call(deleteViewEndpoint, { viewId }),
};

/** Prefetches the board's queries before its page is loaded. */
export const prefetchBoard = (search: BoardSearch): void => {
  // The page itself reports failures.
  for (const query of [queryClient.query(boardQuery(search)), queryClient.query(boardSummaryQuery())])
    query.catch(() => undefined);
};

/** Returns the search that the board's bare URL redirects to: the user's chosen view, or the default. */
export const findLandingSearch = async (): Promise<BoardSearch> => {
  try {
    const views = await queryClient.query(viewsQueryOf(boardViewCalls));
    const chosen = views.find(({ isDefault }) => isDefault);
    return chosen ? { ...searchOf(chosen.query), pageCurrent: 0 } : defaultSearch;
  } catch {
    // The board itself shows why it is unavailable.
    return defaultSearch;
  }
};

export const boardSummaryQuery = () =>
  queryOptions({
    queryKey: ['board', 'summary'],
    queryFn: ({ signal }) => call(summarizeBoardEndpoint, {}, { signal }),
  });

/** Loads an engagement with its next step and the user's tasks. */
export const engagementNextStepQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['board', 'engagement', engagementId],
    queryFn: ({ signal }) => call(readEngagementWorkEndpoint, { engagementId }, { signal }),
  });

export const engagementSummaryQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['board', 'engagement-summary', engagementId],
    queryFn: ({ signal }) => call(summarizeEngagementEndpoint, { engagementId }, { signal }),
  });

export const stagingQuery = (engagementId: string, stage: Stage) =>
  queryOptions({
    queryKey: ['board', 'staging', engagementId, stage],
    queryFn: ({ signal }) => call(readStagingEndpoint, { engagementId, stage }, { signal }),
  });
