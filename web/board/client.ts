import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  changeViewEndpoint,
  deleteViewEndpoint,
  listBoardEndpoint,
  listViewsEndpoint,
  readDashboardEndpoint,
  saveViewEndpoint,
  searchBoardEndpoint,
  suggestBoardKeywordsEndpoint,
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
import { boardPageSize, defaultBoardSearch, toBoardSearch, type BoardSearch } from './parts/board-search.ts';
import type { DashboardSearch } from './parts/dashboard-search.ts';
import { callApi } from '#web/platform/client.ts';
import { queryClient } from '#web/platform/queries.ts';
import { viewsQueryOf, type ViewCalls } from '#web/views/public.tsx';

export const boardQuery = (search: BoardSearch) => {
  const { keyword, pageCurrent = 0, pageSize = boardPageSize, ...rest } = search;
  const input = { ...rest, ...(keyword ? { keyword } : {}), pageCurrent, pageSize };
  return queryOptions({
    queryKey: ['board', 'list', input],
    queryFn: ({ signal }) => callApi(keyword ? searchBoardEndpoint : listBoardEndpoint, input, { signal }),
    placeholderData: keepPreviousData,
  });
};

/** Loads suggestions for the text typed on the board. Disabled while the text is empty. */
export const boardSuggestionsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['board', 'suggestions', keyword],
    queryFn: ({ signal }) => callApi(suggestBoardKeywordsEndpoint, { keyword }, { signal }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });

/** Loads the number of candidates in all the board's engagements, by status. */
export const candidateSummaryQuery = () =>
  queryOptions({
    queryKey: ['board', 'candidate-summary'],
    queryFn: ({ signal }) => callApi(summarizeCandidatesEndpoint, {}, { signal }),
  });

/** Loads the dashboard without the URL's `userId`, since the session determines the user. */
export const dashboardQuery = ({ userId: _whoever, ...search }: DashboardSearch) =>
  queryOptions({
    queryKey: ['board', 'dashboard', search],
    queryFn: ({ signal }) => callApi(readDashboardEndpoint, search, { signal }),
    placeholderData: keepPreviousData,
  });

/** The API calls for the board's saved views. */
export const boardViewCalls: ViewCalls<BoardQuery> = {
  page: 'board',
  list: (signal) => callApi(listViewsEndpoint, {}, { signal }),
  save: (given) => callApi(saveViewEndpoint, given),
  change: (given) => callApi(changeViewEndpoint, given),
  remove: (viewId) => callApi(deleteViewEndpoint, { viewId }),
};

/** Prefetches the board's queries before its page is loaded. */
export const prefetchBoard = (search: BoardSearch): void => {
  // The page itself reports failures.
  for (const query of [queryClient.query(boardQuery(search)), queryClient.query(boardSummaryQuery())])
    query.catch(() => undefined);
};

/** Returns the search that the board's bare URL redirects to: the user's chosen view, or the default. */
export const findInitialBoardSearch = async (): Promise<BoardSearch> => {
  try {
    const views = await queryClient.query(viewsQueryOf(boardViewCalls));
    const chosen = views.find(({ isDefault }) => isDefault);
    return chosen ? { ...toBoardSearch(chosen.query), pageCurrent: 0 } : defaultBoardSearch;
  } catch {
    // The board itself shows why it is unavailable.
    return defaultBoardSearch;
  }
};

export const boardSummaryQuery = () =>
  queryOptions({
    queryKey: ['board', 'summary'],
    queryFn: ({ signal }) => callApi(summarizeBoardEndpoint, {}, { signal }),
  });

/** Loads an engagement with its next step and the user's tasks. */
export const engagementNextStepQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['board', 'engagement', engagementId],
    queryFn: ({ signal }) => callApi(readEngagementWorkEndpoint, { engagementId }, { signal }),
  });

export const engagementSummaryQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['board', 'engagement-summary', engagementId],
    queryFn: ({ signal }) => callApi(summarizeEngagementEndpoint, { engagementId }, { signal }),
  });

export const stagingQuery = (engagementId: string, stage: Stage) =>
  queryOptions({
    queryKey: ['board', 'staging', engagementId, stage],
    queryFn: ({ signal }) => callApi(readStagingEndpoint, { engagementId, stage }, { signal }),
  });
