import { candidateShape } from '#contract/candidates/shapes.ts';
import { rightReasonCodes, pickOne, type ModelAction } from '../attempt.ts';
import { reasonsAgainstWithdrawing } from '../expected-candidate-reasons.ts';
import { agencyOf } from '../market.ts';

const places = ['Newcastle NSW', 'Hobart TAS', 'Perth WA'] as const;

/** Edits a candidate's location. An edit that changes nothing creates no version, and none changes the ownership. */
const edit: ModelAction = (market, ground, player, pick) => {
  const candidate = pickOne(market.candidates, pick);
  const agency = agencyOf(player);
  if (!candidate || !agency) return undefined;
  const { id: candidateId, versions, salary } = candidate;
  const place = places[Math.floor(pick / 3) % places.length] ?? places[0];
  // Users who may withdraw an open candidate may also edit it.
  const against = agency === candidate.of ? reasonsAgainstWithdrawing(player, candidate) : undefined;
  return {
    words: `${player} edits a candidate's place to ${place}`,
    player,
    offered: async () => {
      const answer = await ground.call(player, 'candidates.view', { candidateId });
      return answer.status === 200 ? rightReasonCodes(candidateShape.parse(answer.body).can.edit) : undefined;
    },
    against,
    send: () => ground.call(player, 'candidates.edit', { candidateId, location: place }),
    happens: () => {
      if (versions.at(-1)?.place !== place) versions.push({ place, salary });
    },
  };
};

export const candidateEditActions: readonly ModelAction[] = [edit];
