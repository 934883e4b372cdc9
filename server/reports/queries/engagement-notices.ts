import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import { noticeText } from '#contract/engagements/rules.ts';
import { engagementKindNames, type EngagementKind } from '#contract/engagements/states.ts';
import type { downloadEngagementNoticesReport as operation } from '#contract/reports/operations.ts';
import { closingTimesInEvent, noticeKindByEvent } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { StoredPayload } from '#server/platform/events/payload-types.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { ZonedClock } from '../rules/zoned-clock.ts';
import { dateTimeCell, limitToOwnWork, paddedCell } from './columns.ts';
import { batchesOf, createReportFile, type ReportPeriod, type ReportColumn } from './report-file.ts';

interface StoredRow {
  at: Date;
  notice: string;
  data: StoredPayload;
  number: number;
  title: string;
  kind: EngagementKind;
  clientName: string;
  jobTitle: string | null;
}

interface Row extends Omit<StoredRow, 'data'> {
  /** The previous and new closing time, if it changed. */
  readonly move: { from: string; to: string } | undefined;
}

/** Returns the previous or the new closing time of a notice, if it changed. */
const movedCell = ({ move }: Row, end: 'from' | 'to', clock: ZonedClock) =>
  dateTimeCell(move ? new Date(move[end]) : null, clock);

const textOf = ({ notice, jobTitle }: Row): string | null => {
  const kind = noticeKindByEvent.get(notice);
  return kind === undefined ? null : noticeText(kind, jobTitle ?? '');
};

const columns: readonly ReportColumn<Row>[] = [
  { header: 'engagement', width: 12, cell: (row) => paddedCell(row.number) },
  { header: 'title', width: 36, cell: (row) => row.title },
  { header: 'client', width: 24, cell: (row) => row.clientName },
  { header: 'kind', width: 13, cell: (row) => engagementKindNames[row.kind] },
  { header: 'notice', width: 46, cell: textOf },
  { header: 'jobTitle', width: 30, cell: (row) => row.jobTitle },
  { header: 'from', width: 18, cell: (row, clock) => movedCell(row, 'from', clock) },
  { header: 'to', width: 18, cell: (row, clock) => movedCell(row, 'to', clock) },
  { header: 'date', width: 18, cell: (row, clock) => dateTimeCell(row.at, clock) },
];

const told = (scope: AgencyScope, { from, to }: ReportPeriod) => sql`
  select n.at, n.kind as notice, n.data, e.number, e.title, e.kind, t.name as client_name, r.job_title
  from engagement e join tenant t on t.id = e.client_id
    cross join lateral app.notices_of_engagement(e.id, ${[...noticeKindByEvent.keys()]}::text[]) n
    left join talent_request r on r.id = n.talent_request_id
  where e.id in (select a.engagement_id from application a where a.supplier_id = ${scope.tenantId}
      union select w.engagement_id from assignment w where w.supplier_id = ${scope.tenantId} and w.deleted_at is null)
    and e.published_at is not null and n.at >= ${from} and n.at < ${to}${limitToOwnWork(scope, 'e.id')}
  order by n.at desc, n.sequence desc`;

/** Reads the notices in a period, with parsed payloads. */
async function* rowsIn(scope: AgencyScope, period: ReportPeriod): AsyncGenerator<Row[]> {
  for await (const found of batchesOf<StoredRow>(scope, told(scope, period))) {
    yield found.map(({ data, ...row }) => ({
      ...row,
      move: closingTimesInEvent(scope.payloads.read({ kind: row.notice, data })),
    }));
  }
}

/**
 * Exports the notices in a period about the engagements in which the agency takes part, as the engagements' pages show
 * them, latest first.
 */
export const downloadNoticeReport = (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> =>
  createReportFile(scope, 'engagementNotices', input, {
    columns,
    rows: (period) => rowsIn(scope, period),
  });
