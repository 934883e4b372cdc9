import { workingDaysBetween } from '#contract/common/local-time.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import type { listEscalations as operation } from '#contract/response-times/operations.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { selectWaitingRecords } from './waiting-records.ts';

/** Lists the escalated records that are still unanswered, longest wait first. */
export const listEscalations = async (
  scope: ProviderScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const escalated = selectWaitingRecords(scope).where('m.escalatedAt', 'is not', null);
  const { total } = await escalated.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await escalated
    .innerJoin('application as a', 'a.id', 'w.applicationId')
    .leftJoin('candidate as k', 'k.id', 'w.candidateId')
    .leftJoin('talentRequest as r', 'r.id', 'w.talentRequestId')
    .select(['w.kind', 'w.applicationId', 'w.candidateId', 'w.engagementId', 'w.waitingSince', 'e.title'])
    .select(['a.supplierName', 'k.number', 'r.jobTitle', 'client.name', 'client.timeZone', 'client.serviceLevelDays'])
    .select('m.escalatedAt')
    .$narrowType<{ escalatedAt: Date }>()
    .orderBy('w.waitingSince')
    .orderBy('w.id')
    .limit(input.pageSize)
    .offset(input.pageCurrent * input.pageSize)
    .execute();
  const records = rows.map(({ waitingSince, escalatedAt, title, number, name, timeZone, ...row }) => ({
    ...row,
    engagementTitle: title,
    candidateNumber: number,
    clientName: name,
    waitingSince: waitingSince.toISOString(),
    workingDays: workingDaysBetween(waitingSince, scope.now, timeZone),
    escalatedAt: escalatedAt.toISOString(),
  }));
  return toPage(records, input, total);
};
