import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type { exportCandidates as operation } from '#contract/reports/operations.ts';
import { generateTableFile } from '#server/platform/files/table-file.ts';
import { asSingleBatch } from '#server/platform/files/workbook.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { candidateExportCopy } from '../copy.ts';
import { reportEvents } from '../events.ts';
import { createZonedClock } from '../rules/zoned-clock.ts';
import { submissionColumns, selectSubmissions, type SubmissionRow } from './candidate-submissions.ts';
import { sheetColumns } from './report-file.ts';

/**
 * Exports chosen candidates to a file, latest first, and records the export. Candidates that the caller isn't allowed
 * to see or that have been erased are left out. If none are left, the call is refused as not found.
 */
export const exportCandidates = async (
  scope: AgencyScope,
  { candidateIds, format, timeZone }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const chosen = sql`c.id = any(${[...candidateIds]}::uuid[]) and c.erased_at is null`;
  const { rows } = await sql<SubmissionRow>`${selectSubmissions(scope, chosen)}`.execute(scope.db);
  if (rows.length === 0) return notFound();
  const exported = { candidates: rows.length, format };
  await scope.emit({ kind: reportEvents.candidatesExported, supplierId: scope.tenantId, data: exported });
  const clock = createZonedClock(timeZone);
  const table = {
    name: candidateExportCopy.candidates,
    columns: sheetColumns(submissionColumns),
    rows: asSingleBatch(rows.map((row) => submissionColumns.map(({ cell }) => cell(row, clock)))),
    isFiltered: true,
  };
  const fileName = candidateExportCopy.candidatesFile({ day: clock.dayOf(scope.now), format });
  return generateTableFile(table, { format, fileName, madeAt: scope.now });
};
