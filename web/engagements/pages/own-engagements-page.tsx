import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OwnEngagement } from '#contract/engagements/shapes.ts';
import { engagementKindNames, stageNames, type EngagementStatus } from '#contract/engagements/states.ts';
import { ownEngagementsQuery, ownEngagementsPageSize } from '#web/engagements/client.ts';
import { LoadError } from '#web/engagements/parts/load-error.tsx';
import { copy as own } from '#web/engagements/parts/own/own-copy.ts';
import { copy } from '#web/engagements/copy.ts';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { formatPaddedNumber } from '#web/platform/formats.ts';
import { useRemotelyChangedRowKeys } from '#web/platform/live/remote-changes.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { OwnEngagementDrafts } from '#web/engagements/parts/own/own-drafts.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { FilterBar } from '#web/ui/filter/filter-bar.tsx';
import { SelectFilter } from '#web/ui/filter/pick.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { announce } from '#web/ui/text/announce.ts';
import { DateText, Deadline } from '#web/ui/text/dates.tsx';

export type OwnEngagementsSearch = { status?: EngagementStatus | undefined; page?: number | undefined };

const statuses: readonly { id: EngagementStatus; label: string }[] = [
  { id: 'open', label: own.open },
  { id: 'completed', label: own.completed },
  { id: 'cancelled', label: own.cancelled },
];

const linkOf = ({ engagementId }: OwnEngagement) =>
  linkOptions({ to: '/employer/engagements/$engagementId', params: { engagementId } });

const columns: readonly Column<OwnEngagement>[] = [
  {
    id: 'number',
    header: own.number,
    width: 84,
    cell: (row) => formatPaddedNumber(row.engagementNumber),
    stack: 'start',
  },
  { id: 'title', header: own.title, title: true, cell: (row) => row.title },
  {
    id: 'kind',
    header: own.kind,
    width: 112,
    show: 'wide',
    stack: 'end',
    cell: (row) => engagementKindNames[row.kind],
  },
  {
    id: 'stage',
    header: own.stage,
    width: 132,
    stack: 'start',
    cell: (row) => (row.status === 'open' ? stageNames[row.stage] : row.engagementStatus),
  },
  {
    id: 'roles',
    header: own.rolesColumn,
    width: 104,
    end: true,
    stack: 'end',
    cell: (row) => `${String(row.noOfRolesFilled)} / ${String(row.noOfRoles)}`,
    stackWord: () => own.rolesWord,
  },
  {
    id: 'closing',
    header: own.closingIn,
    width: 148,
    end: true,
    stack: 'corner',
    cell: (row) =>
      row.endedAt === null ? <Deadline value={row.closingAt} zone={row.timeZone} /> : <DateText value={row.endedAt} />,
  },
];

/** The employer's engagements. `waits` renders the user's pending actions. */
export const OwnEngagementsPage = ({ waits }: { waits?: ReactNode }) => {
  const { search, set } = useFilters<OwnEngagementsSearch>();
  const list = useQuery(ownEngagementsQuery({ status: search.status, page: search.page ?? 0 }));
  const page = search.page ?? 0;
  const isPastEnd = useLastPageRedirect(
    { page, pageSize: ownEngagementsPageSize, total: list.isPlaceholderData ? undefined : list.data?.total },
    (last) => set({ page: last }, true),
  );
  const rows = isPastEnd ? undefined : list.data?.records;
  const changed = useRemotelyChangedRowKeys(
    { list: JSON.stringify(search), rows, isPlaceholderData: list.isPlaceholderData },
    (row) => row.engagementId,
    (of) => announce(of.map(({ title }) => own.oneChanged({ title })).join(' ')),
  );
  if (hasFailedToLoad(list)) {
    return (
      <>
        <PageHeader title={copy.ownTitle} />
        <LoadError title={own.failedList} error={list.error} onRetry={() => void list.refetch()} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={copy.ownTitle}
        fact={list.data && own.engagementCount({ count: list.data.total })}
        actions={
          <LinkButton to="/employer/engagements/new" kind="primary">
            {own.newEngagement}
          </LinkButton>
        }
      />
      <OwnEngagementDrafts />
      <FilterBar label={own.filters} end={waits}>
        <SelectFilter
          label={own.status}
          options={statuses}
          value={search.status ?? ''}
          onChange={(id) => set({ status: statuses.find((one) => one.id === id)?.id })}
        />
      </FilterBar>
      <Table
        label={copy.ownTitle}
        columns={columns}
        rows={rows}
        changed={changed}
        busy={list.isPlaceholderData}
        rowKey={(row) => row.engagementId}
        rowName={(row) => row.title}
        link={linkOf}
        empty={
          search.status === undefined ? (
            <EmptyState title={own.noneOwn}>{own.noneOwnText}</EmptyState>
          ) : (
            <EmptyState
              title={own.noneFiltered}
              actions={<Button onClick={() => set({ status: undefined })}>{own.showAll}</Button>}
            />
          )
        }
      />
      {list.data && (
        <Paging
          page={page}
          pageSize={ownEngagementsPageSize}
          total={list.data.total}
          onPage={(page) => set({ page })}
        />
      )}
    </>
  );
};
