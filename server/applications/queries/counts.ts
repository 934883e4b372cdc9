import type {
  applicationSummary,
  countAgencies,
  dashboardStage as stageOperation,
  readAppliedEngagements as appliedOperation,
} from '#contract/applications/operations/counts.ts';
import { applicationStatus, applicationStatuses, type ApplicationStatusId } from '#contract/applications/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { findEngagement, currentStageName, engagementReference } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';
import { findOwnApplication } from './own-application.ts';

const isApplied = (statusId: ApplicationStatusId): boolean => statusId !== applicationStatus.withdrew;

/** Counts applications by status: all of them for the engagement's employer, only its own for an agency. */
export const countApplicationsByStatus = async (
  scope: AgencyScope | ClientScope,
  input: InputOf<typeof countAgencies>,
): Promise<HandlerResult<typeof countAgencies>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const rows = await scope.db
    .selectFrom('application')
    .select(({ fn }) => ['statusId', fn.countAll<number>().as('count')])
    .where('engagementId', '=', engagement.id)
    .where(scope.side === 'agency' ? 'supplierId' : 'clientId', '=', scope.tenantId)
    .groupBy('statusId')
    .orderBy('statusId')
    .execute();
  const sum = (counted: typeof rows): number => counted.reduce((total, { count }) => total + count, 0);
  return {
    ...engagementReference(engagement),
    appliedAgencies: sum(rows.filter(({ statusId }) => isApplied(statusId))),
    total: sum(rows),
    byStatus: rows.map(({ statusId, count }) => ({
      applicationStatusId: statusId,
      applicationStatus: lookupValue(applicationStatuses, statusId),
      count,
    })),
  };
};

/** Counts the applications to a success fee engagement by status, for an agency. */
export const countSuccessFeeApplications = (
  scope: AgencyScope,
  input: InputOf<typeof applicationSummary>,
): Promise<HandlerResult<typeof applicationSummary>> => countApplicationsByStatus(scope, input);

const mostMarks = 200;

/** Lists the agency's latest applications. Each has a flag that is false while the application is withdrawn. */
export const listAppliedEngagements = async (
  scope: AgencyScope,
  input: InputOf<typeof appliedOperation>,
): Promise<HandlerResult<typeof appliedOperation>> => {
  if (input.engagementId !== undefined && !(await findEngagement(scope, input.engagementId))) return notFound();
  let own = scope.db
    .selectFrom('application')
    .select(['engagementId', 'clientId', 'statusId', 'appliedAt'])
    .where('supplierId', '=', scope.tenantId);
  if (input.engagementId !== undefined) own = own.where('engagementId', '=', input.engagementId);
  if (input.clientId !== undefined) own = own.where('clientId', '=', input.clientId);
  const rows = await own.orderBy('appliedAt', 'desc').orderBy('id').limit(mostMarks).execute();
  return {
    supplierId: scope.tenantId,
    records: rows.map(({ engagementId, clientId, statusId, appliedAt }) => ({
      engagementId,
      clientId,
      applicationStatusId: statusId,
      applicationStatus: lookupValue(applicationStatuses, statusId),
      isApplied: isApplied(statusId),
      appliedAt: appliedAt.toISOString(),
    })),
  };
};

/** Returns an engagement's stage and the status of the agency's application, for the dashboard. */
export const readDashboardStage = async (
  scope: AgencyScope,
  input: InputOf<typeof stageOperation>,
): Promise<HandlerResult<typeof stageOperation>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const application = await findOwnApplication(scope, engagement.id);
  return {
    ...engagementReference(engagement),
    stage: engagement.stage,
    stageStatus: currentStageName(engagement),
    applicationStatusId: application?.statusId ?? null,
    applicationStatus: lookupValue(applicationStatuses, application?.statusId),
    previousStatusId: application?.previousStatusId ?? null,
  };
};
