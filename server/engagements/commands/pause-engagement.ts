import type { InputOf, SentOutputOf } from '#contract/common/operation.ts';
import type {
  pauseEngagement as pauseOperation,
  resumeEngagement as resumeOperation,
} from '#contract/engagements/operations/pausing.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../events.ts';
import { pauseRights } from '../policy.ts';
import { findEngagement } from '../queries/find-engagement.ts';
import { listEngagementRequests } from '../queries/find-talent-request.ts';
import { lockEngagement } from '../queries/locks.ts';
import { isOpenRequest } from '../rules/pause-clock.ts';
import { changeRequests, saveReason, resumedFields } from './change-request.ts';
import { resumeTimeRefusal } from './pause-request.ts';

/**
 * Locks one of the caller's engagements. This also locks its talent requests, because their commands lock the
 * engagement first.
 */
const lockWithRequests = async (scope: ClientScope, engagementId: string) => {
  const engagement = await lockEngagement(scope, engagementId);
  return engagement && { engagement, requests: await listEngagementRequests(scope, engagement.id) };
};

const outcomeOf = async (
  scope: ClientScope,
  engagementId: string,
  requestsChanged: number,
): Promise<SentOutputOf<typeof pauseOperation>> => {
  const engagement = await findEngagement(scope, engagementId);
  if (!engagement) throw new Error('An engagement that was just written is gone.');
  return {
    engagementId,
    isPaused: engagement.pausedAt !== null,
    closingAt: engagement.closingAt.toISOString(),
    requestsChanged,
  };
};

/** Pauses all open requests in an employer's engagement, with one event for all of them. Source: D15. */
export const pauseEngagement = async (
  scope: ClientScope,
  input: InputOf<typeof pauseOperation>,
): Promise<HandlerResult<typeof pauseOperation>> => {
  const found = await lockWithRequests(scope, input.engagementId);
  if (!found) return notFound();
  const { engagement, requests } = found;
  const right = pauseRights(engagement, requests).pause;
  if (!right.allowed) return refuse(engagementRefusals['not-to-pause'], { reasons: right.reasons });
  const resumeAt = input.resumeAt === null ? null : new Date(input.resumeAt);
  const wrongTime = resumeTimeRefusal(resumeAt, scope.now);
  if (wrongTime) return wrongTime;
  const open = requests.filter(isOpenRequest);
  await changeRequests(
    scope,
    engagement,
    open.map((request) => ({
      request,
      change: {
        statusId: talentRequestStatus.paused,
        statusBeforePauseId: request.statusId,
        resumeAt,
        reasonCode: String(input.reasonId),
        reasonText: input.reasonText || null,
      },
    })),
  );
  await scope.emit({
    kind: engagementEvents.paused,
    clientId: scope.tenantId,
    engagementId: engagement.id,
    data: { ...(await saveReason(scope, engagement.id, input)), until: resumeAt?.toISOString() ?? null },
  });
  return outcomeOf(scope, engagement.id, open.length);
};

/** Resumes all paused requests in an employer's engagement, including those that were paused individually. */
export const resumeEngagement = async (
  scope: ClientScope,
  input: InputOf<typeof resumeOperation>,
): Promise<HandlerResult<typeof resumeOperation>> => {
  const found = await lockWithRequests(scope, input.engagementId);
  if (!found) return notFound();
  const { engagement, requests } = found;
  const right = pauseRights(engagement, requests).resume;
  if (!right.allowed) return refuse(engagementRefusals['not-to-pause'], { reasons: right.reasons });
  const paused = requests.filter(({ statusId }) => statusId === talentRequestStatus.paused);
  await changeRequests(
    scope,
    engagement,
    paused.map((request) => ({ request, change: resumedFields(engagement, request) })),
  );
  await scope.emit({ kind: engagementEvents.resumed, clientId: scope.tenantId, engagementId: engagement.id });
  return outcomeOf(scope, engagement.id, paused.length);
};
