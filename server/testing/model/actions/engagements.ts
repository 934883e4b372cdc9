import { talentRequestStatus } from '#contract/engagements/states.ts';
import { z } from 'zod';
import { ownEngagementRightsShape } from '#contract/engagements/shapes.ts';
import { rightReasonCodes, shouldDisrupt, pauseEnd, pauseInput, type ModelAction } from '../attempt.ts';
import { changeLotTerms, openLots } from '../bidding.ts';
import {
  changeRequestStatus,
  endModelEngagement,
  recalculateTenderDeadlines,
  reopenModelRequest,
} from '../consequences.ts';
import { reasonsAgainstChangingClosingTime } from '../expected-reasons.ts';
import {
  reasonsAgainstAddingRequests,
  reasonsAgainstChangingEngagement,
  reasonsAgainstChangingTerms,
  reasonsAgainstEndingEngagement,
  reasonsAgainstMovingStage,
  reasonsAgainstPausingEngagement,
  reasonsAgainstResumingEngagement,
  stageAfter,
} from '../expected-request-reasons.ts';
import { agencyOf, effectiveClarificationEnd, type ModelMarket } from '../market.ts';

const ownShape = z.object({ can: ownEngagementRightsShape, nextStage: z.string().nullable() });
const hour = 3_600_000;

const changeClosing: ModelAction = (market, ground, player, pick) => {
  // One time in four the closing time is now, which is never valid.
  const isNow = pick % 4 === 0;
  if (agencyOf(player) || (!isNow && !shouldDisrupt(pick, 4))) return undefined;
  const { engagementId } = market;
  const closingAt = ground.now() + (isNow ? 0 : 1 + (pick % 200)) * hour;
  const against = reasonsAgainstChangingClosingTime(market);
  return {
    words: `${player} moves the closing time`,
    player,
    offered: async () => {
      const answer = await ground.call(player, 'engagements.ownOne', { engagementId });
      return answer.status === 200 ? rightReasonCodes(ownShape.parse(answer.body).can.changeClosing) : undefined;
    },
    against: player === 'stranger' ? undefined : against,
    taken: against.length === 0 && isNow ? 'closing-in-the-past' : undefined,
    send: () =>
      ground.call(player, 'engagements.changeClosing', { engagementId, closingAt: new Date(closingAt).toISOString() }),
    happens: () => {
      market.closingAt = closingAt;
      market.clarificationEndsAt = effectiveClarificationEnd(market, ground.now());
      recalculateTenderDeadlines(market, ground.now());
      if (market.stillSince !== null) market.stillSince = ground.now();
    },
  };
};

const ending =
  (endedAs: 'cancelled' | 'discontinued' | 'completed', right: 'cancel' | 'discontinue' | 'complete'): ModelAction =>
  (market, ground, player, pick) => {
    if (agencyOf(player) || !shouldDisrupt(pick, 14)) return undefined;
    const { engagementId } = market;
    return {
      words: `${player} ends the engagement as ${endedAs}`,
      player,
      offered: async () => {
        const answer = await ground.call(player, 'engagements.ownOne', { engagementId });
        return answer.status === 200 ? rightReasonCodes(ownShape.parse(answer.body).can[right]) : undefined;
      },
      against: player === 'stranger' ? undefined : reasonsAgainstEndingEngagement(market, endedAs),
      send: () => ground.call(player, `engagements.${right}`, { engagementId, reasonId: 1 }),
      happens: () => {
        endModelEngagement(market, endedAs, ground.now());
      },
    };
  };

const moveOn: ModelAction = (market, ground, player, pick) => {
  if (agencyOf(player) || !shouldDisrupt(pick, 3)) return undefined;
  const { engagementId } = market;
  const against = reasonsAgainstMovingStage(market);
  // One time in five the given stage is not the next one.
  const isOther = pick % 5 === 0;
  const stage = (market.stage === 'application') === isOther ? 'bidding' : 'clarification';
  const endsAt = new Date(ground.now() + 24 * hour).toISOString();
  return {
    words: `${player} moves the engagement on`,
    player,
    offered: async () => {
      const answer = await ground.call(player, 'engagements.ownOne', { engagementId });
      return answer.status === 200 ? rightReasonCodes(ownShape.parse(answer.body).can.moveStage) : undefined;
    },
    against: player === 'stranger' ? undefined : against,
    taken: against.length === 0 && isOther ? 'stage-not-next' : undefined,
    send: () => ground.call(player, 'engagements.moveStage', { engagementId, stage, endsAt }),
    happens: () => {
      market.stage = stage;
      if (stage === 'clarification') market.clarificationEndsAt = ground.now() + 24 * hour;
      if (stage === 'bidding') openLots(market, ground.now(), ground.now() + 24 * hour);
    },
  };
};

/**
 * Reads the next stage that the employer can choose. It is returned with the rights even if the move is not allowed
 * now.
 */
const readNextStage: ModelAction = (market, ground, player, pick) => {
  if (agencyOf(player) || !shouldDisrupt(pick, 3)) return undefined;
  const next = stageAfter(market);
  return {
    words: `${player} reads which stage comes next`,
    player,
    offered: async () => {
      const answer = await ground.call(player, 'engagements.ownOne', { engagementId: market.engagementId });
      if (answer.status !== 200) return undefined;
      const { nextStage } = ownShape.parse(answer.body);
      return nextStage === null ? [] : [nextStage];
    },
    against: player === 'stranger' ? undefined : next === undefined ? [] : [next],
    onlyLooked: true,
    send: () => Promise.reject(new Error('There is nothing to send.')),
    happens: () => undefined,
  };
};

type Rights = z.infer<typeof ownEngagementRightsShape>;

/** Creates an employer's action on a whole engagement. */
const whole =
  (doing: {
    words: string;
    right: keyof Rights;
    operation: string;
    oneIn: number;
    against: (market: ModelMarket) => string[];
    input: (market: ModelMarket, pick: number, now: number) => object;
    happens: (market: ModelMarket, now: number, body: unknown, pick: number) => void;
  }): ModelAction =>
  (market, ground, player, pick) => {
    if (agencyOf(player) || !shouldDisrupt(pick, doing.oneIn)) return undefined;
    const { engagementId } = market;
    return {
      words: `${player} ${doing.words}`,
      player,
      offered: async () => {
        const answer = await ground.call(player, 'engagements.ownOne', { engagementId });
        return answer.status === 200 ? rightReasonCodes(ownShape.parse(answer.body).can[doing.right]) : undefined;
      },
      against: player === 'stranger' ? undefined : doing.against(market),
      send: () => ground.call(player, doing.operation, { engagementId, ...doing.input(market, pick, ground.now()) }),
      happens: (body) => {
        doing.happens(market, ground.now(), body, pick);
      },
    };
  };

const pauseAll = whole({
  words: 'pauses all of the engagement',
  right: 'pause',
  operation: 'engagements.pause',
  oneIn: 4,
  against: reasonsAgainstPausingEngagement,
  input: (_market, pick, now) => pauseInput(now, pick),
  happens: (market, now, _body, pick) => {
    for (const request of market.requests.filter(
      ({ statusId }) => statusId === talentRequestStatus.inMarket || statusId === talentRequestStatus.available,
    )) {
      request.resumeAt = pauseEnd(now, pick);
      changeRequestStatus(market, request, talentRequestStatus.paused, now);
    }
  },
});

const resumeAll = whole({
  words: 'resumes all of the engagement',
  right: 'resume',
  operation: 'engagements.resume',
  oneIn: 2,
  against: reasonsAgainstResumingEngagement,
  input: () => ({}),
  happens: (market, now) => {
    for (const request of market.requests.filter(({ statusId }) => statusId === talentRequestStatus.paused))
      reopenModelRequest(market, request, now);
  },
});

const changeWords = whole({
  words: 'says something else of the engagement',
  right: 'change',
  operation: 'engagements.change',
  oneIn: 6,
  against: reasonsAgainstChangingEngagement,
  input: (_market, pick) => ({ title: `Ward nurses ${String(pick)}` }),
  happens: () => undefined,
});

const changeTerms = whole({
  words: 'changes the terms',
  right: 'changeTerms',
  operation: 'engagements.changeTerms',
  oneIn: 5,
  against: reasonsAgainstChangingTerms,
  input: ({ termsVersion }) => ({
    termsVersion,
    terms: `The fee is due on the first day, said ${String(termsVersion)} times.`,
    guaranteeDays: 90,
  }),
  happens: (market, now) => {
    market.termsVersion += 1;
    changeLotTerms(market.requests, now);
  },
});

const addRequest = whole({
  words: 'adds a talent request',
  right: 'addRequest',
  operation: 'engagements.addRequest',
  oneIn: 9,
  against: reasonsAgainstAddingRequests,
  input: () => ({ jobTitle: 'Night Nurse', location: 'Geelong', noOfRoles: 1, baseSalaryTo: '90000' }),
  happens: (market, now, body) => {
    market.requests.push({
      id: z.object({ talentRequestId: z.string() }).parse(body).talentRequestId,
      noOfRoles: 1,
      cvCap: null,
      statusId: market.stage === 'fulfillment' ? talentRequestStatus.available : talentRequestStatus.inMarket,
      isAwarded: false,
      standstillDays: 0,
      minimumBids: 1,
      noOfRolesFilled: 0,
      internallyFilledRoles: 0,
      version: 1,
      changedAt: now,
      resumeAt: null,
    });
  },
});

export const engagementActions: readonly ModelAction[] = [
  changeClosing,
  moveOn,
  readNextStage,
  pauseAll,
  resumeAll,
  changeWords,
  changeTerms,
  addRequest,
  ending('cancelled', 'cancel'),
  ending('discontinued', 'discontinue'),
  ending('completed', 'complete'),
];
