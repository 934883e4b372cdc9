import type { withdrawalStatus as operation } from '#contract/applications/operations/agency.ts';
import { applicationStatus, applicationStatuses } from '#contract/applications/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { findEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToUndoWithdrawal, rightToWithdrawApplication } from '../policy.ts';
import { readWithdrawalRestriction } from './withdrawal-restriction.ts';
import { findOwnApplication } from './own-application.ts';
import { countSubmittedCandidates } from './submitted-candidate-counts.ts';
import { toApplicationState } from './steps.ts';

/**
 * Returns the data for the withdrawal dialog: the application's state, what would be withdrawn with it, and the
 * caller's rights.
 */
export const readWithdrawalStatus = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const application = await findOwnApplication(scope, engagement.id);
  const presented = await countSubmittedCandidates(scope, application?.id);
  const restraint = await readWithdrawalRestriction(scope, engagement);
  const state = application && toApplicationState(application, {}, scope.now);
  return {
    engagementId: engagement.id,
    applicationId: application?.id ?? null,
    applicationStatusId: application?.statusId ?? null,
    applicationStatus: lookupValue(applicationStatuses, application?.statusId),
    isWithdrawn: application?.statusId === applicationStatus.withdrew,
    withdrawnAt: state?.withdrawnAt ?? null,
    undoUntil: state?.undoUntil ?? null,
    ...presented,
    can: {
      withdraw: rightToWithdrawApplication(scope, engagement, application, { ...presented, ...restraint }),
      undoWithdrawal: rightToUndoWithdrawal(scope, engagement, application, restraint),
    },
  };
};
