import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { emailStatuses, type EmailStatus } from '#contract/notifications/states.ts';
import { emailsPageSize, emailsQuery, type EmailFilters, type EmailRow } from '#web/notifications/client.ts';
import { emailColumns } from '#web/notifications/parts/email-columns.tsx';
import { RetryDialog } from '#web/notifications/parts/retry-dialog.tsx';
import { copy } from '#web/notifications/copy.ts';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { FilterBar, SegmentedFilter } from '#web/ui/filter/filter-bar.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';

const labels: Readonly<Record<EmailStatus, string>> = {
  dead: copy.mailDead,
  due: copy.mailDue,
  sent: copy.mailSent,
};
/** The email statuses in order of urgency. */
const byUrgency: readonly EmailStatus[] = ['dead', 'due', 'sent'];
const nothing = {
  dead: [copy.noMailsDead, copy.noMailsDeadText],
  due: [copy.noMailsDue, copy.noMailsDueText],
  sent: [copy.noMailsSent, copy.noMailsSentText],
} as const;

/** The emails by status, for the provider's staff, with failed emails first. */
export const EmailsPage = () => {
  const { search, set } = useFilters<EmailFilters>();
  const { status = 'dead', page = 0 } = search;
  const list = useQuery(emailsQuery(search));
  const [retried, setRetried] = useState<EmailRow | null>(null);
  const total = list.isPlaceholderData ? undefined : list.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: emailsPageSize, total }, (last) => set({ page: last }, true));
  if (list.isError) return <ErrorState title={copy.mailsFailed} onRetry={() => void list.refetch()} />;
  const [title, text] = nothing[status];
  return (
    <>
      <PageHeader title={copy.mailsTitle} />
      <FilterBar label={copy.filters}>
        <SegmentedFilter
          label={copy.mailStatus}
          choices={byUrgency.map((id) => ({ id, label: labels[id] }))}
          value={status}
          onChange={(id) => set({ status: emailStatuses.find((one) => one === id) })}
        />
      </FilterBar>
      <Table
        label={copy.mailsTitle}
        columns={emailColumns(status, setRetried)}
        rows={isPastEnd ? undefined : list.data?.records}
        busy={list.isPlaceholderData}
        rowKey={(row) => row.mailId}
        rowName={(row) => row.subject}
        empty={<EmptyState title={title}>{text}</EmptyState>}
      />
      {list.data && (
        <Paging page={page} pageSize={emailsPageSize} total={list.data.total} onPage={(next) => set({ page: next })} />
      )}
      {retried && <RetryDialog mail={retried} onClose={() => setRetried(null)} />}
    </>
  );
};
