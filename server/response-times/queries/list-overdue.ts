import { candidateName } from '#contract/candidates/rules.ts';
import { workingDaysBefore, workingDaysBetween } from '#contract/common/local-time.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import type { listOverdueRecords as operation } from '#contract/response-times/operations.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { selectWaitingRecords } from './waiting-records.ts';

/** Lists the records that have waited for the employer longer than its service level, longest wait first. */
export const listOverdue = async (
  scope: ClientScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const { serviceLevelDays, timeZone } = await scope.db
    .selectFrom('tenant')
    .select(['serviceLevelDays', 'timeZone'])
    .where('id', '=', scope.tenantId)
    .executeTakeFirstOrThrow();
  const overdue = selectWaitingRecords(scope)
    .where('w.clientId', '=', scope.tenantId)
    .where('w.waitingSince', '<', workingDaysBefore(scope.now, serviceLevelDays, timeZone));
  const { total } = await overdue.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await overdue
    .innerJoin('application as a', 'a.id', 'w.applicationId')
    .leftJoin('candidate as k', 'k.id', 'w.candidateId')
    .leftJoin('talentRequest as r', 'r.id', 'w.talentRequestId')
    .select(['w.kind', 'w.applicationId', 'w.candidateId', 'w.engagementId', 'w.waitingSince', 'e.title'])
    .select(['a.supplierName', 'k.number', 'k.firstName', 'k.lastName', 'r.jobTitle'])
    .orderBy('w.waitingSince')
    .orderBy('w.id')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const records = rows.map(({ waitingSince, title, number, firstName, lastName, ...row }) => ({
    ...row,
    engagementTitle: title,
    candidateNumber: number,
    candidateName: firstName === null || lastName === null ? null : candidateName({ firstName, lastName }),
    waitingSince: waitingSince.toISOString(),
    workingDays: workingDaysBetween(waitingSince, scope.now, timeZone),
  }));
  return toPage(records, input, total);
};
