import type {
  undoWithdrawal as undoOperation,
  withdrawApplication as operation,
} from '#contract/applications/operations/agency.ts';
import { applicationRefusals } from '#contract/applications/refusals.ts';
import { withdrawalUndoDeadline } from '#contract/applications/rules.ts';
import { applicationStatus, applicationStatuses } from '#contract/applications/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { applicationEvents } from '../events.ts';
import { rightToUndoWithdrawal, rightToWithdrawApplication } from '../policy.ts';
import { readWithdrawalRestriction } from '../queries/withdrawal-restriction.ts';
import { lockApplication } from '../queries/own-application.ts';
import { countSubmittedCandidates } from '../queries/submitted-candidate-counts.ts';
import { findLastStepTo } from '../queries/steps.ts';
import { expireRebid } from './expire-rebid.ts';
import { applicationEventIds, recordApplicationTransition } from './record-transition.ts';

/** Withdraws the agency's application and its open candidates. */
export const withdrawApplication = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const place = await lockApplication(scope, input.engagementId);
  if (!place) return notFound();
  const { engagement } = place;
  const application = place.application && (await expireRebid(scope, place.application));
  if (input.applicationId !== undefined && input.applicationId !== application?.id) return notFound();
  if (application?.statusId === applicationStatus.withdrew) return refuse(applicationRefusals['already-withdrawn']);
  const right = rightToWithdrawApplication(scope, engagement, application, {
    ...(await countSubmittedCandidates(scope, application?.id)),
    ...(await readWithdrawalRestriction(scope, engagement)),
  });
  if (!right.allowed || !application) {
    return refuse(applicationRefusals['cannot-withdraw'], { reasons: right.allowed ? [] : right.reasons });
  }
  const statusId = applicationStatus.withdrew;
  await recordApplicationTransition(scope, application, {
    toStatusId: statusId,
    reasonCode: String(input.reasonId),
    reasonText: input.reasonText === '' ? null : input.reasonText,
    set: { withdrawnAt: scope.now },
  });
  await scope.emit({ kind: applicationEvents.withdrawn, ...applicationEventIds(application) });
  return {
    applicationId: application.id,
    engagementId: engagement.id,
    applicationStatusId: statusId,
    applicationStatus: lookupValue(applicationStatuses, statusId),
    withdrawnAt: scope.now.toISOString(),
    undoUntil: withdrawalUndoDeadline(scope.now).toISOString(),
  };
};

/** Undoes a withdrawal: the application and the candidates withdrawn with it return to their previous statuses. */
export const undoWithdrawal = async (
  scope: AgencyScope,
  input: InputOf<typeof undoOperation>,
): Promise<HandlerResult<typeof undoOperation>> => {
  const place = await lockApplication(scope, input.engagementId);
  if (!place) return notFound();
  const { application, engagement } = place;
  const right = rightToUndoWithdrawal(
    scope,
    engagement,
    application,
    await readWithdrawalRestriction(scope, engagement),
  );
  const statusId = application?.previousStatusId;
  if (!right.allowed || !application || typeof statusId !== 'number') {
    return refuse(applicationRefusals['undo-passed'], { reasons: right.allowed ? [] : right.reasons });
  }
  const { fromStatusId: previousStatusId, ...reasons } = await findLastStepTo(scope, application.id, statusId);
  await recordApplicationTransition(scope, application, {
    toStatusId: statusId,
    ...reasons,
    set: { withdrawnAt: null, previousStatusId },
  });
  await scope.emit({
    kind: applicationEvents.withdrawalUndone,
    ...applicationEventIds(application),
    data: { withdrawnAt: application.withdrawnAt?.toISOString() ?? null },
  });
  return {
    applicationId: application.id,
    engagementId: engagement.id,
    applicationStatusId: statusId,
    applicationStatus: lookupValue(applicationStatuses, statusId),
  };
};
