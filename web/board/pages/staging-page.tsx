import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { stageNames } from '#contract/engagements/states.ts';
import { boardQuery, boardSummaryQuery } from '#web/board/client.ts';
import { boardColumns } from '#web/board/parts/board-columns.tsx';
import { BoardError } from '#web/board/parts/board-states.tsx';
import { boardPageSize } from '#web/board/parts/board-search.ts';
import { announceChanges } from '#web/board/parts/announce-changes.ts';
import { StagingDetail } from '#web/board/parts/staging-detail.tsx';
import {
  stagingBoardSearch,
  stagingStages,
  selectedStageOf,
  type StagingSearch,
} from '#web/board/parts/staging-search.ts';
import { copy } from '#web/board/copy.ts';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { useRemotelyChangedRowKeys } from '#web/platform/live/remote-changes.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { FilterBar, FilterSwitch } from '#web/ui/filter/filter-bar.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Split } from '#web/ui/layout/split.tsx';
import { LinkTabs } from '#web/ui/layout/tabs.tsx';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';

/** The board columns in which engagements of the same stage can differ. */
const shown = ['title', 'client', 'waits', 'roles', 'closing'];
const columns = boardColumns.filter(({ id }) => shown.includes(id));

/** The engagements by stage, with the selected engagement's details beside them. */
export const StagingPage = () => {
  const { search, set } = useFilters<StagingSearch>();
  const stage = selectedStageOf(search);
  const list = useQuery(boardQuery(stagingBoardSearch(search)));
  const { data: summary } = useQuery(boardSummaryQuery());
  const page = search.page ?? 0;
  const isPastEnd = useLastPageRedirect(
    { page, pageSize: boardPageSize, total: list.isPlaceholderData ? undefined : list.data?.total },
    (last) => set({ page: last }, true),
  );
  const rows = isPastEnd ? undefined : list.data?.records;
  const { engagementId, ...listed } = search;
  const changed = useRemotelyChangedRowKeys(
    { list: JSON.stringify(listed), rows, isPlaceholderData: list.isPlaceholderData },
    (row) => row.engagementId,
    announceChanges,
  );
  const header = <PageHeader title={copy.staging} />;
  if (hasFailedToLoad(list)) {
    return (
      <>
        {header}
        <BoardError error={list.error} retry={() => void list.refetch()} />
      </>
    );
  }
  return (
    <Split
      detailLabel={copy.selected}
      detail={
        engagementId === undefined ? null : (
          <StagingDetail key={engagementId} engagementId={engagementId} search={search} />
        )
      }
    >
      {header}
      <LinkTabs
        label={copy.stages}
        tabs={stagingStages.map((one) => ({
          id: one,
          label: stageNames[one],
          count: search.assignToMe === true ? undefined : summary?.figures[one],
          current: one === stage,
          link: linkOptions({ to: '/engagement/staging', search: { stage: one, assignToMe: search.assignToMe } }),
        }))}
      />
      {summary?.seesAll === true && (
        <FilterBar label={copy.filters}>
          <FilterSwitch
            label={copy.assignedToMe}
            value={search.assignToMe === true}
            onChange={(mine) => set({ assignToMe: mine || undefined })}
          />
        </FilterBar>
      )}
      <Table
        label={copy.staging}
        columns={columns}
        rows={rows}
        changed={changed}
        busy={list.isPlaceholderData}
        current={engagementId}
        rowKey={(row) => row.engagementId}
        rowName={(row) => row.title}
        link={(row) =>
          linkOptions({
            to: '/engagement/staging',
            search: { ...search, stage, engagementId: row.engagementId },
            resetScroll: false,
          })
        }
        empty={
          <EmptyState
            title={copy.noneStaged}
            actions={
              <LinkButton to="/engagement/board" search={{ assignToMe: false }} kind="primary">
                {copy.seeAll}
              </LinkButton>
            }
          >
            {copy.noneStagedText({ stage: stageNames[stage] })}
          </EmptyState>
        }
      />
      {list.data && list.data.total > 0 && (
        <Paging page={page} pageSize={boardPageSize} total={list.data.total} onPage={(to) => set({ page: to })} />
      )}
    </Split>
  );
};
