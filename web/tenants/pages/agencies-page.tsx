import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { FilterBar } from '#web/ui/filter/filter-bar.tsx';
import { SelectFilter } from '#web/ui/filter/pick.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import type { AgencyRow } from '#contract/tenants/shapes.ts';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { Count } from '#web/ui/text/figures.tsx';
import { agenciesPageSize, agenciesQuery, type AgencyFilters } from '../client.ts';
import { copy } from '../copy.ts';

const statuses = ['approved', 'pending', 'declined'] as const;

const Status = ({ status }: { status: AgencyRow['status'] }) =>
  status === 'approved' ? copy.approved : <Badge tone={status === 'pending' ? 'warn' : 'bad'}>{copy[status]}</Badge>;

const columns: readonly Column<AgencyRow>[] = [
  { id: 'name', header: copy.name, title: true, cell: (row) => row.name },
  { id: 'status', header: copy.status, width: 180, stack: 'end', cell: (row) => <Status status={row.status} /> },
  { id: 'city', header: copy.city, width: 200, stack: 'start', cell: (row) => row.city },
  {
    id: 'users',
    header: copy.users,
    width: 100,
    end: true,
    stack: 'end',
    stackWord: (row) => (row.userCount === 1 ? copy.userWord : copy.usersWord),
    cell: (row) => <Count value={row.userCount} />,
  },
  {
    id: 'created',
    header: copy.created,
    width: 140,
    stack: 'line',
    cell: (row) => <DateText value={row.createdAt} />,
  },
];

/** All agencies of the marketplace, for the provider's staff. */
export const AgenciesPage = () => {
  const { search, set } = useFilters<AgencyFilters>();
  const list = useQuery(agenciesQuery(search));
  const page = search.page ?? 0;
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: agenciesPageSize, total }, (last) =>
    set({ page: last }, true),
  );
  if (list.isError) return <ErrorState title={copy.failed} onRetry={() => void list.refetch()} />;
  return (
    <>
      <PageHeader title={copy.agencies} fact={list.data && copy.agencyCount({ count: list.data.total })} />
      <FilterBar label={copy.filters}>
        <SelectFilter
          label={copy.status}
          options={statuses.map((id) => ({ id, label: copy[id] }))}
          value={search.status ?? ''}
          onChange={(id) => set({ status: statuses.find((status) => status === id) })}
        />
      </FilterBar>
      <Table
        label={copy.agencies}
        columns={columns}
        rows={isPastEnd ? undefined : list.data?.records}
        busy={list.isPlaceholderData}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        link={({ id: tenantId }) => linkOptions({ to: '/provider/agencies/$tenantId', params: { tenantId } })}
        empty={<EmptyState title={copy.none}>{copy.noneText}</EmptyState>}
      />
      {list.data && (
        <Paging page={page} pageSize={agenciesPageSize} total={list.data.total} onPage={(page) => set({ page })} />
      )}
    </>
  );
};
