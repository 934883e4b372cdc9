import type { withdrawStatus as operation } from '#contract/applications/operations/agency.ts';
import { applicationStatus, applicationStatuses } from '#contract/applications/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { findEngagement } from '#server/engagements/public.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { undoRight, withdrawRight } from '../policy.ts';
import { bidRestraintOf } from './bid-restraint.ts';
import { applicationOf } from './own-application.ts';
import { submittedCandidatesOf } from './submitted-candidates.ts';
import { applicationStateOf } from './steps.ts';

/** Everything that the dialog for a withdrawal needs. */
export const readWithdrawStatus = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<Answer<typeof operation>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const application = await applicationOf(scope, engagement.id);
  const presented = await submittedCandidatesOf(scope, application?.id);
  const restraint = await bidRestraintOf(scope, engagement.id);
  const state = application && applicationStateOf(application, {}, scope.now);
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
      withdraw: withdrawRight(scope, engagement, application, { ...presented, ...restraint }),
      undoWithdrawal: undoRight(scope, engagement, application, restraint),
    },
  };
};
