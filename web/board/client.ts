import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listBoardAt, summarizeBoardAt } from '#contract/board/addresses.ts';
import { boardPageSize, type BoardSearch } from './parts/board-search.ts';
import { call } from '#web/platform/client.ts';

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
