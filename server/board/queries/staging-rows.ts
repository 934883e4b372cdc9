import type { z } from 'zod';
import type { stagingRowShape } from '#contract/board/shapes/engagement.ts';
import { candidateStatus, openStatuses } from '#contract/candidates/states.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { placedBidsOf } from '#server/bidding/public.ts';
import { talentRequestHead, type FoundTalentRequest } from '#server/engagements/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

export type StagingRow = z.infer<typeof stagingRowShape>;

/**
 * How many candidates of the agency are in each status, by talent request, as the lists show them: withdrawn ones are
 * hidden, and of a cancelled request only the rejected ones stay.
 */
export const ownCounts = async (
  scope: AgencyScope,
  engagementId: string,
): Promise<{ talentRequestId: string; statusId: number; count: number }[]> =>
  scope.db
    .selectFrom('candidate as k')
    .innerJoin('talentRequest as r', 'r.id', 'k.talentRequestId')
    .select(({ fn }) => ['k.talentRequestId', 'k.statusId', fn.countAll<number>().as('count')])
    .where('k.supplierId', '=', scope.tenantId)
    .where('k.engagementId', '=', engagementId)
    .where('k.statusId', '<>', candidateStatus.withdrew)
    .where((eb) =>
      eb.or([eb('r.statusId', '<>', talentRequestStatus.cancelled), eb('k.statusId', '=', candidateStatus.rejected)]),
    )
    .groupBy(['k.talentRequestId', 'k.statusId'])
    .execute();

/** The talent requests in which the agency has somebody in the running, or hired. */
export const requestsWithCandidates = async (scope: AgencyScope, engagementId: string): Promise<ReadonlySet<string>> =>
  new Set(
    (await ownCounts(scope, engagementId))
      .filter(({ statusId }) => openStatuses.includes(statusId) || statusId === candidateStatus.hired)
      .map(({ talentRequestId }) => talentRequestId),
  );

/** Talent requests as they stand to the agency. */
export const stagingRows = async (
  scope: AgencyScope,
  engagementId: string,
  requests: readonly FoundTalentRequest[],
): Promise<StagingRow[]> => {
  const counts = await ownCounts(scope, engagementId);
  const placed = await placedBidsOf(
    scope,
    requests.map(({ id }) => id),
  );
  return requests.map((request) => ({
    ...talentRequestHead(request),
    location: request.location,
    internallyFilledRoles: request.internallyFilledRoles,
    cvCap: request.cvCap,
    candidates: counts
      .filter(({ talentRequestId }) => talentRequestId === request.id)
      .reduce((sum, { count }) => sum + count, 0),
    hasPlacedBid: placed.has(request.id),
  }));
};
