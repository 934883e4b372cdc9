import type { Reason, Right } from '#contract/common/refusal.ts';
import type { EndedAs, EngagementStatus } from '#contract/engagements/states.ts';
import { engagementOpenForApplications, type FoundEngagement } from '#server/engagements/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { prequalificationOf } from '#server/prequalification/public.ts';
import { applicationOf } from './queries/own-application.ts';
import { applyGates } from './rules/apply-gates.ts';
import { decideGates } from './rules/decide-gates.ts';

const rightOf = (reasons: Reason[]): Right => (reasons.length === 0 ? { allowed: true } : { allowed: false, reasons });

/** Whether the caller may apply to an engagement now, with every reason why not. */
export const applyRight = async (scope: AgencyScope, engagement: FoundEngagement): Promise<Right> => {
  const application = await applicationOf(scope, engagement.id);
  const prequalificationStatusId = engagement.requiresPrequalification
    ? await prequalificationOf(scope, {
        supplierId: scope.tenantId,
        clientId: engagement.clientId,
        recruitmentTypeId: engagement.recruitmentTypeId,
        roleCategoryId: engagement.roleCategoryId,
      })
    : null;
  return rightOf(
    applyGates({
      isApproved: scope.isApproved,
      mayApply: scope.permissions.has('Application Stage=Submit Application Request'),
      closed: engagementOpenForApplications(engagement, scope.now),
      clientName: engagement.clientName,
      requiresPrequalification: engagement.requiresPrequalification,
      prequalificationStatusId,
      applicationStatusId: application?.statusId ?? null,
    }),
  );
};

/** Whether the employer may approve or decline an application now. */
export const decideRight = (
  application: { statusId: number },
  engagement: { status: EngagementStatus; endedAs: EndedAs | null },
): Right =>
  rightOf(
    decideGates({
      applicationStatusId: application.statusId,
      engagementStatus: engagement.status,
      endedAs: engagement.endedAs,
    }),
  );
