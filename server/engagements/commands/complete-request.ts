import type { InputOf } from '#contract/common/operation.ts';
import type {
  completeRequest as completeOperation,
  fillInternally as fillOperation,
} from '#contract/engagements/operations/talent-requests.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../events.ts';
import { requestRights } from '../policy.ts';
import { withInternallyFilledRoles } from '../rules/filled-roles.ts';
import {
  changeRequest,
  talentRequestEventIds,
  lockPermittedRequest,
  readRequestState,
  saveReason,
} from './change-request.ts';
import { completeIfFilled } from './fill-role.ts';

const closed = {
  statusId: talentRequestStatus.fulfilled,
  statusBeforePauseId: null,
  resumeAt: null,
  reasonCode: null,
  reasonText: null,
};

/** Ends the search for a talent request: open candidates become Not Selected, hires remain. Source: D15. */
export const completeRequest = async (
  scope: ClientScope,
  input: InputOf<typeof completeOperation>,
): Promise<HandlerResult<typeof completeOperation>> => {
  const { locked, refused } = await lockPermittedRequest(
    scope,
    input.talentRequestId,
    (found) => requestRights(found, scope.now).complete,
  );
  if (refused) return refused;
  await changeRequest(scope, locked, {
    ...closed,
    reasonCode: String(input.reasonId),
    reasonText: input.reasonText || null,
  });
  await scope.emit({
    kind: engagementEvents.requestCompleted,
    ...talentRequestEventIds(locked),
    data: await saveReason(scope, locked.engagement.id, input),
  });
  await completeIfFilled(scope, locked.engagement);
  return readRequestState(scope, input.talentRequestId);
};

/** Saves the number of roles that the employer filled without an agency. Filling the last role fulfils the request. */
export const fillInternally = async (
  scope: ClientScope,
  input: InputOf<typeof fillOperation>,
): Promise<HandlerResult<typeof fillOperation>> => {
  const { locked, refused } = await lockPermittedRequest(
    scope,
    input.talentRequestId,
    (found) => requestRights(found, scope.now).fillInternally,
  );
  if (refused) return refused;
  const { request } = locked;
  const filled = withInternallyFilledRoles(request, input.internallyFilledRoles);
  if (!filled) {
    const refusal = engagementRefusals['more-than-roles'];
    return refuse(refusal, { fields: [{ field: 'internallyFilledRoles', message: refusal.message }] });
  }
  if (filled.internallyFilledRoles === request.internallyFilledRoles) return readRequestState(scope, request.id);
  const isFulfilled = filled.noOfRolesFilled === request.noOfRoles;
  await changeRequest(scope, locked, { ...filled, ...(isFulfilled ? closed : {}) });
  await scope.emit({
    kind: engagementEvents.filledInternally,
    ...talentRequestEventIds(locked),
    data: { previous: request.internallyFilledRoles, new: filled.internallyFilledRoles },
  });
  if (isFulfilled) {
    await scope.emit({ kind: engagementEvents.requestFulfilled, ...talentRequestEventIds(locked) });
    await completeIfFilled(scope, locked.engagement);
  }
  return readRequestState(scope, request.id);
};
