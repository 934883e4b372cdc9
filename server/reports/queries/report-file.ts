import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { reportCopy } from '#contract/reports/copy.ts';
import type { downloadCandidateSubmissionReport } from '#contract/reports/operations.ts';
import { periodError } from '#contract/reports/rules.ts';
import type { ReportId } from '#contract/reports/states.ts';
import { generateFile, type GeneratedFile } from '#server/platform/files/generated-file.ts';
import { workbookMediaType } from '#server/platform/files/table-file.ts';
import type { WorkbookCell, SheetColumn } from '#server/platform/files/workbook-parts.ts';
import { writeWorkbook } from '#server/platform/files/workbook.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { reportColumnCopy, reportSheetCopy } from '../copy.ts';
import { reportEvents } from '../events.ts';
import { rightToDownloadReport } from '../policy.ts';
import { dayAfter, createZonedClock, type ZonedClock } from '../rules/zoned-clock.ts';
import { createAboutSheet } from './about-sheet.ts';
import { dateTimeCell, dayCell } from './columns.ts';

type Input = InputOf<typeof downloadCandidateSubmissionReport>;

/** A report's period, whose end is exclusive. */
export interface ReportPeriod {
  readonly from: Date;
  readonly to: Date;
}

/** A column of a report, with a function for each row's cell. */
export interface ReportColumn<Row> extends Omit<SheetColumn, 'header'> {
  /** The name of the header in the catalogue. */
  readonly header: keyof typeof reportColumnCopy;
  readonly cell: (row: Row, clock: ZonedClock) => WorkbookCell;
}

export interface ReportDefinition<Row> {
  readonly columns: readonly ReportColumn<Row>[];
  /** Returns the rows in a period, in batches. */
  readonly rows: (period: ReportPeriod) => AsyncIterable<readonly Row[]>;
}

/** Returns the columns with their headers in the reader's language. */
export const sheetColumns = <Row>(columns: readonly ReportColumn<Row>[]): SheetColumn[] =>
  columns.map(({ header, width }) => ({ header: reportColumnCopy[header], width }));

const batch = 1000;

/** Yields the rows of a query in batches from one snapshot, so that they are never all in memory. */
export async function* batchesOf<Row>(scope: AgencyScope, query: unknown): AsyncGenerator<Row[]> {
  await sql`declare report no scroll cursor for ${query}`.execute(scope.db);
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(batch)} from report`.execute(scope.db);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) break;
  }
  await sql`close report`.execute(scope.db);
}

async function* cellsOf<Row>(
  first: readonly Row[],
  rest: AsyncIterator<readonly Row[]>,
  columns: readonly ReportColumn<Row>[],
  clock: ZonedClock,
): AsyncGenerator<WorkbookCell[][]> {
  const cells = (rows: readonly Row[]): WorkbookCell[][] =>
    rows.map((row) => columns.map(({ cell }) => cell(row, clock)));
  yield cells(first);
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield cells(next.value);
}

/**
 * Creates a report as a workbook, for callers with permission, and records the download; undefined if the report has no
 * rows.
 */
export const createReportFile = async <Row>(
  scope: AgencyScope,
  reportId: ReportId,
  input: Input,
  { columns, rows }: ReportDefinition<Row>,
): Promise<GeneratedFile | undefined | Refused<'forbidden' | 'invalid-input'>> => {
  const right = rightToDownloadReport(scope, reportId);
  if (!right.allowed) return refuse(commonRefusals.forbidden, { reasons: right.reasons });
  const clock = createZonedClock(input.timeZone);
  const today = clock.dayOf(scope.now);
  const days = { startDate: input.startDate, endDate: input.endDate ?? today };
  const problem = periodError(days, today);
  if (problem) return refuse(commonRefusals['invalid-input'], { fields: [problem] });
  const found = rows({ from: clock.startOf(days.startDate), to: clock.startOf(dayAfter(days.endDate)) });
  const batches = found[Symbol.asyncIterator]();
  const first = await batches.next();
  if (first.done === true) return undefined;
  await scope.emit({ kind: reportEvents.downloaded, supplierId: scope.tenantId, data: { reportId } });
  const { name } = reportCopy[reportId];
  const about = createAboutSheet({
    name,
    agency: scope.tenantName,
    by: scope.userName,
    range: input.range,
    from: dayCell(days.startDate, clock),
    to: dayCell(days.endDate, clock),
    zone: input.timeZone,
    madeAt: dateTimeCell(scope.now, clock),
  });
  const data = {
    name: reportSheetCopy.report,
    columns: sheetColumns(columns),
    rows: cellsOf(first.value, batches, columns, clock),
    isFiltered: true,
  };
  return generateFile(
    { fileName: reportSheetCopy.file({ name, from: days.startDate, to: days.endDate }), mediaType: workbookMediaType },
    (out) => writeWorkbook([data, about], out, scope.now),
  );
};
