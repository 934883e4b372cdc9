import type { viewApplication as operation } from '#contract/applications/operations/agency.ts';
import { applicationMethodOf } from '#contract/engagements/rules.ts';
import type { OwnApplication } from '#contract/applications/shapes.ts';
import type { InputOf } from '#contract/common/operation.ts';
import {
  findEngagement,
  type FoundEngagement,
  currentStageName,
  engagementReference,
} from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToChangeTender, rightToUndoWithdrawal, rightToWithdrawApplication } from '../policy.ts';
import { readWithdrawalRestriction } from './withdrawal-restriction.ts';
import { readRightToApply } from './apply-right.ts';
import { findOwnApplication, type FoundApplication } from './own-application.ts';
import { listTenders } from './tenders.ts';
import { countSubmittedCandidates } from './submitted-candidate-counts.ts';
import { toApplicationState, listApplicationSteps } from './steps.ts';
import { agreedFeePerHire } from './terms.ts';

const shown = async (
  scope: AgencyScope,
  engagement: FoundEngagement,
  application: FoundApplication,
): Promise<OwnApplication> => ({
  applicationId: application.id,
  engagementId: engagement.id,
  way: applicationMethodOf(engagement),
  ...toApplicationState(
    application,
    {
      steps: (await listApplicationSteps(scope, [application.id])).get(application.id),
      offers: (await listTenders(scope, [application])).get(application.id),
    },
    scope.now,
  ),
  location: application.location,
  appliedAt: application.appliedAt.toISOString(),
  appliedByName: application.appliedByName,
  terms: application.terms,
  termsHash: application.termsHash,
  fee: agreedFeePerHire(application),
});

export const viewApplication = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const application = await findOwnApplication(scope, engagement.id);
  const restraint = await readWithdrawalRestriction(scope, engagement);
  return {
    ...engagementReference(engagement),
    stage: engagement.stage,
    termsVersion: engagement.termsVersion,
    stageStatus: currentStageName(engagement),
    application: application ? await shown(scope, engagement, application) : null,
    can: {
      apply: await readRightToApply(scope, engagement),
      withdraw: rightToWithdrawApplication(scope, engagement, application, {
        ...(await countSubmittedCandidates(scope, application?.id)),
        ...restraint,
      }),
      undoWithdrawal: rightToUndoWithdrawal(scope, engagement, application, restraint),
      changeTender: rightToChangeTender(scope, engagement, application),
    },
  };
};
