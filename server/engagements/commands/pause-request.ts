import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type {
  pauseRequest as pauseOperation,
  resumeRequest as resumeOperation,
} from '#contract/engagements/operations/talent-requests.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope, SystemScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../events.ts';
import { requestRights } from '../policy.ts';
import { listEngagementRequests } from '../queries/find-talent-request.ts';
import { lockTalentRequest } from '../queries/locks.ts';
import { closingTimeError } from '../rules/change-closing.ts';
import { isResumeDue } from '../rules/pause-clock.ts';
import {
  changeRequest,
  changeRequests,
  talentRequestEventIds,
  lockPermittedRequest,
  readRequestState,
  type LockedRequest,
  saveReason,
  resumedFields,
} from './change-request.ts';

/** Refuses a resume time in the past or more than a year ahead. */
export const resumeTimeRefusal = (resumeAt: Date | null, now: Date) => {
  const fault = resumeAt === null ? undefined : closingTimeError(resumeAt, now);
  if (!fault) return undefined;
  const refusal = engagementRefusals[fault === 'closing-in-the-past' ? 'resume-in-the-past' : 'resume-too-far'];
  return refuse(refusal, { fields: [{ field: 'resumeAt', message: refusal.message }] });
};

/** Pauses a talent request: submissions and hires stop, and its deadlines are postponed meanwhile. Source: D15. */
export const pauseRequest = async (
  scope: ClientScope,
  input: InputOf<typeof pauseOperation>,
): Promise<HandlerResult<typeof pauseOperation>> => {
  const { locked, refused } = await lockPermittedRequest(
    scope,
    input.talentRequestId,
    (found) => requestRights(found, scope.now).pause,
  );
  if (refused) return refused;
  const resumeAt = input.resumeAt === null ? null : new Date(input.resumeAt);
  const wrongTime = resumeTimeRefusal(resumeAt, scope.now);
  if (wrongTime) return wrongTime;
  await changeRequest(scope, locked, {
    statusId: talentRequestStatus.paused,
    statusBeforePauseId: locked.request.statusId,
    resumeAt,
    reasonCode: String(input.reasonId),
    reasonText: input.reasonText || null,
  });
  await scope.emit({
    kind: engagementEvents.requestPaused,
    ...talentRequestEventIds(locked),
    data: { ...(await saveReason(scope, locked.engagement.id, input)), until: resumeAt?.toISOString() ?? null },
  });
  return readRequestState(scope, input.talentRequestId);
};

/**
 * Resumes a talent request. For an expired pause, `statusChangedAt` is the time at which the pause ended; deadlines are
 * postponed only up to that time.
 */
const resume = async (
  scope: ClientScope | SystemScope,
  locked: LockedRequest,
  statusChangedAt = scope.now,
): Promise<void> => {
  await changeRequest(scope, locked, { ...resumedFields(locked.engagement, locked.request), statusChangedAt });
  await scope.emit({ kind: engagementEvents.requestResumed, ...talentRequestEventIds(locked) });
};

/** Resumes an employer's paused talent request, whether or not it has a resume time. */
export const resumeRequest = async (
  scope: ClientScope,
  input: InputOf<typeof resumeOperation>,
): Promise<HandlerResult<typeof resumeOperation>> => {
  const { locked, refused } = await lockPermittedRequest(
    scope,
    input.talentRequestId,
    (found) => requestRights(found, scope.now).resume,
  );
  if (refused) return refused;
  await resume(scope, locked);
  return readRequestState(scope, input.talentRequestId);
};

/** Returns the IDs of talent requests whose pause has expired, but has not been saved as ended yet. */
export const findRequestsToResume = async (scope: SystemScope): Promise<string[]> =>
  (
    await scope.db
      .selectFrom('talentRequest')
      .select('id')
      .where('statusId', '=', talentRequestStatus.paused)
      .where('resumeAt', '<=', scope.now)
      .orderBy('resumeAt')
      .limit(100)
      .execute()
  ).map(({ id }) => id);

/**
 * Returns the IDs of talent requests that were paused together with their engagement until this time, and have not been
 * saved as resumed yet.
 */
const pausedTogether = async (scope: SystemScope, engagementId: string, resumeAt: Date | null): Promise<string[]> => {
  if (resumeAt === null) return [];
  const rows = await scope.db
    .selectFrom('talentRequest')
    .select('id')
    .where('engagementId', '=', engagementId)
    .where('statusId', '=', talentRequestStatus.paused)
    .where('resumeAt', '=', resumeAt)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('event')
          .select('event.id')
          .whereRef('event.engagementId', '=', 'talentRequest.engagementId')
          .where('event.kind', '=', engagementEvents.paused)
          .where(sql`event.data ->> 'until'`, '=', resumeAt.toISOString()),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
};

/** Resumes the requests that were paused together, with one event for all of them. */
const resumeTogether = async (
  scope: SystemScope,
  engagement: LockedRequest['engagement'],
  ids: readonly string[],
  statusChangedAt: Date,
): Promise<void> => {
  const requests = (await listEngagementRequests(scope, engagement.id)).filter(({ id }) => ids.includes(id));
  await changeRequests(
    scope,
    engagement,
    requests.map((request) => ({
      request: { ...request, statusId: talentRequestStatus.paused },
      change: { ...resumedFields(engagement, request), statusChangedAt },
    })),
  );
  await scope.emit({ kind: engagementEvents.resumed, clientId: engagement.clientId, engagementId: engagement.id });
};

/** Saves the end of an expired pause and emits the event. Queries show the pause as ended as soon as it expires. */
export const endExpiredPause = async (scope: SystemScope, talentRequestId: string): Promise<void> => {
  const locked = await lockTalentRequest(scope, talentRequestId);
  const stored = await scope.db
    .selectFrom('talentRequest')
    .select(['statusId', 'resumeAt', 'statusBeforePauseId'])
    .where('id', '=', talentRequestId)
    .executeTakeFirst();
  if (!locked || !stored || !isResumeDue(stored, scope.now)) return;
  const ids = await pausedTogether(scope, locked.engagement.id, stored.resumeAt);
  const resumedAt = stored.resumeAt ?? scope.now;
  if (ids.length > 0) await resumeTogether(scope, locked.engagement, ids, resumedAt);
  else await resume(scope, { ...locked, request: { ...locked.request, statusId: stored.statusId } }, resumedAt);
};
