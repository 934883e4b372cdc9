import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { candidateName } from '#contract/candidates/rules.ts';
import { lastActivityCopy } from '#contract/people/copy.ts';
import type { PlannedErasure } from '#contract/people/shapes/retention.ts';
import { retentionPlanPageSize as pageSize, retentionPlanQuery, downloadRetentionPlan } from '#web/people/client.ts';
import { copy } from '#web/people/copy.ts';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { DownloadButton } from '#web/ui/button/download-button.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { nextStepColumns } from './next-step-columns.tsx';
import s from './people.module.css';

const columns: readonly Column<PlannedErasure>[] = [
  { id: 'name', header: copy.name, title: true, cell: candidateName },
  {
    id: 'activity',
    header: copy.lastActivity,
    width: 200,
    stack: 'line',
    cell: ({ activity, lastActivity }) => (
      <span className={s.contact}>
        <DateText value={lastActivity} />
        <small>{lastActivityCopy[activity]}</small>
      </span>
    ),
  },
  ...nextStepColumns,
];

/**
 * A preview of the next runs of the retention job: the people whose retention period ends, and whether each will be
 * announced to the agency, kept or erased.
 */
export const RetentionPlan = () => {
  const { search, set } = useFilters<{ page?: number | undefined }>();
  const { page = 0 } = search;
  const list = useQuery(retentionPlanQuery(page));
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize, total }, (last) => set({ page: last }, true));
  const count = list.data?.total ?? 0;
  return (
    <Block
      title={copy.plan}
      note={copy.planNote}
      aside={count > 0 && <DownloadButton onDownload={downloadRetentionPlan}>{copy.planExport}</DownloadButton>}
    >
      {hasFailedToLoad(list) ? (
        <ErrorState title={copy.failedPlan} onRetry={() => void list.refetch()} />
      ) : (
        <Table
          label={copy.plan}
          columns={columns}
          rows={isPastEnd ? undefined : list.data?.records}
          busy={list.isPlaceholderData}
          rowKey={({ personId }) => personId}
          rowName={candidateName}
          link={({ personId }) => linkOptions({ to: '/people/$personId', params: { personId } })}
          empty={<EmptyState title={copy.noneDue}>{copy.noneDueText}</EmptyState>}
        />
      )}
      {count > 0 && <Paging page={page} pageSize={pageSize} total={count} onPage={(next) => set({ page: next })} />}
    </Block>
  );
};
