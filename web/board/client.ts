import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listBoardAt, summarizeBoardAt } from '#contract/board/addresses.ts';
import { readEngagementWorkAt, readStagingAt, summarizeEngagementAt } from '#contract/board/addresses/engagement.ts';
import type { Stage } from '#contract/engagements/states.ts';
import { boardPageSize, type BoardSearch } from './parts/board-search.ts';
import { call } from '#web/platform/client.ts';
import { isAbout, type LiveMap } from '#web/platform/live/live-map.ts';

export const boardQuery = (search: BoardSearch) => {
  const { keyword, pageCurrent = 0, pageSize = boardPageSize, ...rest } = search;
  const input = { ...rest, ...(keyword ? { keyword } : {}), pageCurrent, pageSize };
  return queryOptions({
    queryKey: ['board', 'list', input],
    queryFn: ({ signal }) => call(listBoardAt, input, { signal }),
    placeholderData: keepPreviousData,
  });
};

export const boardSummaryQuery = () =>
  queryOptions({
    queryKey: ['board', 'summary'],
    queryFn: ({ signal }) => call(summarizeBoardAt, {}, { signal }),
  });

/** An engagement with what comes next and what waits for the one who looks. */
export const engagementWorkQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['board', 'engagement', engagementId],
    queryFn: ({ signal }) => call(readEngagementWorkAt, { engagementId }, { signal }),
  });

export const engagementSummaryQuery = (engagementId: string) =>
  queryOptions({
    queryKey: ['board', 'engagement-summary', engagementId],
    queryFn: ({ signal }) => call(summarizeEngagementAt, { engagementId }, { signal }),
  });

export const stagingQuery = (engagementId: string, stage: Stage) =>
  queryOptions({
    queryKey: ['board', 'staging', engagementId, stage],
    queryFn: ({ signal }) => call(readStagingAt, { engagementId, stage }, { signal }),
  });

/** Everything that happens to an engagement is counted on the board. */
export const boardLive: LiveMap = {
  all: [['board']],
  of: (message) =>
    isAbout(message, 'engagement', 'talent-request', 'application', 'candidate', 'assignment') ? [['board']] : [],
};
