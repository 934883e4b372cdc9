import type { viewApplication as operation } from '#contract/applications/operations.ts';
import { wayToApply } from '#contract/applications/rules.ts';
import type { OwnApplication } from '#contract/applications/shapes.ts';
import { applicationStatuses, declineReasons } from '#contract/applications/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { stageLine } from '#contract/engagements/rules.ts';
import { findEngagement, type FoundEngagement } from '#server/engagements/public.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { applyRight } from '../policy.ts';
import { applicationOf, type FoundApplication } from './own-application.ts';
import { feeOf } from './terms.ts';

const shown = (engagement: FoundEngagement, application: FoundApplication): OwnApplication => ({
  applicationId: application.id,
  engagementId: engagement.id,
  way: wayToApply(engagement),
  applicationStatusId: application.statusId,
  applicationStatus: lookupValue(applicationStatuses, application.statusId),
  location: application.location,
  appliedAt: application.appliedAt.toISOString(),
  appliedByName: application.appliedByName,
  terms: application.terms,
  termsHash: application.termsHash,
  fee: feeOf(application),
  decidedAt: application.decidedAt?.toISOString() ?? null,
  decidedByName: application.decidedByName,
  reason: application.reasonCode === null ? null : lookupValue(declineReasons, Number(application.reasonCode)),
  reasonText: application.reasonText,
});

const stageStatusOf = (engagement: FoundEngagement): string =>
  stageLine({
    kind: engagement.kind,
    status: engagement.status,
    stage: engagement.stage,
    endedAs: engagement.endedAs,
    closingAt: engagement.closingAt.toISOString(),
    endedAt: engagement.endedAt?.toISOString() ?? null,
  }).find(({ stage }) => stage === engagement.stage)?.name ?? '';

export const viewApplication = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<Answer<typeof operation>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const application = await applicationOf(scope, engagement.id);
  return {
    engagementId: engagement.id,
    engagementNumber: engagement.number,
    stage: engagement.stage,
    stageStatus: stageStatusOf(engagement),
    application: application ? shown(engagement, application) : null,
    can: { apply: await applyRight(scope, engagement) },
  };
};
