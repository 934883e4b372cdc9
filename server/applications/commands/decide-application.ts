import type { decideApplication as operation } from '#contract/applications/operations.ts';
import { applicationRefusals } from '#contract/applications/refusals.ts';
import { applicationStatus, applicationStatuses } from '#contract/applications/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { lockEngagement, openForSubmissions } from '#server/engagements/public.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { applicationEvents } from '../events.ts';
import { decideRight } from '../policy.ts';

const ownApplication = (scope: ClientScope, applicationId: string) =>
  scope.db
    .selectFrom('application')
    .select(['id', 'engagementId', 'supplierId', 'statusId'])
    .where('id', '=', applicationId)
    .where('clientId', '=', scope.tenantId);

/** The employer's yes or no; the first yes of a success fee opens its requests for candidates. Source: D2, D18. */
export const decideApplication = async (
  scope: ClientScope,
  input: InputOf<typeof operation>,
): Promise<Answer<typeof operation>> => {
  const found = await ownApplication(scope, input.applicationId).executeTakeFirst();
  const engagement = found && (await lockEngagement(scope, found.engagementId));
  const application = engagement && (await ownApplication(scope, input.applicationId).forUpdate().executeTakeFirst());
  if (!application) return notFound();
  const right = decideRight(application, engagement);
  if (!right.allowed) {
    const { reasons } = right;
    const isEnded = reasons.some((reason) => reason.code === 'engagement-ended');
    return refuse(applicationRefusals[isEnded ? 'engagement-ended' : 'already-decided'], { reasons });
  }
  const isApproved = input.decision === 'approve';
  const statusId = isApproved ? applicationStatus.approved : applicationStatus.declined;
  await scope.db
    .updateTable('application')
    .set({
      statusId,
      previousStatusId: application.statusId,
      decidedAt: scope.now,
      decidedByName: scope.userName,
      reasonCode: isApproved ? null : String(input.reasonId),
      reasonText: isApproved || input.reasonText === '' ? null : input.reasonText,
    })
    .where('id', '=', application.id)
    .where('clientId', '=', scope.tenantId)
    .execute();
  if (isApproved) await openForSubmissions(scope, application.engagementId);
  await scope.emit({
    kind: isApproved ? applicationEvents.approved : applicationEvents.declined,
    supplierId: application.supplierId,
    clientId: scope.tenantId,
    engagementId: application.engagementId,
    applicationId: application.id,
  });
  return {
    applicationId: application.id,
    engagementId: application.engagementId,
    status: { id: statusId, value: lookupValue(applicationStatuses, statusId) },
    decidedAt: scope.now.toISOString(),
  };
};
