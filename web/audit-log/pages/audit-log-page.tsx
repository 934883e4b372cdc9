import { useQuery, useQueryClient } from '@tanstack/react-query';
import { auditCategoryCopy } from '#contract/audit-log/copy.ts';
import { endsBeforeStart } from '#contract/audit-log/rules.ts';
import { exportFormats, type ExportFormat } from '#contract/reports/states.ts';
import { auditLogQuery, downloadAuditLog, auditLogPageSize, type AuditLogRow } from '#web/audit-log/client.ts';
import { copy } from '#web/audit-log/copy.ts';
import { AuditLogFilterBar } from '#web/audit-log/parts/audit-log-filters.tsx';
import { auditLogFiltersOf, noAuditLogFilters, type AuditLogSearch } from '#web/audit-log/parts/audit-log-search.ts';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPageRedirect } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { downloadBlob } from '#web/platform/offer-download.ts';
import { TeamLayout, TeamLoadError } from '#web/team/public.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { DownloadButton } from '#web/ui/button/download-button.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';

const columns: readonly Column<AuditLogRow>[] = [
  { id: 'at', header: copy.time, width: 208, stack: 'line', cell: (row) => <DateText value={row.at} time /> },
  { id: 'user', header: copy.user, width: 208, stack: 'start', cell: (row) => row.userName },
  { id: 'category', header: copy.category, width: 136, stack: 'end', cell: (row) => auditCategoryCopy[row.category] },
  { id: 'action', header: copy.action, title: true, cell: (row) => row.sentence },
];

const exportWord: Record<ExportFormat, string> = { csv: copy.exportCsv, xlsx: copy.exportXlsx };

/** The audit log: sign-ins, and changes, shares, exports and erasures of the agency's data, latest first. */
export const AuditLogPage = () => {
  const { search, set } = useFilters<AuditLogSearch>();
  const { page = 0 } = search;
  const filters = auditLogFiltersOf(search);
  const queries = useQueryClient();
  const isBackwards = endsBeforeStart(search);
  const log = useQuery({ ...auditLogQuery(filters, page), enabled: !isBackwards });
  const total = log.isPlaceholderData ? undefined : log.data?.total;
  const isPastEnd = useLastPageRedirect({ page, pageSize: auditLogPageSize, total }, (last) =>
    set({ page: last }, true),
  );
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  const download = async (format: ExportFormat): Promise<void> => {
    downloadBlob(await downloadAuditLog(filters, format));
    // The log is refetched, because it records the download.
    await queries.invalidateQueries({ queryKey: ['audit-log'] });
  };
  if (hasFailedToLoad(log))
    return (
      <TeamLayout title={copy.title}>
        <TeamLoadError title={copy.failed} error={log.error} onRetry={() => void log.refetch()} />
      </TeamLayout>
    );
  return (
    <TeamLayout
      title={copy.title}
      fact={log.data && copy.entryCount({ count: log.data.total })}
      actions={
        log.data && log.data.total > 0 && !isBackwards
          ? exportFormats.map((format) => (
              <DownloadButton key={format} onDownload={() => download(format)}>
                {exportWord[format]}
              </DownloadButton>
            ))
          : undefined
      }
    >
      <AuditLogFilterBar search={search} narrow={set} users={log.data?.users ?? []} />
      {!isBackwards && (
        <Table
          label={copy.title}
          columns={columns}
          rows={isPastEnd ? undefined : log.data?.records}
          busy={log.isPlaceholderData}
          rowKey={(row) => row.entryId}
          rowName={(row) => row.sentence}
          empty={
            isNarrowed ? (
              <EmptyState
                title={copy.noneFound}
                actions={<Button onClick={() => set(noAuditLogFilters)}>{copy.clear}</Button>}
              />
            ) : (
              <EmptyState title={copy.none}>{copy.noneText}</EmptyState>
            )
          }
        />
      )}
      {log.data && log.data.total > 0 && !isBackwards && (
        <Paging page={page} pageSize={auditLogPageSize} total={log.data.total} onPage={(next) => set({ page: next })} />
      )}
    </TeamLayout>
  );
};
