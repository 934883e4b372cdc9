import { candidateStatus } from '#contract/candidates/states.ts';
import { candidatesByStatusShape } from '#contract/candidates/shapes.ts';
import type { ActionContext } from '../attempt.ts';
import { workingDaysLater } from '../awards.ts';
import type { ModelCandidate, ModelMarket, ModelPlayer } from '../market.ts';
import { applyOwnership, isDisputed } from '../ownership.ts';

export const candidatesOfRequest = async (
  ground: ActionContext,
  player: ModelPlayer,
  market: ModelMarket,
  talentRequestId: string,
) => {
  const answer = await ground.call(player, 'candidates.ofEngagement', { engagementId: market.engagementId });
  if (answer.status !== 200) return undefined;
  return candidatesByStatusShape
    .parse(answer.body)
    .talentRequests.find((one) => one.talentRequestId === talentRequestId);
};

/** Creates a submitted candidate. From now on the agency owns the person, if it did not before. */
export const addSubmittedCandidate = (
  market: ModelMarket,
  one: Pick<ModelCandidate, 'id' | 'of' | 'request' | 'person' | 'variant'>,
  now: number,
): ModelCandidate => {
  const candidate: ModelCandidate = {
    ...one,
    statusId: candidateStatus.pending,
    previousStatusId: null,
    withdrawnAt: null,
    wentWithApplication: false,
    moves: [],
    revision: null,
    lapsedRevision: null,
    salary: 112_500,
    versions: [{ place: 'Newcastle NSW', salary: 112_500 }],
    isEdited: false,
    comments: 0,
    submittedAt: now,
    owning: null,
    lastStep: { statusId: candidateStatus.pending, at: now },
    claimEndsAt: workingDaysLater(now, 5),
    claim: null,
    disputeState: isDisputed(market, one) ? 'pending' : null,
    feeState: null,
    isConsentWithdrawn: false,
  };
  market.candidates.push(candidate);
  applyOwnership(market, candidate, now);
  market.happened.push(`a submission where ${market.ownershipScope} counts`);
  return candidate;
};
