import type { FilterTable } from '#contract/common/filters/filter-table.ts';
import { auditCategories } from './states.ts';

/** The filters of the audit log, for the list and the export. */
export const auditLogFilters = {
  category: { kind: 'oneOf', url: 'entries', values: auditCategories },
  /** Limits the log to actions by this user. */
  userId: { kind: 'id' },
  /** The number of days to include, counted back from now in periods of 24 hours. */
  lastDays: { kind: 'number', min: 1, max: 3660 },
  /** The first and last calendar days to include, in the time zone of the request. */
  from: { kind: 'day' },
  to: { kind: 'day' },
} as const satisfies FilterTable;
