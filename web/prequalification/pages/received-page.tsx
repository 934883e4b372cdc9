import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { prequalificationCellName } from '#contract/prequalification/rules.ts';
import type { ReceivedPrequalification } from '#contract/prequalification/shapes.ts';
import { prequalificationStatuses, type PrequalificationStatusId } from '#contract/prequalification/states.ts';
import { prequalificationPageSize, receivedPrequalificationsQuery } from '#web/prequalification/client.ts';
import { PrequalificationStatusText } from '#web/prequalification/parts/prequalification-status.tsx';
import { copy } from '#web/prequalification/copy.ts';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { FilterBar } from '#web/ui/filter/filter-bar.tsx';
import { SelectFilter } from '#web/ui/filter/pick.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PendingAction } from '#web/ui/indicators/status.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

export interface ReceivedPrequalificationsSearch {
  status?: PrequalificationStatusId | undefined;
  page?: number | undefined;
}

const columns: readonly Column<ReceivedPrequalification>[] = [
  { id: 'agency', header: copy.agency, title: true, cell: (row) => row.supplierName },
  { id: 'kind', header: copy.kindOfRole, width: 220, stack: 'line', cell: prequalificationCellName },
  {
    id: 'requested',
    header: copy.requested,
    width: 132,
    stack: 'corner',
    cell: (row) => <DateText value={row.requestedAt} />,
  },
  {
    id: 'status',
    header: copy.status,
    width: 132,
    stack: 'end',
    cell: (row) => <PrequalificationStatusText id={row.prequalificationStatusId} status={row.prequalificationStatus} />,
  },
  { id: 'decided', header: copy.decided, width: 132, show: 'wide', cell: (row) => <DateText value={row.decidedAt} /> },
  { id: 'ends', header: copy.ends, width: 132, show: 'wide', cell: (row) => <DateText value={row.endsOn} /> },
];

const statuses = prequalificationStatuses.map(({ id, value }) => ({ id: String(id), label: value }));

/** Agencies' requests to the employer, with pending ones first. */
export const ReceivedPrequalificationsPage = () => {
  const { search, set } = useFilters<ReceivedPrequalificationsSearch>();
  const page = search.page ?? 0;
  const list = useQuery(receivedPrequalificationsQuery(search.status, page));
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: prequalificationPageSize, total }, (last) =>
    set({ page: last }, true),
  );
  const toDecide = list.data?.toDecide ?? 0;
  if (hasFailedToLoad(list)) return <ErrorState title={copy.receivedFailed} onRetry={() => void list.refetch()} />;
  return (
    <>
      <PageHeader title={copy.receivedTitle} />
      <FilterBar
        label={copy.filters}
        end={toDecide > 0 && <PendingAction>{copy.toDecide({ count: toDecide })}</PendingAction>}
      >
        <SelectFilter
          label={copy.status}
          options={statuses}
          value={search.status === undefined ? '' : String(search.status)}
          onChange={(id) => set({ status: prequalificationStatuses.find((one) => String(one.id) === id)?.id })}
        />
      </FilterBar>
      <Table
        label={copy.receivedTitle}
        columns={columns}
        rows={isPastEnd ? undefined : list.data?.records}
        busy={list.isPlaceholderData}
        rowKey={(row) => row.prequalificationId}
        rowName={(row) => `${row.supplierName}, ${prequalificationCellName(row)}`}
        link={({ prequalificationId }) =>
          linkOptions({ to: '/employer/prequalifications/$prequalificationId', params: { prequalificationId } })
        }
        skeletonRows={4}
        empty={
          search.status === undefined ? (
            <EmptyState title={copy.receivedNone}>{copy.receivedNoneText}</EmptyState>
          ) : (
            <EmptyState title={copy.receivedNoneFound} />
          )
        }
      />
      {list.data && (
        <Paging
          page={page}
          pageSize={prequalificationPageSize}
          total={list.data.total}
          onPage={(next) => set({ page: next })}
        />
      )}
    </>
  );
};
