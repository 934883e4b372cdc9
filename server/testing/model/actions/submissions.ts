import { candidatesByStatusShape } from '#contract/candidates/shapes.ts';
import type { ActionContext } from '../attempt.ts';
import { workingDaysLater } from '../awards.ts';
import type { ModelCandidate, ModelMarket, Player } from '../market.ts';

/** The number of people who can be submitted, so few that two agencies often want the same one. */
export const personCount = 4;

export const candidatesOfRequest = async (
  ground: ActionContext,
  player: Player,
  market: ModelMarket,
  talentRequestId: string,
) => {
  const answer = await ground.call(player, 'candidates.ofEngagement', { engagementId: market.engagementId });
  if (answer.status !== 200) return undefined;
  return candidatesByStatusShape
    .parse(answer.body)
    .talentRequests.find((one) => one.talentRequestId === talentRequestId);
};

/** Returns the codes of the refusal that an agency gets if it submits this person; empty if there is none. */
export const personRefusalCodes = (
  market: ModelMarket,
  of: 'agency' | 'rival',
  person: number,
  requestId: string,
): string[] => {
  const inRequest = market.candidates.some(
    (one) => one.of === of && one.person === person && one.request.id === requestId && one.statusId !== 5,
  );
  if (inRequest) return ['candidate-in-request'];
  const owner = market.ownerOf.get(person);
  return owner !== undefined && owner !== of ? ['candidate-not-available'] : [];
};

/** Creates a submitted candidate. From now on the agency owns the person, if it did not before. */
export const addSubmittedCandidate = (
  market: ModelMarket,
  one: Pick<ModelCandidate, 'id' | 'of' | 'request' | 'person'>,
  now: number,
): ModelCandidate => {
  const candidate: ModelCandidate = {
    ...one,
    statusId: 1,
    previousStatusId: null,
    withdrawnAt: null,
    wentWithApplication: false,
    moves: [],
    revision: null,
    salary: 112_500,
    versions: [{ place: 'Newcastle NSW', salary: 112_500 }],
    isEdited: false,
    comments: 0,
    claimEndsAt: workingDaysLater(now, 5),
    claim: null,
    disputeState: market.disputes.some(
      ({ state, owner, person }) => state === 'open' && owner === one.of && person === one.person,
    )
      ? 'pending'
      : null,
    isConsentWithdrawn: false,
  };
  market.candidates.push(candidate);
  if (market.ownerOf.get(one.person) !== one.of) market.owningCandidateOf.set(one.person, candidate);
  market.ownerOf.set(one.person, one.of);
  return candidate;
};
