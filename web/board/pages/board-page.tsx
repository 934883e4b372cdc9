import { useQuery } from '@tanstack/react-query';
import { maxExactCount } from '#contract/board/rules.ts';
import type { BoardSummary } from '#contract/board/shapes.ts';
import { boardQuery, boardSummaryQuery } from '#web/board/client.ts';
import { boardColumns, engagementLink } from '#web/board/parts/board-columns.tsx';
import { BoardError, EmptyBoard } from '#web/board/parts/board-states.tsx';
import { BoardFigures } from '#web/board/parts/board-figures.tsx';
import { BoardFilterBar } from '#web/board/parts/board-filters.tsx';
import { boardPageSize, type BoardSearch } from '#web/board/parts/board-search.ts';
import { BoardViews } from '#web/board/parts/board-views.tsx';
import { candidateBarLegend } from '#web/board/parts/candidate-parts.ts';
import { KeyboardHelpButton } from '#web/board/parts/keyboard-help-button.tsx';
import { newestSortKey, NewestFirst } from '#web/board/parts/newest-first.tsx';
import { announceChanges } from '#web/board/parts/announce-changes.ts';
import { useBoardSearch } from '#web/board/parts/use-board-search.ts';
import { copy } from '#web/board/copy.ts';
import { formatCount } from '#web/platform/formats.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { useRemotelyChangedRowKeys } from '#web/platform/live/remote-changes.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { BarLegend } from '#web/ui/indicators/bar.tsx';
import type { Sort } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';

/** Returns the sort order. "Newest first" has no column, so it is marked on its own button instead of a header. */
const sortOf = ({ sortBy = newestSortKey, sortOrder = 'desc' }: BoardSearch): Sort => ({
  by: sortBy,
  desc: sortOrder === 'desc',
});

const factOf = ({ views, figures }: BoardSummary): string | undefined =>
  views.all > maxExactCount ? undefined : copy.fact({ count: views.all, waiting: figures.waits });

/** The agency's engagements: pending actions, stage, assigned users and deadline. */
export const BoardPage = () => {
  const { search, narrow, turn } = useBoardSearch();
  const list = useQuery(boardQuery(search));
  const { data: summary } = useQuery(boardSummaryQuery());
  const pageSize = search.pageSize ?? boardPageSize;
  const isPastEnd = useLastPageRedirect(
    { page: search.pageCurrent ?? 0, pageSize, total: list.isPlaceholderData ? undefined : list.data?.total },
    (last) => turn(last, true),
  );
  const rows = isPastEnd ? undefined : list.data?.records;
  const changed = useRemotelyChangedRowKeys(
    { list: JSON.stringify(search), rows, isPlaceholderData: list.isPlaceholderData },
    (row) => row.engagementId,
    announceChanges,
  );
  const header = <PageHeader title={copy.title} fact={summary && factOf(summary)} />;
  if (hasFailedToLoad(list))
    return (
      <>
        {header}
        <BoardError error={list.error} retry={() => void list.refetch()} />
      </>
    );
  const now = sortOf(search);
  const sort = ({ by, desc }: Sort): void =>
    narrow({ sortBy: by as NonNullable<BoardSearch['sortBy']>, sortOrder: desc ? 'desc' : 'asc' });
  return (
    <>
      {header}
      <BoardFigures summary={summary} />
      <BoardViews search={search} summary={summary} />
      <BoardFilterBar search={search} narrow={narrow} summary={summary}>
        <NewestFirst sort={now} onSort={sort} />
      </BoardFilterBar>
      <Table
        label={copy.title}
        columns={boardColumns}
        rows={rows}
        changed={changed}
        busy={list.isPlaceholderData}
        rowKey={(row) => row.engagementId}
        rowName={(row) => row.title}
        link={engagementLink}
        sort={now}
        firstOrder={{ by: newestSortKey, label: copy.newestFirst }}
        onSort={sort}
        empty={<EmptyBoard summary={summary} />}
      />
      {list.data && list.data.total > 0 && (
        <Paging page={list.data.pageCurrent} pageSize={pageSize} total={list.data.total} onPage={(page) => turn(page)}>
          {list.data.isTotalAtLeast && <span>{copy.atLeast({ count: formatCount(list.data.total) })}</span>}
          <BarLegend parts={candidateBarLegend} />
          <KeyboardHelpButton />
        </Paging>
      )}
    </>
  );
};
