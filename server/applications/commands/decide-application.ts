import type { decideApplication as operation } from '#contract/applications/operations/employer.ts';
import { applicationRefusals } from '#contract/applications/refusals.ts';
import { applicationStatus, applicationStatuses } from '#contract/applications/states.ts';
import { lookupEntry } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { openForSubmissions } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { applicationEvents } from '../events.ts';
import { employerApplicationRights } from '../policy.ts';
import { lockReceivedApplication } from '../queries/lock-received-application.ts';
import { expireRebid } from './expire-rebid.ts';
import { applicationEventIds, recordApplicationTransition } from './record-transition.ts';

/**
 * Approves or declines an application on the employer's behalf. In a success fee engagement, the first approval opens
 * the talent requests for candidates. Source: D2, D18.
 */
export const decideApplication = async (
  scope: ClientScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const place = await lockReceivedApplication(scope, input.applicationId);
  if (!place) return notFound();
  const { engagement } = place;
  const application = await expireRebid(scope, place.application);
  const right = employerApplicationRights(application, engagement, scope.now).decide;
  if (!right.allowed) return refuse(applicationRefusals['already-decided'], { reasons: right.reasons });
  const isApproved = input.decision === 'approve';
  const statusId = isApproved ? applicationStatus.approved : applicationStatus.declined;
  await recordApplicationTransition(scope, application, {
    toStatusId: statusId,
    reasonCode: isApproved ? null : String(input.reasonId),
    reasonText: isApproved || input.reasonText === '' ? null : input.reasonText,
    set: { decidedAt: scope.now, decidedByName: scope.userName },
  });
  if (isApproved) await openForSubmissions(scope, application.engagementId);
  await scope.emit({
    kind: isApproved ? applicationEvents.approved : applicationEvents.declined,
    ...applicationEventIds(application),
  });
  return {
    applicationId: application.id,
    engagementId: application.engagementId,
    status: lookupEntry(applicationStatuses, statusId),
    decidedAt: scope.now.toISOString(),
  };
};
