import { useQuery } from '@tanstack/react-query';
import { engagementKindNames } from '#contract/engagements/states.ts';
import { boardSummaryQuery, dashboardQuery } from '#web/board/client.ts';
import { boardColumns, engagementLink } from '#web/board/parts/board-columns.tsx';
import { BoardError, EmptyBoard } from '#web/board/parts/board-states.tsx';
import { dashboardPageSize, pagingFromOffset, type DashboardSearch } from '#web/board/parts/dashboard-search.ts';
import { announceChanges } from '#web/board/parts/announce-changes.ts';
import { copy } from '#web/board/copy.ts';
import { useFilters } from '#web/platform/filters.ts';
import { formatCount } from '#web/platform/formats.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { useRemotelyChangedRowKeys } from '#web/platform/live/remote-changes.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { FilterBar, FilterSwitch } from '#web/ui/filter/filter-bar.tsx';
import { SelectFilter } from '#web/ui/filter/pick.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';

const kinds = (['competitive', 'successfee'] as const).map((id) => ({ id, label: engagementKindNames[id] }));
const stages = [
  { id: 'application', label: copy.application },
  { id: 'clarification', label: copy.clarification },
  { id: 'bidding', label: copy.bidding },
  { id: 'fulfillment', label: copy.fulfillment },
  { id: 'ended', label: copy.ended },
] as const;

/** The agency's engagements by kind and stage. Users redirected from a cancelled engagement see a notice above them. */
export const AuctionDashboardPage = () => {
  const { search, set } = useFilters<DashboardSearch>();
  const list = useQuery(dashboardQuery(search));
  const { data: summary } = useQuery(boardSummaryQuery());
  const { from = 0, size = dashboardPageSize } = search;
  const { page, pages, beginOf } = pagingFromOffset(search, list.data?.total ?? 0);
  // The URL's offset counts records, not pages. If there are no records at the offset, it is past the end.
  const isPastEnd = useLastPageRedirect(
    { page: from, pageSize: 1, total: list.isPlaceholderData ? undefined : list.data?.total },
    (last) => set({ from: last - (last % size) }, true),
  );
  const rows = isPastEnd ? undefined : list.data?.records;
  const changed = useRemotelyChangedRowKeys(
    { list: JSON.stringify(search), rows, isPlaceholderData: list.isPlaceholderData },
    (row) => row.engagementId,
    announceChanges,
  );
  const header = <PageHeader title={copy.dashboard} />;
  if (hasFailedToLoad(list)) {
    return (
      <>
        {header}
        <BoardError error={list.error} retry={() => void list.refetch()} />
      </>
    );
  }
  return (
    <>
      {header}
      <FilterBar label={copy.filters}>
        <SelectFilter
          label={copy.kind}
          options={kinds}
          value={search.auctionType ?? ''}
          onChange={(id) => set({ auctionType: kinds.find((one) => one.id === id)?.id, from: undefined })}
        />
        <SelectFilter
          label={copy.stage}
          options={stages}
          value={search.stage ?? ''}
          onChange={(id) => set({ stage: stages.find((one) => one.id === id)?.id, from: undefined })}
        />
        {list.data?.seesAll !== false && (
          <FilterSwitch
            label={copy.assignedToMe}
            value={search.showonly === 1}
            onChange={(mine) => set({ showonly: mine ? 1 : 0, from: undefined })}
          />
        )}
      </FilterBar>
      <Table
        label={copy.dashboard}
        columns={boardColumns}
        rows={rows}
        changed={changed}
        busy={list.isPlaceholderData}
        rowKey={(row) => row.engagementId}
        rowName={(row) => row.title}
        link={engagementLink}
        empty={<EmptyBoard summary={summary} />}
      />
      {list.data && list.data.total > 0 && (
        <Paging
          page={page}
          pageSize={size}
          pages={pages}
          total={list.data.total}
          onPage={(to) => set({ from: beginOf(to) }, false)}
        >
          {list.data.isTotalAtLeast && <span>{copy.atLeast({ count: formatCount(list.data.total) })}</span>}
        </Paging>
      )}
    </>
  );
};
