import type { ClientScope, SystemScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../events.ts';
import { listEngagementRequests } from '../queries/find-talent-request.ts';
import type { FoundEngagement } from '../queries/find-engagement.ts';
import { isEngagementFilled, withOneMoreRoleFilled } from '../rules/filled-roles.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { changeRequest, type LockedRequest } from './change-request.ts';

/**
 * Completes a success fee engagement as a success once all its talent requests are fulfilled or cancelled, at least one
 * of them fulfilled. Source: ledger C13.
 */
export const completeIfFilled = async (
  scope: ClientScope | SystemScope,
  engagement: FoundEngagement,
): Promise<void> => {
  const requests = await listEngagementRequests(scope, engagement.id);
  const statusIds = requests.map((request) => request.statusId);
  if (!isEngagementFilled(engagement.kind, statusIds)) return;
  await scope.db
    .updateTable('engagement')
    .set({
      status: 'completed',
      endedAs: 'success',
      stage: 'ended',
      endedAt: scope.now,
      closingAt: engagement.closingAt,
      pausedAt: null,
      pausedUntil: null,
    })
    .where('id', '=', engagement.id)
    .where('clientId', '=', engagement.clientId)
    .execute();
  await scope.emit({ kind: engagementEvents.completed, clientId: engagement.clientId, engagementId: engagement.id });
};

/**
 * Counts one more role of a talent request as filled. In the same transaction, the caller must have locked the request
 * with `lockTalentRequest` and checked it with `reasonsAgainstSubmissions`, so at least one role is still open.
 */
export const fillRole = async (scope: ClientScope | SystemScope, locked: LockedRequest): Promise<void> => {
  const { request, engagement } = locked;
  const filled = withOneMoreRoleFilled(request);
  const isFulfilled = filled.statusId === talentRequestStatus.fulfilled;
  await changeRequest(scope, locked, filled);
  if (!isFulfilled) return;
  await scope.emit({
    kind: engagementEvents.requestFulfilled,
    clientId: request.clientId,
    engagementId: engagement.id,
    talentRequestId: request.id,
  });
  await completeIfFilled(scope, engagement);
};
