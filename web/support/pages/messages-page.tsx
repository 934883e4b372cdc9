import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import {
  supportMessagesPageSize,
  supportMessagesQuery,
  useRetrySupportMessage,
  type SupportMessageFilters,
  type SupportMessageRow,
} from '#web/support/client.ts';
import { copy } from '#web/support/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { FilterBar, SegmentedFilter } from '#web/ui/filter/filter-bar.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

const statuses = ['dead', 'due'] as const;

const columnsOf = (onAgain: ((row: SupportMessageRow) => void) | undefined): readonly Column<SupportMessageRow>[] => [
  { id: 'subject', header: copy.subject, title: true, cell: (row) => row.subject },
  { id: 'text', header: copy.message, stack: 'line', cell: (row) => row.description },
  { id: 'from', header: copy.from, width: 208, stack: 'line', cell: (row) => row.email },
  { id: 'company', header: copy.company, width: 144, stack: 'start', cell: (row) => row.tenantName },
  { id: 'said', header: copy.chatSaid, stack: 'line', cell: (row) => row.lastError ?? '' },
  {
    id: 'at',
    header: copy.writtenAt,
    width: 184,
    stack: 'line',
    cell: (row) => <DateText value={row.createdAt} time />,
  },
  ...(onAgain
    ? [
        {
          id: 'actions',
          header: copy.actions,
          silent: true,
          width: 128,
          stack: 'line',
          cell: (row: SupportMessageRow) => (
            <Button aria-label={copy.againNamed({ subject: row.subject })} onClick={() => onAgain(row)}>
              {copy.again}
            </Button>
          ),
        } as const,
      ]
    : []),
];

/** The messages to support that the chat hasn't accepted, for the provider's staff. */
export const SupportMessagesPage = () => {
  const { search, set } = useFilters<SupportMessageFilters>();
  const { status = 'dead', page = 0 } = search;
  const list = useQuery(supportMessagesQuery(search));
  const retry = useRetrySupportMessage();
  const [again, setAgain] = useState<SupportMessageRow | null>(null);
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: supportMessagesPageSize, total }, (last) =>
    set({ page: last }, true),
  );
  if (hasFailedToLoad(list)) return <ErrorState title={copy.messagesFailed} onRetry={() => void list.refetch()} />;
  const isDead = status === 'dead';
  return (
    <>
      <PageHeader title={copy.messages} />
      <FilterBar label={copy.filters}>
        <SegmentedFilter
          label={copy.status}
          choices={statuses.map((id) => ({ id, label: copy[id] }))}
          value={status}
          onChange={(id) => set({ status: statuses.find((one) => one === id) })}
        />
      </FilterBar>
      <Table
        label={copy.messages}
        columns={columnsOf(isDead ? setAgain : undefined)}
        rows={isPastEnd ? undefined : list.data?.records}
        busy={list.isPlaceholderData}
        rowKey={(row) => row.messageId}
        rowName={(row) => row.subject}
        empty={
          <EmptyState title={isDead ? copy.noneDead : copy.noneDue}>
            {isDead ? copy.noneDeadText : copy.noneDueText}
          </EmptyState>
        }
      />
      {list.data && (
        <Paging
          page={page}
          pageSize={supportMessagesPageSize}
          total={list.data.total}
          onPage={(next) => set({ page: next })}
        />
      )}
      <ConfirmDialog
        open={again !== null}
        title={copy.againTitle}
        confirm={copy.again}
        pending={retry.isPending}
        error={retry.error?.message}
        onConfirm={() => {
          if (again)
            retry.mutate(again.messageId, {
              onSuccess: () => {
                toast.success(copy.againDone);
                setAgain(null);
              },
            });
        }}
        onClose={() => setAgain(null)}
      >
        {again?.description}
        <br />
        <br />
        {copy.againText}
      </ConfirmDialog>
    </>
  );
};
