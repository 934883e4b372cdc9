import { z } from 'zod';
import { filterInput } from '#contract/common/filters/filter-input.ts';
import { id, instant, timeZone } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { exportFormats } from '#contract/reports/states.ts';
import { auditLogFilters } from './filters.ts';
import { endsBeforeStart, periodEndsBeforeError } from './rules.ts';
import { auditCategories } from './states.ts';

const access = { agency: 'Manage Users=Invite User / Assign / Edit User Role' } as const;

const filters = {
  ...filterInput(auditLogFilters),
  /** The time zone of the days in the filters, and of the times in the file. */
  timeZone: timeZone().default('UTC'),
};

const checkPeriod = (input: Parameters<typeof endsBeforeStart>[0], context: z.RefinementCtx): void => {
  if (endsBeforeStart(input))
    context.addIssue({ code: 'custom', path: ['to'], message: periodEndsBeforeError.error() });
};

export const listAuditLog = operation({
  name: 'audit-log.list',
  summary:
    "Lists who signed in, who changed users, roles, settings and documents, and who shared, exported or erased data of the agency, latest first. An entry about an engagement is left out for users who may not see that engagement's work.",
  effect: 'read',
  access,
  input: z.object({ ...filters, ...pageInput }).superRefine(checkPeriod),
  output: z.object({
    records: z.array(
      z.object({
        entryId: id(),
        at: instant(),
        category: z.enum(auditCategories),
        /** The user who acted; null if it was not a user of the agency. */
        userId: id().nullable(),
        userName: z.string(),
        sentence: z.string(),
      }),
    ),
    ...pageOutput,
    /** The options in the user filter: the agency's current and former users, sorted by name. */
    users: z.array(z.object({ userId: id(), name: z.string() })),
  }),
});

/** The maximum number of entries in an export. */
export const maxExportedEntries = 50_000;

export const exportAuditLog = operation({
  name: 'audit-log.export',
  summary: `Downloads the matching entries of the audit log as a CSV or XLSX file, at most the latest ${String(maxExportedEntries)}; the download is itself recorded in the log`,
  effect: 'read',
  access,
  input: z.object({ ...filters, format: z.enum(exportFormats).default('xlsx') }).superRefine(checkPeriod),
  output: z.undefined(),
  download: true,
  leavesTrace: true,
});

export const auditLogOperations: readonly Operation[] = [listAuditLog, exportAuditLog];
