import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import type { SettledAuction } from '#contract/audits/shapes.ts';
import { auctionsPageSize, auctionsQuery } from '#web/audits/client.ts';
import { copy } from '#web/audits/copy.ts';
import { useFilters } from '#web/platform/filters.ts';
import { formatPaddedNumber } from '#web/platform/formats.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

const columns: readonly Column<SettledAuction>[] = [
  { id: 'auction', header: copy.auction, title: true, cell: (row) => row.title },
  {
    id: 'number',
    header: copy.number,
    width: 104,
    stack: 'start',
    cell: (row) => formatPaddedNumber(row.engagementNumber),
  },
  { id: 'employer', header: copy.employer, width: 208, stack: 'end', cell: (row) => row.clientName },
  {
    id: 'lots',
    header: copy.lots,
    width: 136,
    end: true,
    stack: 'hide',
    stackWord: ({ lotCount }) => (lotCount === 1 ? copy.lotWord : copy.lotsWord),
    cell: (row) => row.lotCount,
  },
  {
    id: 'auditor',
    header: copy.auditor,
    width: 192,
    stack: 'corner',
    cell: (row) => row.auditorName ?? copy.noAuditor,
  },
  {
    id: 'closed',
    header: copy.lastClose,
    width: 224,
    stack: 'line',
    cell: (row) => <DateText value={row.closedAt} time />,
  },
];

/** The settled auctions for which Rolecall's staff name auditors. */
export const SettledAuctionsPage = () => {
  const { search, set } = useFilters<{ page?: number | undefined }>();
  const { page = 0 } = search;
  const list = useQuery(auctionsQuery(page));
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const pageSize = auctionsPageSize;
  const isPastEnd = useLastPageRedirect({ page, pageSize, total }, (last) => set({ page: last }, true));
  return (
    <>
      <PageHeader title={copy.title} fact={copy.auctionsText} />
      {hasFailedToLoad(list) ? (
        <ErrorState title={copy.failedAuctions} onRetry={() => void list.refetch()} />
      ) : (
        <Table
          label={copy.title}
          columns={columns}
          rows={isPastEnd ? undefined : list.data?.records}
          busy={list.isPlaceholderData}
          rowKey={(row) => row.engagementId}
          rowName={(row) => row.title}
          link={({ engagementId }) => linkOptions({ to: '/provider/bidding/$engagementId', params: { engagementId } })}
          empty={<EmptyState title={copy.noAuctions}>{copy.noAuctionsText}</EmptyState>}
        />
      )}
      {list.data && (
        <Paging page={page} pageSize={pageSize} total={list.data.total} onPage={(next) => set({ page: next })} />
      )}
    </>
  );
};
