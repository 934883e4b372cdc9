import type { InputOf } from '#contract/common/operation.ts';
import type { readOpportunity } from '#contract/opportunities/operations.ts';
import { applicationOf, readApplyRight } from '#server/applications/public.ts';
import {
  documentsOf,
  engagementView,
  findEngagement,
  requirementsOf,
  talentRequestsOf,
  talentRequestViews,
} from '#server/engagements/public.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { keyText, prequalificationsOf, requestRightOf } from '#server/prequalification/public.ts';
import { feePerHire } from '../rules/fee-per-hire.ts';
import { prequalificationStateOf } from './opportunity-rows.ts';
import { responsivenessOf } from './responsiveness.ts';

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

export const opportunity = async (
  scope: AgencyScope,
  input: InputOf<typeof readOpportunity>,
): Promise<Answer<typeof readOpportunity>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const requests = await talentRequestsOf(scope, engagement.id);
  const view = await engagementView(scope, engagement, requests);
  const prequalifications = await prequalificationsOf(scope, scope.tenantId, [engagement.clientId]);
  const application = await applicationOf(scope, engagement.id);
  return {
    ...view,
    ...prequalificationStateOf(prequalifications.get(keyText(engagement)), application?.statusId),
    isOwnClient: prequalifications.size > 0 || (await hasAppliedTo(scope, engagement.clientId)),
    ...feePerHire(view, engagement.currencyDigits),
    talentRequests: await talentRequestViews(scope, engagement, requests),
    requirements: await requirementsOf(scope, engagement.id),
    documents: await documentsOf(scope, engagement.id),
    responsiveness: await responsivenessOf(scope, engagement.clientId),
    recruitmentTypeId: engagement.recruitmentTypeId,
    roleCategoryId: engagement.roleCategoryId,
    can: {
      apply: await readApplyRight(scope, engagement),
      requestPrequalification: await requestRightOf(scope, engagement, input.timeZone),
    },
  };
};
