import type { InputOf } from '#contract/common/operation.ts';
import type {
  cancelRequest as cancelOperation,
  restoreRequest as restoreOperation,
} from '#contract/engagements/operations/talent-requests.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../events.ts';
import { requestRights } from '../policy.ts';
import {
  changeRequest,
  talentRequestEventIds,
  lockPermittedRequest,
  statusOfOpenRequest,
  readRequestState,
  saveReason,
} from './change-request.ts';

/**
 * Cancels an employer's talent request that has no hires. Its candidates, except those already Rejected, disappear from
 * the lists but keep their status, so that restoring the request brings them back. Source: domain rules D15.
 */
export const cancelRequest = async (
  scope: ClientScope,
  input: InputOf<typeof cancelOperation>,
): Promise<HandlerResult<typeof cancelOperation>> => {
  const { locked, refused } = await lockPermittedRequest(
    scope,
    input.talentRequestId,
    (found) => requestRights(found, scope.now).cancel,
  );
  if (refused) return refused;
  await changeRequest(scope, locked, {
    statusId: talentRequestStatus.cancelled,
    statusBeforePauseId: null,
    resumeAt: null,
    reasonCode: String(input.reasonId),
    reasonText: input.reasonText || null,
  });
  await scope.emit({
    kind: engagementEvents.requestCancelled,
    ...talentRequestEventIds(locked),
    data: await saveReason(scope, locked.engagement.id, input),
  });
  return readRequestState(scope, input.talentRequestId);
};

/** Restores an employer's talent request within 30 days of its cancellation. It is open again, with its candidates. */
export const restoreRequest = async (
  scope: ClientScope,
  input: InputOf<typeof restoreOperation>,
): Promise<HandlerResult<typeof restoreOperation>> => {
  const { locked, refused } = await lockPermittedRequest(
    scope,
    input.talentRequestId,
    (found) => requestRights(found, scope.now).restore,
  );
  if (refused) return refused;
  await changeRequest(scope, locked, {
    statusId: statusOfOpenRequest(locked.engagement, locked.request),
    reasonCode: null,
    reasonText: null,
  });
  await scope.emit({ kind: engagementEvents.requestRestored, ...talentRequestEventIds(locked) });
  return readRequestState(scope, input.talentRequestId);
};
