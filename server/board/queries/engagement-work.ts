import { sql } from 'kysely';
import { applicationStatuses } from '#contract/applications/states.ts';
import type * as operations from '#contract/board/operations/engagement.ts';
import type { EngagementWork } from '#contract/board/shapes/engagement.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { findNextLotEnd } from '#server/bidding/public.ts';
import { findOwnApplication, type FoundApplication } from '#server/applications/public.ts';
import {
  engagementView,
  findEngagement,
  listEngagementRequests,
  type FoundEngagement,
  type FoundTalentRequest,
} from '#server/engagements/public.ts';
import { selectOwnClients } from '#server/clients/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { cancelledBanner } from '../rules/cancelled-banner.ts';
import { nextAction } from '../rules/next-action.ts';
import { upcomingStep } from '../rules/upcoming-step.ts';
import { listStagingRows } from './staging-rows.ts';

const running: readonly number[] = [
  talentRequestStatus.pending,
  talentRequestStatus.inMarket,
  talentRequestStatus.available,
];

/** Returns the state of the agency's application; null if it has not applied. */
export const toOwnApplicationState = (application: FoundApplication | undefined): EngagementWork['application'] =>
  application
    ? {
        applicationId: application.id,
        applicationStatusId: application.statusId,
        applicationStatus: lookupValue(applicationStatuses, application.statusId),
        appliedAt: application.appliedAt.toISOString(),
      }
    : null;

const hasUnfilledRequest = async (scope: AgencyScope, engagementId: string): Promise<boolean> => {
  const { rows } = await sql<{ isTrue: boolean }>`
    select app.has_unfilled_request(${engagementId}, ${scope.tenantId}) as is_true`.execute(scope.db);
  return rows[0]?.isTrue === true;
};

const workOf = async (
  scope: AgencyScope,
  engagement: FoundEngagement,
  requests: readonly FoundTalentRequest[],
): Promise<Pick<EngagementWork, 'application' | 'next' | 'waits' | 'errors'>> => {
  const application = await findOwnApplication(scope, engagement.id);
  const applicationStatusId = application?.statusId ?? null;
  const lotEndsAt = engagement.kind === 'competitive' ? await findNextLotEnd(scope, engagement.id) : null;
  return {
    application: toOwnApplicationState(application),
    next: upcomingStep(
      {
        ...engagement,
        applicationStatusId,
        closingAt: engagement.closingAt.toISOString(),
        lotEndsAt: lotEndsAt?.toISOString() ?? null,
      },
      scope.now.toISOString(),
    ),
    waits: nextAction({
      status: engagement.status,
      applicationStatusId,
      maySubmit: scope.permissions.has('Fulfillment Stage=Submit Candidate'),
      hasUnfilledRequest: await hasUnfilledRequest(scope, engagement.id),
      requestsPaused: requests.filter(({ statusId }) => statusId === talentRequestStatus.paused).length,
      requestsRunning: requests.filter(({ statusId }) => running.includes(statusId)).length,
    }),
    errors: cancelledBanner({ ...engagement, applicationStatusId }),
  };
};

export const readEngagementWork = async (
  scope: AgencyScope,
  input: InputOf<typeof operations.readEngagementWork>,
): Promise<HandlerResult<typeof operations.readEngagementWork>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement || (input.clientId ?? engagement.clientId) !== engagement.clientId) return notFound();
  const requests = await listEngagementRequests(scope, engagement.id);
  const ownClient = await selectOwnClients(scope)
    .select('c.id')
    .where('c.id', '=', engagement.clientId)
    .executeTakeFirst();
  return {
    ...(await engagementView(scope, engagement, requests)),
    ...(await workOf(scope, engagement, requests)),
    isOwnClient: ownClient !== undefined,
  };
};

export const readStaging = async (
  scope: AgencyScope,
  input: InputOf<typeof operations.readStaging>,
): Promise<HandlerResult<typeof operations.readStaging>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const requests = await listEngagementRequests(scope, engagement.id);
  const view = await engagementView(scope, engagement, requests);
  return {
    engagementId: view.engagementId,
    engagementNumber: view.engagementNumber,
    kind: view.kind,
    title: view.title,
    clientId: view.clientId,
    clientName: view.clientName,
    status: view.status,
    engagementStatus: view.engagementStatus,
    notice: view.notice,
    stage: view.stage,
    stages: view.stages,
    closingAt: view.closingAt,
    timeZone: view.timeZone,
    asked: view.stages.find(({ stage }) => stage === input.stage) ?? null,
    ...(await workOf(scope, engagement, requests)),
    talentRequests: await listStagingRows(scope, engagement.id, requests),
  };
};

export const listStaging = async (
  scope: AgencyScope,
  { engagementId }: InputOf<typeof operations.listStaging>,
): Promise<HandlerResult<typeof operations.listStaging>> => {
  const engagement = await findEngagement(scope, engagementId);
  if (!engagement) return notFound();
  return listStagingRows(scope, engagement.id, await listEngagementRequests(scope, engagement.id));
};
