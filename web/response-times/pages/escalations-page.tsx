import { useQuery } from '@tanstack/react-query';
import type { Escalation } from '#contract/response-times/shapes.ts';
import { useFilters } from '#web/platform/filters.ts';
import { formatPaddedNumber } from '#web/platform/formats.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { escalationsQuery, responseTimesPageSize } from '#web/response-times/client.ts';
import { copy } from '#web/response-times/copy.ts';
import s from '#web/response-times/parts/response-times.module.css';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

const aboutOf = ({ candidateNumber }: Escalation): string =>
  candidateNumber === null ? copy.application : copy.candidateNumber({ number: formatPaddedNumber(candidateNumber) });

const columns: readonly Column<Escalation>[] = [
  { id: 'client', header: copy.client, title: true, cell: (row) => row.clientName },
  {
    id: 'about',
    header: copy.engagement,
    stack: 'line',
    cell: (row) => (
      <span className={s.two}>
        <span>{row.engagementTitle}</span>
        <small>{row.jobTitle === null ? aboutOf(row) : `${aboutOf(row)}, ${row.jobTitle}`}</small>
      </span>
    ),
  },
  { id: 'agency', header: copy.agency, width: 184, stack: 'line', cell: (row) => row.supplierName },
  {
    id: 'days',
    header: copy.workingDays,
    width: 136,
    end: true,
    stack: 'start',
    stackWord: ({ workingDays }) => (workingDays === 1 ? copy.workingDayWord : copy.workingDaysWord),
    cell: (row) => String(row.workingDays),
  },
  {
    id: 'level',
    header: copy.answersWithin,
    width: 136,
    end: true,
    show: 'wide',
    stack: 'hide',
    cell: (row) => String(row.serviceLevelDays),
  },
  {
    id: 'escalated',
    header: copy.escalatedOn,
    width: 136,
    end: true,
    stack: 'corner',
    cell: (row) => <DateText value={row.escalatedAt} />,
  },
];

/** The applications and candidates that clients still haven't answered after a reminder, for the provider's staff. */
export const EscalationsPage = () => {
  const { search, set } = useFilters<{ page?: number | undefined }>();
  const { page = 0 } = search;
  const list = useQuery(escalationsQuery(page));
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: responseTimesPageSize, total }, (last) =>
    set({ page: last }, true),
  );
  return (
    <>
      <PageHeader title={copy.escalations} fact={list.data && copy.escalationCount({ count: list.data.total })} />
      {hasFailedToLoad(list) ? (
        <ErrorState title={copy.failedList} onRetry={() => void list.refetch()} />
      ) : (
        <Table
          label={copy.escalations}
          columns={columns}
          rows={isPastEnd ? undefined : list.data?.records}
          busy={list.isPlaceholderData}
          rowKey={({ applicationId, candidateId }) => candidateId ?? applicationId}
          rowName={(row) => `${row.clientName}, ${aboutOf(row)}`}
          empty={<EmptyState title={copy.nothingEscalated}>{copy.nothingEscalatedText}</EmptyState>}
        />
      )}
      {list.data && list.data.total > 0 && (
        <Paging
          page={page}
          pageSize={responseTimesPageSize}
          total={list.data.total}
          onPage={(next) => set({ page: next })}
        />
      )}
    </>
  );
};
