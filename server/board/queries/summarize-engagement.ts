import type { summarizeEngagement as operation } from '#contract/board/operations/engagement.ts';
import {
  candidateStatus,
  candidateStatuses,
  candidateStatusOrder,
  type CandidateStatusId,
} from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { talentRequestStatus, talentRequestStatuses } from '#contract/engagements/states.ts';
import { findOwnApplication } from '#server/applications/public.ts';
import { sumEarnings } from '#server/candidates/public.ts';
import { findEngagement, listEngagementRequests, engagementReference } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { toOwnApplicationState } from './engagement-work.ts';
import { countOwnCandidates, listStagingRows } from './staging-rows.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Returns the agency's earnings from an engagement, for users who may see its fulfillment. */
const earnings = async (scope: AgencyScope, engagementId: string) =>
  scope.permissions.has('Fulfillment Stage=View Details')
    ? (await sumEarnings(scope, engagementId)).map(({ currencyIso, amount }) => ({ currencyIso, amount }))
    : [];

export const engagementSummary = async (
  scope: AgencyScope,
  { engagementId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const engagement = await findEngagement(scope, engagementId);
  if (!engagement) return notFound();
  const requests = await listEngagementRequests(scope, engagement.id);
  const counted = requests.filter(({ statusId }) => statusId !== talentRequestStatus.cancelled);
  const counts = await countOwnCandidates(scope, engagement.id);
  const inStatus = (statusId: CandidateStatusId): number =>
    sum(counts.filter((one) => one.statusId === statusId).map(({ count }) => count));
  const all = sum(counted.map(({ noOfRoles }) => noOfRoles));
  const filled = sum(counted.map(({ noOfRolesFilled }) => noOfRolesFilled));
  return {
    ...engagementReference(engagement),
    stage: engagement.stage,
    application: toOwnApplicationState(await findOwnApplication(scope, engagement.id)),
    roles: {
      all,
      filled,
      internallyFilled: sum(counted.map(({ internallyFilledRoles }) => internallyFilledRoles)),
      remaining: all - filled,
    },
    talentRequests: {
      all: requests.length,
      byStatus: talentRequestStatuses
        .map((status) => ({ ...status, count: requests.filter(({ statusId }) => statusId === status.id).length }))
        .filter(({ count }) => count > 0),
    },
    candidates: {
      total: sum(counts.map(({ count }) => count)),
      byStatus: candidateStatusOrder
        .map((id) => ({
          candidateStatusId: id,
          candidateStatus: lookupValue(candidateStatuses, id),
          count: inStatus(id),
        }))
        .filter(({ count }) => count > 0),
    },
    approvedCandidates: inStatus(candidateStatus.hired),
    earnings: await earnings(scope, engagement.id),
    requests: await listStagingRows(scope, engagement.id, requests),
  };
};
