import { auditLogFilters } from '#contract/audit-log/filters.ts';
import { createFilterSearch } from '#web/platform/filter-search.ts';
import { searchParams, wholeNumber } from '#web/platform/search-params.ts';

const filters = createFilterSearch(auditLogFilters);
const paging = searchParams({ page: wholeNumber(0) });

/** Parses the audit log's search parameters and drops invalid values. */
export const auditLogSearch = (given: Record<string, unknown>) => ({ ...filters.read(given), ...paging(given) });

export type AuditLogSearch = ReturnType<typeof auditLogSearch>;

export const auditLogFiltersOf = (search: AuditLogSearch) => filters.toFilters(search);

export const noAuditLogFilters: AuditLogSearch = filters.none;
