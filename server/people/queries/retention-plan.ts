import { localTimeOf } from '#contract/common/local-time.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import type {
  exportRetentionPlan as exportOperation,
  listRetentionPlan as operation,
} from '#contract/people/operations/retention.ts';
import { lastActivityCopy, erasureBlockCopy, plannedRetentionStepCopy } from '#contract/people/copy.ts';
import type { PlannedErasure } from '#contract/people/shapes/retention.ts';
import type { UnsubmittedKind } from '#contract/people/states.ts';
import { generateTableFile } from '#server/platform/files/table-file.ts';
import { asSingleBatch } from '#server/platform/files/workbook.ts';
import type { WorkbookCell } from '#server/platform/files/workbook-parts.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { retentionPlanCopy as copy } from '../copy.ts';
import { peopleEvents } from '../events.ts';
import { plannedStep } from '../rules/retention.ts';
import { selectDuePeople } from './due-people.ts';
import { selectLatestSubmissions } from './list-people.ts';
import { toRetention } from './retention.ts';
import { readUnsubmittedPlan } from './unsubmitted.ts';

/**
 * The maximum number of people in the file, more than anyone reads in a spreadsheet. People beyond the limit are listed
 * once the next run has handled those before them.
 */
const maxExported = 20_000;

const readPlan = async (
  scope: AgencyScope,
  { limit, offset }: { limit: number; offset: number },
): Promise<PlannedErasure[]> => {
  const page = await selectDuePeople(scope, scope.tenantId)
    .select('p.id as personId')
    .selectAll('kept')
    .orderBy('kept.dueAt')
    .orderBy('p.id')
    .limit(limit)
    .offset(offset)
    .execute();
  if (page.length === 0) return [];
  const named = await selectLatestSubmissions(
    scope,
    page.map(({ personId }) => personId),
  );
  const byId = new Map(named.map((row) => [row.personId, row]));
  return page.map(({ personId, ...kept }) => ({
    personId,
    firstName: byId.get(personId)?.firstName ?? '',
    lastName: byId.get(personId)?.lastName ?? '',
    step: plannedStep(kept, scope.now),
    ...toRetention(kept, scope.now),
  }));
};

/** Lists the next step for each person from `selectDuePeople`, earliest end of the period first. */
export const listRetentionPlan = async (
  scope: AgencyScope,
  page: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const { total } = await selectDuePeople(scope, scope.tenantId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const given = { limit: page.pageSize, offset: page.pageCurrent * page.pageSize };
  return toPage(await readPlan(scope, given), page, total);
};

const dayMs = 86_400_000;
/** The number of days between 1899-12-30, the epoch of spreadsheets, and 1970-01-01. */
const daysBefore1970 = 25_569;

const dayCell = (at: string | null, timeZone: string): WorkbookCell => {
  if (at === null) return null;
  const { year, month, day } = localTimeOf(timeZone, new Date(at));
  return { value: Date.UTC(year, month - 1, day) / dayMs + daysBefore1970, as: 'date' };
};

type Row = Omit<PlannedErasure, 'personId'> & { kind: 'person' | UnsubmittedKind; recordId: string };

/** Exports the retention plan as a CSV file: people, then drafts and consents. The export is recorded in the audit log. */
export const exportRetentionPlan = async (
  scope: AgencyScope,
  { timeZone }: InputOf<typeof exportOperation>,
): Promise<HandlerResult<typeof exportOperation>> => {
  const plan = await readPlan(scope, { limit: maxExported, offset: 0 });
  const day = (at: string | null): WorkbookCell => dayCell(at, timeZone);
  const rows: Row[] = [
    ...plan.map((one) => ({ ...one, kind: 'person' as const, recordId: one.personId })),
    ...(await readUnsubmittedPlan(scope)),
  ];
  await scope.emit({
    kind: peopleEvents.planExported,
    supplierId: scope.tenantId,
    data: { people: rows.length },
  });
  const columns: readonly (readonly [header: string, cell: (one: Row) => WorkbookCell])[] = [
    [copy.name, ({ firstName, lastName }) => `${firstName} ${lastName}`],
    [copy.record, ({ kind }) => copy[kind]],
    [copy.recordId, ({ recordId }) => recordId],
    [copy.lastActivity, ({ lastActivity }) => day(lastActivity)],
    [copy.activity, ({ activity }) => lastActivityCopy[activity]],
    [copy.keptUntil, ({ keptUntil }) => day(keptUntil)],
    [copy.noticed, ({ noticed }) => day(noticed)],
    [copy.step, ({ step }) => plannedRetentionStepCopy[step]],
    [copy.erasable, ({ block, erasable }) => (block === null ? day(erasable) : null)],
    [copy.block, ({ block }) => (block === null ? null : erasureBlockCopy[block])],
  ];
  const table = {
    name: copy.sheet,
    columns: columns.map(([header]) => ({ header, width: 20 })),
    rows: asSingleBatch(rows.map((one) => columns.map(([, cell]) => cell(one)))),
    isFiltered: true,
  };
  return generateTableFile(table, { format: 'csv', fileName: copy.file, madeAt: scope.now });
};
