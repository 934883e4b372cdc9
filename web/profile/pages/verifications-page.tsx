import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import type { OutputOf } from '#contract/common/operation.ts';
import type { listWaitingAgencies } from '#contract/profile/operations/verification.ts';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { pendingAgenciesPageSize, pendingAgenciesQuery } from '#web/profile/parts/verification/calls.ts';
import { verificationCopy as words } from '#web/profile/copy.ts';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

type Waiting = OutputOf<typeof listWaitingAgencies>['records'][number];

const columns: readonly Column<Waiting>[] = [
  {
    id: 'name',
    header: words.agency,
    title: true,
    cell: (row) => (
      <>
        {row.organizationName} {row.wasDeclined && <Badge tone="warn">{words.before}</Badge>}
      </>
    ),
  },
  { id: 'city', header: words.city, width: 160, stack: 'start', cell: (row) => row.city },
  { id: 'owner', header: words.owner, width: 180, stack: 'start', cell: (row) => row.ownerName },
  { id: 'email', header: words.email, width: 240, stack: 'line', cell: (row) => row.ownerEmail },
  {
    id: 'since',
    header: words.since,
    width: 184,
    stack: 'line',
    cell: (row) => <DateText value={row.confirmedWhen} time />,
  },
];

/** Agencies waiting for approval, the longest wait first, for the provider's staff. */
export const VerificationsPage = () => {
  const { search, set } = useFilters<{ page?: number | undefined }>();
  const page = search.page ?? 0;
  const list = useQuery(pendingAgenciesQuery(page));
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: pendingAgenciesPageSize, total }, (last) =>
    set({ page: last }, true),
  );
  if (hasFailedToLoad(list)) return <ErrorState title={words.failed} onRetry={() => void list.refetch()} />;
  return (
    <>
      <PageHeader title={words.title} fact={list.data && words.waiting({ count: list.data.total })} />
      <Table
        label={words.title}
        columns={columns}
        rows={isPastEnd ? undefined : list.data?.records}
        busy={list.isPlaceholderData}
        rowKey={(row) => row.tenantId}
        rowName={(row) => row.organizationName}
        link={({ tenantId }) => linkOptions({ to: '/provider/agencies/$tenantId', params: { tenantId } })}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      />
      {list.data && (
        <Paging
          page={page}
          pageSize={pendingAgenciesPageSize}
          total={list.data.total}
          onPage={(next) => set({ page: next })}
        />
      )}
    </>
  );
};
