import { z } from 'zod';
import { ownEngagementRightsShape } from '#contract/engagements/shapes.ts';
import { codesOf, isTime, type Act } from '../attempt.ts';
import { end, rebaseTenders } from '../consequences.ts';
import { againstChangingClosing } from '../law.ts';
import { againstEnding, againstMovingOn } from '../law-of-requests.ts';
import { agencyOf } from '../market.ts';

const ownShape = z.object({ can: ownEngagementRightsShape });
const hour = 3_600_000;

const changeClosing: Act = (market, ground, player, pick) => {
  if (agencyOf(player) || !isTime(pick, 4)) return undefined;
  const { engagementId } = market;
  // One time in eight it is now, which no closing time can be.
  const closingAt = ground.now() + (pick % 8 === 0 ? 0 : 1 + (pick % 200)) * hour;
  const against = againstChangingClosing(market);
  return {
    words: `${player} moves the closing time`,
    player,
    offered: async () => {
      const answer = await ground.call(player, 'engagements.ownOne', { engagementId });
      return answer.status === 200 ? codesOf(ownShape.parse(answer.body).can.changeClosing) : undefined;
    },
    against: player === 'stranger' ? undefined : against,
    taken: against.length === 0 && closingAt === ground.now() ? 'closing-in-the-past' : undefined,
    send: () =>
      ground.call(player, 'engagements.changeClosing', { engagementId, closingAt: new Date(closingAt).toISOString() }),
    happens: () => {
      market.closingAt = closingAt;
      rebaseTenders(market, ground.now());
      if (market.stillSince !== null) market.stillSince = ground.now();
    },
  };
};

const ending =
  (endedAs: 'cancelled' | 'discontinued' | 'completed', right: 'cancel' | 'discontinue' | 'complete'): Act =>
  (market, ground, player, pick) => {
    if (agencyOf(player) || !isTime(pick, 14)) return undefined;
    const { engagementId } = market;
    return {
      words: `${player} ends the engagement as ${endedAs}`,
      player,
      offered: async () => {
        const answer = await ground.call(player, 'engagements.ownOne', { engagementId });
        return answer.status === 200 ? codesOf(ownShape.parse(answer.body).can[right]) : undefined;
      },
      against: player === 'stranger' ? undefined : againstEnding(market, endedAs),
      send: () => ground.call(player, `engagements.${right}`, { engagementId, reasonId: 1 }),
      happens: () => {
        end(market, endedAs, ground.now());
      },
    };
  };

const moveOn: Act = (market, ground, player, pick) => {
  if (agencyOf(player) || !isTime(pick, 3)) return undefined;
  const { engagementId } = market;
  const stage = market.stage === 'application' ? 'clarification' : 'bidding';
  const endsAt = new Date(ground.now() + 24 * hour).toISOString();
  return {
    words: `${player} moves the engagement on`,
    player,
    offered: async () => {
      const answer = await ground.call(player, 'engagements.ownOne', { engagementId });
      return answer.status === 200 ? codesOf(ownShape.parse(answer.body).can.moveStage) : undefined;
    },
    against: player === 'stranger' ? undefined : againstMovingOn(market),
    send: () => ground.call(player, 'engagements.moveStage', { engagementId, stage, endsAt }),
    happens: () => {
      market.stage = stage;
    },
  };
};

export const engagementActs: readonly Act[] = [
  changeClosing,
  moveOn,
  ending('cancelled', 'cancel'),
  ending('discontinued', 'discontinue'),
  ending('completed', 'complete'),
];
