import type { viewApplication as operation } from '#contract/applications/operations/agency.ts';
import { applicationMethodOf } from '#contract/applications/rules.ts';
import type { OwnApplication } from '#contract/applications/shapes.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { findEngagement, type FoundEngagement } from '#server/engagements/public.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { tenderRight, undoRight, withdrawRight } from '../policy.ts';
import { bidRestraintOf } from './bid-restraint.ts';
import { readApplyRight } from './apply-right.ts';
import { applicationOf, type FoundApplication } from './own-application.ts';
import { tendersOf } from './tenders.ts';
import { submittedCandidatesOf } from './submitted-candidates.ts';
import { stageStatusOf } from './stage-status.ts';
import { applicationStateOf, stepsOf } from './steps.ts';
import { feeOf } from './terms.ts';

const shown = async (
  scope: AgencyScope,
  engagement: FoundEngagement,
  application: FoundApplication,
): Promise<OwnApplication> => ({
  applicationId: application.id,
  engagementId: engagement.id,
  way: applicationMethodOf(engagement),
  ...applicationStateOf(
    application,
    {
      steps: (await stepsOf(scope, [application.id])).get(application.id),
      offers: (await tendersOf(scope, [application])).get(application.id),
    },
    scope.now,
  ),
  location: application.location,
  appliedAt: application.appliedAt.toISOString(),
  appliedByName: application.appliedByName,
  terms: application.terms,
  termsHash: application.termsHash,
  fee: feeOf(application),
});

export const viewApplication = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<Answer<typeof operation>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const application = await applicationOf(scope, engagement.id);
  const restraint = await bidRestraintOf(scope, engagement.id);
  return {
    engagementId: engagement.id,
    engagementNumber: engagement.number,
    stage: engagement.stage,
    termsVersion: engagement.termsVersion,
    stageStatus: stageStatusOf(engagement),
    application: application ? await shown(scope, engagement, application) : null,
    can: {
      apply: await readApplyRight(scope, engagement),
      withdraw: withdrawRight(scope, engagement, application, {
        ...(await submittedCandidatesOf(scope, application?.id)),
        ...restraint,
      }),
      undoWithdrawal: undoRight(scope, engagement, application, restraint),
      changeTender: tenderRight(scope, engagement, application),
    },
  };
};
