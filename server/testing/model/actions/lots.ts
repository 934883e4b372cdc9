import { z } from 'zod';
import { employerLotShape } from '#contract/bidding/shapes.ts';
import { ownTalentRequestShape } from '#contract/engagements/shapes.ts';
import { rightReasonCodes, shouldDisrupt, pickOne, type ActionContext, type ModelAction } from '../attempt.ts';
import { changeLotTerms, lotLeader } from '../bidding.ts';
import { awardModelLot, awardNobody, rebidModelLot, reopenModelLot } from '../awards.ts';
import { reasonsAgainstAwarding, reasonsAgainstRebidding, reasonsAgainstReopening } from '../expected-bid-reasons.ts';
import { reasonsAgainstChangingBasis } from '../expected-request-reasons.ts';
import {
  agencyOf,
  type Agency,
  type ModelMarket,
  type ModelCaller,
  type ModelRequest,
  type ModelPlayer,
} from '../market.ts';

const ownShape = z.object({ talentRequests: z.array(ownTalentRequestShape) });
const monitorShape = z.object({ lots: z.array(employerLotShape) });

const requestOf = async (ground: ActionContext, player: ModelPlayer, market: ModelMarket, talentRequestId: string) => {
  const answer = await ground.call(player, 'engagements.ownOne', { engagementId: market.engagementId });
  if (answer.status !== 200) return undefined;
  return ownShape.parse(answer.body).talentRequests.find((one) => one.talentRequestId === talentRequestId);
};

export const fetchMonitoredLot = async (
  ground: ActionContext,
  player: ModelCaller,
  market: ModelMarket,
  talentRequestId: string,
) => {
  const answer = await ground.call(player, 'bidding.monitor', { engagementId: market.engagementId });
  if (answer.status !== 200) return undefined;
  return monitorShape.parse(answer.body).lots.find((one) => one.talentRequestId === talentRequestId);
};

/** Lets the employer show or hide the number of bidders, so that the rules differ each time. */
const changeLot: ModelAction = (market, ground, player, pick) => {
  const request = pickOne(market.requests, pick);
  if (agencyOf(player) || !request || market.kind !== 'competitive' || !shouldDisrupt(pick, 4)) return undefined;
  const talentRequestId = request.id;
  const against = reasonsAgainstChangingBasis(market, request, ground.now());
  // One time in five the input is based on an outdated version.
  const isOutdated = pick % 5 === 0;
  return {
    words: `${player} changes the bidding rules`,
    player,
    offered: async () => rightReasonCodes((await requestOf(ground, player, market, talentRequestId))?.can.changeBasis),
    against: player === 'stranger' ? undefined : against,
    taken: against.length === 0 && isOutdated ? 'rules-changed' : undefined,
    send: async () => {
      // A stranger can't read the rules and is refused whatever it sends, so it sends the rules that the employer can
      // read.
      const own = await requestOf(ground, player === 'stranger' ? 'employer' : player, market, talentRequestId);
      const { version = 0, endsAt: _end, ...rules } = own?.lotRules ?? {};
      return ground.call(player, 'bidding.changeLot', {
        talentRequestId,
        version: isOutdated ? version + 1 : version,
        rules: { ...rules, showsBidderCount: own?.lotRules?.showsBidderCount !== true },
      });
    },
    happens: () => {
      changeLotTerms([request], ground.now());
    },
  };
};

const nameOf: Readonly<Record<Agency, string>> = { agency: 'Harbour Talent', rival: 'Quayside Search' };

/**
 * Lets the employer award a lot to its leader, or one time in five to nobody. A lot has no leader if its last bid was
 * revoked after the close.
 */
const award: ModelAction = (market, ground, player, pick) => {
  const request = pickOne(market.requests, pick);
  if (agencyOf(player) || !request || market.kind !== 'competitive') return undefined;
  const against = reasonsAgainstAwarding(market, request);
  const leader = lotLeader(request.lot);
  if (against.length === 0 && leader === undefined) return undefined;
  const isToNobody = shouldDisrupt(pick, 5);
  return {
    words: `${player} awards a lot${isToNobody ? ' to nobody' : ''}`,
    player,
    offered: async () => rightReasonCodes((await fetchMonitoredLot(ground, player, market, request.id))?.can.award),
    against: player === 'stranger' ? undefined : against,
    send: async () => {
      const lot = await fetchMonitoredLot(ground, player, market, request.id);
      const leading = (lot?.bidders ?? [])
        .filter(({ agencyName }) => leader !== undefined && agencyName === nameOf[leader])
        .map(({ bidder }) => ({ bidder }));
      const result = isToNobody
        ? { awarded: [], reasons: leading.map((one) => ({ ...one, text: 'The ward closes.' })) }
        : { awarded: leading, reasons: [] };
      return ground.call(player, 'bidding.award', {
        engagementId: market.engagementId,
        lots: [{ talentRequestId: request.id, ...result }],
      });
    },
    happens: () => {
      if (isToNobody) awardNobody(request);
      else if (leader) awardModelLot(market, request, leader, ground.now());
    },
  };
};

const day = 86_400_000;

/**
 * Creates an employer's action that starts another round in a lot, for a day; one time in five with an end in the past.
 */
const round =
  (doing: {
    words: string;
    right: 'reopen' | 'requestRebid';
    input: object;
    against: (market: ModelMarket, request: ModelRequest) => string[];
    happens: (market: ModelMarket, request: ModelRequest, endsAt: number, now: number) => void;
  }): ModelAction =>
  (market, ground, player, pick) => {
    const request = pickOne(market.requests, pick);
    if (agencyOf(player) || !request || market.kind !== 'competitive') return undefined;
    const against = doing.against(market, request);
    const isPast = pick % 5 === 0;
    const endsAt = ground.now() + (isPast ? -day : day);
    return {
      words: `${player} ${doing.words}`,
      player,
      offered: async () =>
        rightReasonCodes((await fetchMonitoredLot(ground, player, market, request.id))?.can[doing.right]),
      against: player === 'stranger' ? undefined : against,
      taken: against.length === 0 && isPast ? 'lot-ends-in-the-past' : undefined,
      send: () =>
        ground.call(player, `bidding.${doing.right}`, {
          talentRequestId: request.id,
          endsAt: new Date(endsAt).toISOString(),
          ...doing.input,
        }),
      happens: () => {
        doing.happens(market, request, endsAt, ground.now());
      },
    };
  };

const reopen = round({
  words: 'reopens a lot',
  right: 'reopen',
  input: {},
  against: reasonsAgainstReopening,
  happens: (_market, request, endsAt, now) => {
    reopenModelLot(request, endsAt, now);
  },
});

const rebid = round({
  words: 'asks for new bids',
  right: 'requestRebid',
  input: { reasonText: 'The ward is smaller.' },
  against: reasonsAgainstRebidding,
  happens: rebidModelLot,
});

export const lotActions: readonly ModelAction[] = [changeLot, award, reopen, rebid];
