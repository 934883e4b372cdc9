import type { z } from 'zod';
import type { stagingRowShape } from '#contract/board/shapes/engagement.ts';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { findPlacedBids } from '#server/bidding/public.ts';
import { selectListedCandidates } from '#server/candidates/public.ts';
import { baseTalentRequestFields, type FoundTalentRequest } from '#server/engagements/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

export type StagingRow = z.infer<typeof stagingRowShape>;

/** Counts the agency's listed candidates by talent request and status. */
export const countOwnCandidates = async (
  scope: AgencyScope,
  engagementId: string,
): Promise<{ talentRequestId: string; statusId: CandidateStatusId; count: number }[]> =>
  selectListedCandidates(scope)
    .select(({ fn }) => ['k.talentRequestId', 'k.statusId', fn.countAll<number>().as('count')])
    .where('k.engagementId', '=', engagementId)
    .groupBy(['k.talentRequestId', 'k.statusId'])
    .execute();

/** Returns talent requests with the agency's own candidates and bid. */
export const listStagingRows = async (
  scope: AgencyScope,
  engagementId: string,
  requests: readonly FoundTalentRequest[],
): Promise<StagingRow[]> => {
  const counts = await countOwnCandidates(scope, engagementId);
  const placed = await findPlacedBids(
    scope,
    requests.map(({ id }) => id),
  );
  return requests.map((request) => ({
    ...baseTalentRequestFields(request),
    location: request.location,
    internallyFilledRoles: request.internallyFilledRoles,
    cvCap: request.cvCap,
    candidates: counts
      .filter(({ talentRequestId }) => talentRequestId === request.id)
      .reduce((sum, { count }) => sum + count, 0),
    hasPlacedBid: placed.has(request.id),
  }));
};
