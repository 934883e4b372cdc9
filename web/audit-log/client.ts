import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { exportAuditLogEndpoint, listAuditLogEndpoint } from '#contract/audit-log/endpoints.ts';
import type { auditLogFilters } from '#contract/audit-log/filters.ts';
import type { listAuditLog } from '#contract/audit-log/operations.ts';
import type { FilterValues } from '#contract/common/filters/filter-table.ts';
import type { OutputOf } from '#contract/common/operation.ts';
import type { ExportFormat } from '#contract/reports/states.ts';
import { callApi, downloadFromApi } from '#web/platform/client.ts';
import { viewerZone } from '#web/platform/clock.ts';

export type AuditLogRow = OutputOf<typeof listAuditLog>['records'][number];

export const auditLogPageSize = 25;

export type AuditLogFilters = FilterValues<typeof auditLogFilters>;

/** Loads a page of the audit log, latest first. */
export const auditLogQuery = (filters: AuditLogFilters, pageCurrent: number) =>
  queryOptions({
    queryKey: ['audit-log', filters, pageCurrent],
    queryFn: ({ signal }) =>
      callApi(
        listAuditLogEndpoint,
        { ...filters, timeZone: viewerZone(), pageCurrent, pageSize: auditLogPageSize },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/** Downloads the matching entries as a file, with times in the viewer's time zone. */
export const downloadAuditLog = (filters: AuditLogFilters, format: ExportFormat) =>
  downloadFromApi(exportAuditLogEndpoint, { ...filters, format, timeZone: viewerZone() });
