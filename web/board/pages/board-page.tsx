import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { boardQuery, boardSummaryQuery } from '#web/board/client.ts';
import { boardColumns } from '#web/board/parts/board-columns.tsx';
import { NoBoard, NothingHere } from '#web/board/parts/board-faces.tsx';
import { BoardFigures } from '#web/board/parts/board-figures.tsx';
import { BoardFilterBar } from '#web/board/parts/board-filters.tsx';
import { boardPageSize, type BoardSearch } from '#web/board/parts/board-search.ts';
import { BoardViews } from '#web/board/parts/board-views.tsx';
import { barKey } from '#web/board/parts/candidate-parts.ts';
import { useBoardSearch } from '#web/board/parts/use-board-search.ts';
import { words } from '#web/board/words.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { BarKey } from '#web/ui/mark/bar.tsx';
import type { Sort } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';

/** The newest first has no column of its own: then no header is marked. */
const sortOf = ({ sortBy, sortOrder = 'desc' }: BoardSearch): Sort | undefined =>
  sortBy === undefined || sortBy === 'createdWhen' ? undefined : { by: sortBy, desc: sortOrder === 'desc' };

/** The agency's engagements: what waits for me, what is where, who is at it and until when. */
export const BoardPage = () => {
  const { search, narrow, turn } = useBoardSearch();
  const list = useQuery(boardQuery(search));
  const { data: summary } = useQuery(boardSummaryQuery());
  const header = <PageHeader title={words.title} question={words.question} />;
  if (list.isError)
    return (
      <>
        {header}
        <NoBoard error={list.error} retry={() => void list.refetch()} />
      </>
    );
  const sort = ({ by, desc }: Sort): void =>
    narrow({ sortBy: by as NonNullable<BoardSearch['sortBy']>, sortOrder: desc ? 'desc' : 'asc' });
  return (
    <>
      {header}
      <BoardFigures summary={summary} />
      <BoardViews search={search} summary={summary} />
      <BoardFilterBar search={search} narrow={narrow} summary={summary} />
      <Table
        label={words.title}
        columns={boardColumns()}
        rows={list.data?.records}
        busy={list.isPlaceholderData}
        rowKey={(row) => row.engagementId}
        rowName={(row) => row.title}
        link={(row) => linkOptions({ to: '/engagement/$engagementId', params: { engagementId: row.engagementId } })}
        sort={sortOf(search)}
        onSort={sort}
        empty={<NothingHere summary={summary} />}
      />
      {list.data && list.data.total > 0 && (
        <Paging
          page={list.data.pageCurrent}
          pageSize={search.pageSize ?? boardPageSize}
          total={list.data.total}
          onPage={turn}
        >
          <BarKey parts={barKey} />
        </Paging>
      )}
    </>
  );
};
