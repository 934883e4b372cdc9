import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import type { ClientView } from '#contract/clients/shapes.ts';
import { clientSorts } from '#contract/clients/states.ts';
import { clientsQuery, clientsPageSize, type ClientsSearch } from '#web/clients/client.ts';
import s from '#web/clients/parts/clients.module.css';
import { ClientEarningsList } from '#web/clients/parts/earnings.tsx';
import { copy } from '#web/clients/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { FilterBar } from '#web/ui/filter/filter-bar.tsx';
import { SearchBox } from '#web/ui/filter/search-box.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Monogram } from '#web/ui/indicators/monogram.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';

const linkOf = ({ clientId }: ClientView) => linkOptions({ to: '/clients/$clientId', params: { clientId } });

const columns: readonly Column<ClientView>[] = [
  {
    id: 'client',
    header: copy.client,
    title: true,
    sort: 'name',
    cell: (row) => (
      <span className={s.client}>
        <Monogram name={row.clientName} />
        <span>{row.clientName}</span>
      </span>
    ),
  },
  { id: 'place', header: copy.place, width: 136, show: 'wide', stack: 'hide', cell: (row) => row.city },
  {
    id: 'open',
    header: copy.open,
    width: 164,
    end: true,
    sort: 'openEngagements',
    stack: 'hide',
    cell: (row) => String(row.openEngagements),
  },
  {
    id: 'applications',
    header: copy.applications,
    width: 128,
    end: true,
    sort: 'applications',
    show: 'wide',
    stack: 'hide',
    cell: (row) => String(row.applications),
  },
  {
    id: 'inProcess',
    header: copy.inProcess,
    width: 120,
    end: true,
    sort: 'candidatesInProcess',
    stack: 'hide',
    cell: (row) => String(row.candidatesInProcess),
  },
  {
    id: 'hired',
    header: copy.hired,
    width: 96,
    end: true,
    sort: 'hired',
    stack: 'hide',
    cell: (row) => String(row.hired),
  },
  {
    id: 'counts',
    header: copy.figures,
    show: 'stacked',
    stack: 'line',
    cell: (row) => copy.counts(row),
  },
  {
    id: 'earnings',
    header: copy.earnings,
    width: 168,
    end: true,
    stack: 'end',
    cell: (row) => <ClientEarningsList of={row.earnings} />,
  },
];

/** The agency's clients with their results. */
export const ClientsPage = () => {
  const { search, set } = useFilters<ClientsSearch>();
  const { q, by = 'name', desc = false, page = 0 } = search;
  const list = useQuery(clientsQuery(search));
  const isPastEnd = useLastPageRedirect(
    { page, pageSize: clientsPageSize, total: list.isPlaceholderData ? undefined : list.data?.total },
    (last) => set({ page: last }, true),
  );
  if (hasFailedToLoad(list)) {
    return (
      <>
        <PageHeader title={copy.title} />
        <LoadError
          title={copy.failedList}
          refused={copy.refused}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={copy.title} fact={list.data && copy.clientCount({ count: list.data.total })} />
      <FilterBar label={copy.filters}>
        <SearchBox label={copy.search} value={q ?? ''} onChange={(text) => set({ q: text })} />
      </FilterBar>
      <Table
        label={copy.title}
        columns={columns}
        rows={isPastEnd ? undefined : list.data?.records}
        busy={list.isPlaceholderData}
        rowKey={(row) => row.clientId}
        rowName={(row) => row.clientName}
        link={linkOf}
        sort={{ by, desc }}
        onSort={(next) => set({ by: clientSorts.find((one) => one === next.by), desc: next.desc })}
        empty={
          q === undefined || q === '' ? (
            <EmptyState title={copy.none}>{copy.noneText}</EmptyState>
          ) : (
            <EmptyState
              title={copy.noneFound}
              actions={<Button onClick={() => set({ q: undefined })}>{copy.showAll}</Button>}
            />
          )
        }
      />
      {list.data && (
        <Paging page={page} pageSize={clientsPageSize} total={list.data.total} onPage={(page) => set({ page })} />
      )}
    </>
  );
};
