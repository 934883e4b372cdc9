import { applicationMethodOf } from '#contract/applications/rules.ts';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import type { Right } from '#contract/common/refusal.ts';
import { engagementOpenForApplications, type FoundEngagement } from '#server/engagements/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { prequalificationOf } from '#server/prequalification/public.ts';
import { toRight } from '#server/platform/policy/right-of.ts';
import { applicationOf, type FoundApplication } from './queries/own-application.ts';
import type { SubmittedCandidates } from './queries/submitted-candidates.ts';
import { applyGates } from './rules/apply-gates.ts';
import { decideGates } from './rules/decide-gates.ts';
import { rebidGates, revokeGates, tenderGates } from './rules/tender-gates.ts';
import { undoGates, withdrawGates } from './rules/withdraw-gates.ts';

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
  return toRight(
    applyGates({
      mayApply: scope.permissions.has('Application Stage=Submit Application Request'),
      closed: engagementOpenForApplications(engagement, scope.now),
      clientName: engagement.clientName,
      requiresPrequalification: engagement.requiresPrequalification,
      prequalificationStatusId,
      applicationStatusId: application?.statusId ?? null,
    }),
  );
};

type ReceivedEngagement = Pick<FoundEngagement, 'kind' | 'engagementTypeId' | 'status' | 'endedAs' | 'closingAt'>;

/** What the employer may do with an application that it has received. */
export const employerCan = (
  application: { statusId: ApplicationStatusId },
  engagement: ReceivedEngagement,
  now: Date,
) => {
  const facts = {
    statusId: application.statusId,
    engagementStatus: engagement.status,
    endedAs: engagement.endedAs,
  };
  const { closingAt } = engagement;
  return {
    decide: toRight(decideGates(facts.statusId)),
    revoke: toRight(revokeGates(facts)),
    askRebid: toRight(rebidGates({ ...facts, way: applicationMethodOf(engagement), closingAt }, now)),
  };
};

/** Whether the caller may change the agency's tender now. */
export const tenderRight = (
  scope: AgencyScope,
  engagement: FoundEngagement,
  application: FoundApplication | undefined,
): Right =>
  toRight(
    tenderGates({
      mayApply: scope.permissions.has('Application Stage=Submit Application Request'),
      way: applicationMethodOf(engagement),
      statusId: application?.statusId ?? null,
      closed: engagementOpenForApplications(engagement, scope.now),
    }),
  );

const withdrawFacts = (
  scope: AgencyScope,
  engagement: Pick<FoundEngagement, 'status' | 'endedAs'>,
  application: FoundApplication | undefined,
) => ({
  mayWithdraw: scope.permissions.has('Application Stage=Withdraw Application'),
  application: application ?? null,
  engagementStatus: engagement.status,
  endedAs: engagement.endedAs,
});

/** Whether the caller may withdraw the agency's application now. */
export const withdrawRight = (
  scope: AgencyScope,
  engagement: FoundEngagement,
  application: FoundApplication | undefined,
  { hiredCandidates }: SubmittedCandidates,
): Right => toRight(withdrawGates({ ...withdrawFacts(scope, engagement, application), hiredCandidates }));

/** Whether the caller may take a withdrawal back now. */
export const undoRight = (
  scope: AgencyScope,
  engagement: FoundEngagement,
  application: FoundApplication | undefined,
): Right => toRight(undoGates(withdrawFacts(scope, engagement, application), scope.now));
