import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import type { OverdueRecord } from '#contract/response-times/shapes.ts';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { overdueQuery, responseTimesPageSize, serviceLevelQuery } from '#web/response-times/client.ts';
import { copy } from '#web/response-times/copy.ts';
import { ServiceLevelForm } from '#web/response-times/parts/service-level-form.tsx';
import s from '#web/response-times/parts/response-times.module.css';
import { Block } from '#web/ui/layout/block.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

const nameOf = ({ candidateName }: OverdueRecord): string => candidateName ?? copy.application;

const linkOf = ({ candidateId, engagementId }: OverdueRecord) =>
  candidateId === null
    ? linkOptions({ to: '/employer/engagements/$engagementId/applications', params: { engagementId } })
    : linkOptions({ to: '/employer/candidates/$candidateId', params: { candidateId } });

const columns: readonly Column<OverdueRecord>[] = [
  { id: 'about', header: copy.about, title: true, cell: nameOf },
  { id: 'agency', header: copy.agency, width: 216, stack: 'line', cell: (row) => row.supplierName },
  {
    id: 'engagement',
    header: copy.engagement,
    stack: 'line',
    cell: ({ engagementTitle, jobTitle }) => (
      <span className={s.two}>
        <span>{engagementTitle}</span>
        {jobTitle !== null && <small>{jobTitle}</small>}
      </span>
    ),
  },
  {
    id: 'since',
    header: copy.since,
    width: 136,
    stack: 'corner',
    cell: (row) => <DateText value={row.waitingSince} />,
  },
  {
    id: 'days',
    header: copy.workingDays,
    width: 136,
    end: true,
    stack: 'start',
    stackWord: ({ workingDays }) => (workingDays === 1 ? copy.workingDayWord : copy.workingDaysWord),
    cell: (row) => String(row.workingDays),
  },
];

/**
 * The applications and candidates that have waited for the employer's answer longer than its service level, and the
 * service level itself.
 */
export const ResponseTimesPage = () => {
  const { search, set } = useFilters<{ page?: number | undefined }>();
  const { page = 0 } = search;
  const level = useQuery(serviceLevelQuery);
  const list = useQuery(overdueQuery(page));
  const candidateList = (list.data?.records ?? []).flatMap(({ candidateId }) =>
    candidateId === null ? [] : { candidateId },
  );
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: responseTimesPageSize, total }, (last) =>
    set({ page: last }, true),
  );
  return (
    <>
      <PageHeader title={copy.title} fact={list.data && copy.overdueCount({ count: list.data.total })} />
      <Block title={copy.overdue}>
        {hasFailedToLoad(list) ? (
          <ErrorState title={copy.failedList} onRetry={() => void list.refetch()} />
        ) : (
          <Table
            label={copy.overdue}
            columns={columns}
            rows={isPastEnd ? undefined : list.data?.records}
            busy={list.isPlaceholderData}
            rowKey={({ applicationId, candidateId }) => candidateId ?? applicationId}
            rowName={nameOf}
            link={(row) => (row.candidateId === null ? linkOf(row) : { ...linkOf(row), state: { candidateList } })}
            empty={<EmptyState title={copy.nothingOverdue}>{copy.nothingOverdueText}</EmptyState>}
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
      </Block>
      <Block title={copy.level} note={copy.levelNote}>
        {hasFailedToLoad(level) ? (
          <ErrorState title={copy.failed} onRetry={() => void level.refetch()} />
        ) : level.data ? (
          <ServiceLevelForm serviceLevelDays={level.data.serviceLevelDays} />
        ) : (
          <SkeletonText lines={4} label={copy.loading} />
        )}
      </Block>
    </>
  );
};
