import type { InputOf } from '#contract/common/operation.ts';
import type {
  readApplicationResponse as applicationOperation,
  readCandidateResponse as candidateOperation,
} from '#contract/response-times/operations.ts';
import type { ResponseTime } from '#contract/response-times/shapes.ts';
import { findOwnApplication } from '#server/applications/public.ts';
import { candidateEvents } from '#server/candidates/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { toResponseWait } from '../rules/wait.ts';
import { selectWaitingRecords } from './waiting-records.ts';

const responseTimeOf = async (
  scope: AgencyScope,
  { id, clientId, activity }: { id: string; clientId: string; activity: readonly (Date | null | undefined)[] },
): Promise<ResponseTime> => {
  const client = await scope.db
    .selectFrom('tenant')
    .select(['name', 'serviceLevelDays', 'timeZone'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  const wait = await selectWaitingRecords(scope)
    .select(['w.waitingSince', 'm.remindedAt', 'm.escalatedAt'])
    .where('w.id', '=', id)
    .where('w.supplierId', '=', scope.tenantId)
    .executeTakeFirst();
  const times = activity.flatMap((at) => (at ? [at.getTime()] : []));
  return {
    clientName: client.name,
    serviceLevelDays: client.serviceLevelDays,
    lastActivityAt: times.length === 0 ? null : new Date(Math.max(...times)).toISOString(),
    wait: wait ? toResponseWait(wait, client, scope.now) : null,
  };
};

/**
 * Returns the client's last activity on the agency's own application. Activity on rivals' applications doesn't count.
 */
export const readApplicationResponse = async (
  scope: AgencyScope,
  { engagementId }: InputOf<typeof applicationOperation>,
): Promise<HandlerResult<typeof applicationOperation>> => {
  const application = await findOwnApplication(scope, engagementId);
  if (!application) return notFound();
  const step = await scope.db
    .selectFrom('applicationStep')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('applicationId', '=', application.id)
    .where('supplierId', '=', scope.tenantId)
    .where('bySide', '=', 'client')
    .executeTakeFirst();
  return responseTimeOf(scope, { ...application, activity: [step?.at] });
};

/**
 * Returns the client's last activity on one of the agency's candidates, including comments that the agency can read.
 */
export const readCandidateResponse = async (
  scope: AgencyScope,
  { candidateId }: InputOf<typeof candidateOperation>,
): Promise<HandlerResult<typeof candidateOperation>> => {
  const candidate = await scope.db
    .selectFrom('candidate')
    .select(['id', 'clientId', 'firstViewedAt', 'employerEditedAt'])
    .select(({ selectFrom }) => [
      selectFrom('candidateStep')
        .select(({ fn }) => fn.max('candidateStep.at').as('at'))
        .whereRef('candidateStep.candidateId', '=', 'candidate.id')
        .where('candidateStep.bySide', '=', 'client')
        .as('movedAt'),
      selectFrom('event')
        .select(({ fn }) => fn.max('event.at').as('at'))
        .whereRef('event.candidateId', '=', 'candidate.id')
        .where('event.kind', '=', candidateEvents.commentedByEmployer)
        .as('commentedAt'),
    ])
    .where('id', '=', candidateId)
    .where('supplierId', '=', scope.tenantId)
    .executeTakeFirst();
  if (!candidate) return notFound();
  const { firstViewedAt, employerEditedAt, movedAt, commentedAt } = candidate;
  return responseTimeOf(scope, { ...candidate, activity: [firstViewedAt, employerEditedAt, movedAt, commentedAt] });
};
