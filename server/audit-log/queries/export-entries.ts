import { auditCategoryCopy } from '#contract/audit-log/copy.ts';
import { maxExportedEntries, type exportAuditLog as operation } from '#contract/audit-log/operations.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { generateTableFile } from '#server/platform/files/table-file.ts';
import { asSingleBatch } from '#server/platform/files/workbook.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { dateTimeCell, createZonedClock } from '#server/reports/public.ts';
import { auditLogExportCopy } from '../copy.ts';
import { auditLogEvents } from '../events.ts';
import { findLogEntries } from './entries.ts';
import { listAgencyUsers } from './read-names.ts';

/** Exports the matching entries to a file, newest first. The export itself is recorded in the log. */
export const exportEntries = async (
  scope: AgencyScope,
  { format, ...filters }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const entries = await findLogEntries(scope, filters, await listAgencyUsers(scope), { limit: maxExportedEntries });
  const data = { entries: entries.length, format };
  await scope.emit({ kind: auditLogEvents.exported, supplierId: scope.tenantId, data });
  const clock = createZonedClock(filters.timeZone);
  const table = {
    name: auditLogExportCopy.sheet,
    columns: [
      { header: auditLogExportCopy.time, width: 18 },
      { header: auditLogExportCopy.user, width: 28 },
      { header: auditLogExportCopy.category, width: 16 },
      { header: auditLogExportCopy.action, width: 80 },
    ],
    rows: asSingleBatch(
      entries.map(({ at, userName, category, sentence }) => [
        dateTimeCell(at, clock),
        userName,
        auditCategoryCopy[category],
        sentence,
      ]),
    ),
    isFiltered: true,
  };
  const fileName = auditLogExportCopy.file({ day: clock.dayOf(scope.now), format });
  return generateTableFile(table, { format, fileName, madeAt: scope.now });
};
