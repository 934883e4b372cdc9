import type {
  requestTenderRebid as rebidOperation,
  revokeApproval as revokeOperation,
} from '#contract/applications/operations/employer.ts';
import { applicationRefusals } from '#contract/applications/refusals.ts';
import { applicationStatus, applicationStatuses } from '#contract/applications/states.ts';
import { lookupEntry } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { applicationEvents } from '../events.ts';
import { employerApplicationRights } from '../policy.ts';
import { lockReceivedApplication } from '../queries/lock-received-application.ts';
import { rebidDeadline } from '../rules/rebid.ts';
import { expireRebid } from './expire-rebid.ts';
import { applicationEventIds, recordApplicationTransition } from './record-transition.ts';

const reasonsOf = (input: { reasonId: number; reasonText: string }) => ({
  reasonCode: String(input.reasonId),
  reasonText: input.reasonText === '' ? null : input.reasonText,
});

/** Revokes an approval: the agency can't submit more candidates, and the employer keeps those already submitted. */
export const revokeApproval = async (
  scope: ClientScope,
  input: InputOf<typeof revokeOperation>,
): Promise<HandlerResult<typeof revokeOperation>> => {
  const place = await lockReceivedApplication(scope, input.applicationId);
  if (!place) return notFound();
  const { engagement } = place;
  const application = await expireRebid(scope, place.application);
  const { revoke } = employerApplicationRights(application, engagement, scope.now);
  if (!revoke.allowed) return refuse(applicationRefusals['cannot-revoke'], { reasons: revoke.reasons });
  const statusId = applicationStatus.revoked;
  await recordApplicationTransition(scope, application, {
    toStatusId: statusId,
    ...reasonsOf(input),
    set: { decidedAt: scope.now, decidedByName: scope.userName },
  });
  await scope.emit({ kind: applicationEvents.revoked, ...applicationEventIds(application) });
  return {
    applicationId: application.id,
    engagementId: engagement.id,
    status: lookupEntry(applicationStatuses, statusId),
    decidedAt: scope.now.toISOString(),
  };
};

/** Asks an agency for a new tender. The previous tender stays valid unless the agency submits a new one. */
export const requestNewTender = async (
  scope: ClientScope,
  input: InputOf<typeof rebidOperation>,
): Promise<HandlerResult<typeof rebidOperation>> => {
  const place = await lockReceivedApplication(scope, input.applicationId);
  if (!place) return notFound();
  const { engagement } = place;
  const application = await expireRebid(scope, place.application);
  const right = employerApplicationRights(application, engagement, scope.now).askRebid;
  if (!right.allowed) return refuse(applicationRefusals['cannot-rebid'], { reasons: right.reasons });
  const statusId = applicationStatus.rebid;
  const rebidDueAt = rebidDeadline(scope.now, input.hours, engagement.closingAt);
  const { pausedAt: rebidPausedAt, pausedUntil: rebidPausedUntil } = engagement;
  const wait = { rebidDueAt, rebidPausedAt, rebidPausedUntil };
  await recordApplicationTransition(scope, application, { toStatusId: statusId, ...reasonsOf(input), set: wait });
  await scope.emit({
    kind: applicationEvents.rebidAsked,
    ...applicationEventIds(application),
    data: { until: rebidDueAt.toISOString() },
  });
  return {
    applicationId: application.id,
    engagementId: engagement.id,
    status: lookupEntry(applicationStatuses, statusId),
    rebidDueAt: rebidDueAt.toISOString(),
  };
};
