import { categories } from '#contract/audit-log/copy.ts';
import { maxExportedEntries, type exportAuditLog as operation } from '#contract/audit-log/operations.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { generateTableFile } from '#server/platform/files/table-file.ts';
import { inOneBatch } from '#server/platform/files/workbook.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { dateCell, zoneClock } from '#server/reports/public.ts';
import { copy } from '../copy.ts';
import { auditLogEvents } from '../events.ts';
import { findEntries } from './entries.ts';
import { agencyUsers } from './read-names.ts';

/** Exports the matching entries to a file, newest first. The export itself is recorded in the log. */
export const exportEntries = async (
  scope: AgencyScope,
  { format, timeZone, ...filters }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const entries = await findEntries(scope, filters, await agencyUsers(scope), { limit: maxExportedEntries });
  const data = { entries: entries.length, format };
  await scope.emit({ kind: auditLogEvents.exported, supplierId: scope.tenantId, data });
  const clock = zoneClock(timeZone);
  const table = {
    name: copy.sheet,
    columns: [
      { header: copy.time, width: 18 },
      { header: copy.user, width: 28 },
      { header: copy.category, width: 16 },
      { header: copy.action, width: 80 },
    ],
    rows: inOneBatch(
      entries.map(({ at, userName, category, sentence }) => [
        dateCell(at, clock),
        userName,
        categories[category],
        sentence,
      ]),
    ),
    isFiltered: true,
  };
  const fileName = copy.file({ day: clock.dayOf(scope.now), format });
  return generateTableFile(table, { format, fileName, madeAt: scope.now });
};
