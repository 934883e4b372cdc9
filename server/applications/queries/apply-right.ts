import type { Right } from '#contract/common/refusal.ts';
import type { FoundEngagement } from '#server/engagements/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { findPrequalificationStatus } from '#server/prequalification/public.ts';
import { rightToApply } from '../policy.ts';
import { findOwnApplication } from './own-application.ts';

/** Whether the caller may apply to an engagement now, given the agency's application and prequalification. */
export const readRightToApply = async (scope: AgencyScope, engagement: FoundEngagement): Promise<Right> => {
  const application = await findOwnApplication(scope, engagement.id);
  const prequalificationStatusId = engagement.requiresPrequalification
    ? await findPrequalificationStatus(scope, {
        supplierId: scope.tenantId,
        clientId: engagement.clientId,
        recruitmentTypeId: engagement.recruitmentTypeId,
        roleCategoryId: engagement.roleCategoryId,
      })
    : null;
  return rightToApply(scope, engagement, {
    applicationStatusId: application?.statusId ?? null,
    prequalificationStatusId,
  });
};
