import type { InputOf } from '#contract/common/operation.ts';
import type { readOpportunity } from '#contract/opportunities/operations.ts';
import { findOwnApplication, readRightToApply } from '#server/applications/public.ts';
import {
  listEngagementDocuments,
  engagementView,
  findEngagement,
  findRequirements,
  listEngagementRequests,
  talentRequestViews,
} from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import {
  prequalificationKeyText,
  findLatestPrequalifications,
  readRightToRequestPrequalification,
} from '#server/prequalification/public.ts';
import { feePerHire } from '../rules/fee-per-hire.ts';
import { prequalificationStateView } from './opportunity-rows.ts';
import { readResponsiveness } from './responsiveness.ts';

const hasAppliedTo = async (scope: AgencyScope, clientId: string): Promise<boolean> => {
  const found = await scope.db
    .selectFrom('application')
    .select('id')
    .where('supplierId', '=', scope.tenantId)
    .where('clientId', '=', clientId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

export const readOpportunityDetails = async (
  scope: AgencyScope,
  input: InputOf<typeof readOpportunity>,
): Promise<HandlerResult<typeof readOpportunity>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const requests = await listEngagementRequests(scope, engagement.id);
  const view = await engagementView(scope, engagement, requests);
  const prequalifications = await findLatestPrequalifications(scope, scope.tenantId, [engagement.clientId]);
  const application = await findOwnApplication(scope, engagement.id);
  return {
    ...view,
    ...prequalificationStateView(prequalifications.get(prequalificationKeyText(engagement)), application?.statusId),
    isOwnClient: prequalifications.size > 0 || (await hasAppliedTo(scope, engagement.clientId)),
    ...feePerHire(view, engagement.currencyDigits),
    talentRequests: await talentRequestViews(scope, engagement, requests),
    requirements: await findRequirements(scope, engagement.id),
    documents: await listEngagementDocuments(scope, engagement.id),
    responsiveness: await readResponsiveness(scope, engagement.clientId),
    recruitmentTypeId: engagement.recruitmentTypeId,
    roleCategoryId: engagement.roleCategoryId,
    can: {
      apply: await readRightToApply(scope, engagement),
      requestPrequalification: await readRightToRequestPrequalification(scope, engagement, input.timeZone),
    },
  };
};
