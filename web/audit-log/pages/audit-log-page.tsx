import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { auditCategoryCopy } from '#contract/audit-log/copy.ts';
import { endsBeforeStart, periodEndsBeforeError } from '#contract/audit-log/rules.ts';
import { auditCategories, type AuditCategory } from '#contract/audit-log/states.ts';
import { exportFormats, type ExportFormat } from '#contract/reports/states.ts';
import {
  auditLogQuery,
  downloadAuditLog,
  pageSize,
  type AuditLogFilters,
  type AuditLogRow,
} from '#web/audit-log/client.ts';
import { copy } from '#web/audit-log/copy.ts';
import { now, viewerZone } from '#web/platform/clock.ts';
import { isDay } from '#web/platform/search-params.ts';
import { useFilters } from '#web/platform/filters.ts';
import { useLastPage } from '#web/platform/last-page.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { downloadBlob } from '#web/platform/offer-download.ts';
import { TeamLayout, TeamLoadError } from '#web/team/public.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { DownloadButton } from '#web/ui/button/download-button.tsx';
import { DateInput } from '#web/ui/date/date-input.tsx';
import { daysBefore, dateInZone } from '#web/ui/date/days.ts';
import { FilterBar } from '#web/ui/filter/filter-bar.tsx';
import { SelectFilter } from '#web/ui/filter/pick.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Paging } from '#web/ui/table/paging.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import s from './audit-log.module.css';

const columns: readonly Column<AuditLogRow>[] = [
  { id: 'at', header: copy.time, width: 208, stack: 'line', cell: (row) => <DateText value={row.at} time /> },
  { id: 'user', header: copy.user, width: 208, stack: 'start', cell: (row) => row.userName },
  { id: 'category', header: copy.category, width: 136, stack: 'end', cell: (row) => auditCategoryCopy[row.category] },
  { id: 'action', header: copy.action, title: true, cell: (row) => row.sentence },
];

const periods = [
  { id: '7', label: copy.lastDays({ days: 7 }) },
  { id: '30', label: copy.lastDays({ days: 30 }) },
  { id: '90', label: copy.lastDays({ days: 90 }) },
  { id: '365', label: copy.lastYear },
  { id: 'dates', label: copy.dates },
];

const exportWord: Record<ExportFormat, string> = { csv: copy.exportCsv, xlsx: copy.exportXlsx };

type LogSearch = Omit<AuditLogFilters, 'category'> & { entries?: AuditCategory | undefined; page?: number | undefined };

const noDates = { from: undefined, to: undefined };
const noFilters: LogSearch = { entries: undefined, userId: undefined, lastDays: undefined, ...noDates };

/** Returns the search parameters of a period. "Custom dates" begins with the last 30 days, which the user then changes. */
const periodOf = (id: string): Pick<LogSearch, 'lastDays' | 'from' | 'to'> => {
  const today = dateInZone(viewerZone(), now());
  if (id === 'dates') return { lastDays: undefined, from: daysBefore(today, 30), to: today };
  return { ...noDates, lastDays: id === '' ? undefined : Number(id) };
};

type DayFilterProps = {
  label: string;
  value: string | undefined;
  max: string;
  error?: string | undefined;
  onChange: (day: string | undefined) => void;
};

/**
 * The first or last day of the period. While the year is being typed, the date stays in the field and isn't written to
 * the address.
 */
const DayFilter = ({ value, onChange, ...rest }: DayFilterProps) => {
  const [day, setDay] = useState(value ?? '');
  const change = (next: string): void => {
    setDay(next);
    if (next === '' || isDay(next)) onChange(next || undefined);
  };
  return <DateInput value={day} onChange={change} {...rest} />;
};

/** The audit log: sign-ins, and changes, shares, exports and erasures of the agency's data, latest first. */
export const AuditLogPage = () => {
  const { search, set } = useFilters<LogSearch>();
  const { page = 0, entries, userId, lastDays, from, to } = search;
  const filters: AuditLogFilters = { category: entries, userId, lastDays, from, to };
  const queries = useQueryClient();
  const isBackwards = endsBeforeStart({ from, to });
  const log = useQuery({ ...auditLogQuery(filters, page), enabled: !isBackwards });
  const total = log.isPlaceholderData ? undefined : log.data?.total;
  const isPastEnd = useLastPage({ page, pageSize, total }, (last) => set({ page: last }, true));
  const today = dateInZone(viewerZone(), now());
  const hasDates = from !== undefined || to !== undefined;
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
      <FilterBar label={copy.filters}>
        <SelectFilter
          label={copy.category}
          options={auditCategories.map((id) => ({ id, label: auditCategoryCopy[id] }))}
          value={filters.category ?? ''}
          onChange={(id) => set({ entries: (id || undefined) as AuditCategory | undefined })}
        />
        <SelectFilter
          label={copy.user}
          options={(log.data?.users ?? []).map(({ userId, name }) => ({ id: userId, label: name }))}
          value={filters.userId ?? ''}
          onChange={(id) => set({ userId: id || undefined })}
        />
        <SelectFilter
          label={copy.period}
          options={periods}
          value={hasDates ? 'dates' : String(lastDays ?? '')}
          onChange={(id) => set(periodOf(id))}
        />
      </FilterBar>
      {hasDates && (
        <div className={s.dates} role="group" aria-label={copy.dates}>
          <DayFilter label={copy.from} value={from} max={today} onChange={(day) => set({ from: day })} />
          <DayFilter
            label={copy.to}
            value={to}
            max={today}
            error={isBackwards ? periodEndsBeforeError.error() : undefined}
            onChange={(day) => set({ to: day })}
          />
        </div>
      )}
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
                actions={<Button onClick={() => set(noFilters)}>{copy.clear}</Button>}
              />
            ) : (
              <EmptyState title={copy.none}>{copy.noneText}</EmptyState>
            )
          }
        />
      )}
      {log.data && log.data.total > 0 && !isBackwards && (
        <Paging page={page} pageSize={pageSize} total={log.data.total} onPage={(next) => set({ page: next })} />
      )}
    </TeamLayout>
  );
};
