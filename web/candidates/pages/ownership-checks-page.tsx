import { useQuery } from '@tanstack/react-query';
import { ownershipChecksPageSize, ownershipChecksQuery, type OwnershipCheckRow } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

const figure = { width: 128, end: true, stack: 'end' } as const;

const columns: readonly Column<OwnershipCheckRow>[] = [
  { id: 'agency', header: copy.agency, title: true, cell: (row) => row.supplierName },
  { id: 'user', header: copy.user, stack: 'start', cell: (row) => row.userName },
  {
    id: 'checks',
    header: copy.checks,
    ...figure,
    stackWord: ({ checks }) => (checks === 1 ? copy.checkWord : copy.checksWord),
    cell: (row) => row.checks,
  },
  { id: 'people', header: copy.peopleChecked, ...figure, stack: 'hide', cell: (row) => row.people },
  {
    id: 'notAvailable',
    header: copy.notAvailable,
    ...figure,
    stackWord: () => copy.notAvailableWord,
    cell: (row) => row.notAvailable,
  },
  {
    id: 'refused',
    header: copy.refusedSubmissions,
    ...figure,
    width: 168,
    stack: 'hide',
    cell: (row) => row.refusedSubmissions,
  },
  {
    id: 'last',
    header: copy.lastCheck,
    width: 224,
    stack: 'line',
    cell: (row) => <DateText value={row.lastCheckedAt} time />,
  },
];

/** The agencies that most often check people owned by other agencies, for the provider's staff. */
export const OwnershipChecksPage = () => {
  const { search, set } = useFilters<{ page?: number | undefined }>();
  const { page = 0 } = search;
  const list = useQuery(ownershipChecksQuery(page));
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const pageSize = ownershipChecksPageSize;
  const isPastEnd = useLastPageRedirect({ page, pageSize, total }, (last) => set({ page: last }, true));
  return (
    <>
      <PageHeader title={copy.ownershipChecks} fact={copy.ownershipChecksText} />
      {hasFailedToLoad(list) ? (
        <ErrorState title={copy.failedChecks} onRetry={() => void list.refetch()} />
      ) : (
        <Table
          label={copy.ownershipChecks}
          columns={columns}
          rows={isPastEnd ? undefined : list.data?.records}
          busy={list.isPlaceholderData}
          rowKey={(row) => row.userId}
          rowName={(row) => row.userName}
          empty={<EmptyState title={copy.noChecks}>{copy.noChecksText}</EmptyState>}
        />
      )}
      {list.data && (
        <Paging page={page} pageSize={pageSize} total={list.data.total} onPage={(next) => set({ page: next })} />
      )}
    </>
  );
};
