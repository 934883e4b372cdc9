import { candidateShape } from '#contract/candidates/shapes.ts';
import { rightReasonCodes, pickOne, type ModelAction } from '../attempt.ts';
import { reasonsAgainstWithdrawing } from '../expected-reasons.ts';
import { agencyOf } from '../market.ts';

const places = ['Newcastle NSW', 'Hobart TAS', 'Perth WA'] as const;

/** Edits a candidate's location. An edit that changes nothing makes no version. */
const edit: ModelAction = (market, ground, player, pick) => {
  const candidate = pickOne(market.candidates, pick);
  const agency = agencyOf(player);
  if (!candidate || !agency) return undefined;
  const { id: candidateId, versions, salary } = candidate;
  const place = places[Math.floor(pick / 3) % places.length] ?? places[0];
  const owner = market.ownerOf.get(candidate.person);
  return {
    words: `${player} moves a candidate to ${place}`,
    player,
    offered: async () => {
      const answer = await ground.call(player, 'candidates.view', { candidateId });
      return answer.status === 200 ? rightReasonCodes(candidateShape.parse(answer.body).can.edit) : undefined;
    },
    // Whoever may withdraw an open candidate may edit it too.
    against: agency === candidate.of ? reasonsAgainstWithdrawing(player, candidate) : undefined,
    taken: owner !== undefined && owner !== candidate.of ? 'candidate-not-available' : undefined,
    send: () => ground.call(player, 'candidates.edit', { candidateId, location: place }),
    happens: () => {
      if (versions.at(-1)?.place !== place) versions.push({ place, salary });
      if (owner === undefined) {
        market.ownerOf.set(candidate.person, candidate.of);
        market.owningCandidateOf.set(candidate.person, candidate);
      }
    },
  };
};

export const candidateEditActions: readonly ModelAction[] = [edit];
