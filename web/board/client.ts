import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listBoardAt, summarizeBoardAt } from '#contract/board/addresses.ts';
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

/** Everything that happens to an engagement is counted on the board. */
export const boardLive: LiveMap = {
  all: [['board']],
  of: (message) =>
    isAbout(message, 'engagement', 'talent-request', 'application', 'candidate', 'assignment') ? [['board']] : [],
};
