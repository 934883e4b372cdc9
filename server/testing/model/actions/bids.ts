import { lotShape } from '#contract/bidding/shapes.ts';
import { rightReasonCodes, pickOne, type ActionContext, type ModelAction } from '../attempt.ts';
import { placeModelBid } from '../bidding.ts';
import { endRebids } from '../consequences.ts';
import {
  reasonsAgainstBidding,
  reasonsAgainstConfirmingBid,
  reasonsAgainstWithdrawingBid,
} from '../expected-bid-reasons.ts';
import { agencyOf, type Agency, type ModelMarket, type ModelRequest, type ModelPlayer } from '../market.ts';

const lotOf = async (ground: ActionContext, player: ModelPlayer, market: ModelMarket, talentRequestId: string) => {
  const answer = await ground.call(player, 'bidding.lot', { auctionId: market.engagementId, talentRequestId });
  return answer.status === 200 ? lotShape.parse(answer.body) : undefined;
};

interface Doing {
  words: string;
  right: 'placeBid' | 'withdrawBid' | 'confirmBid';
  against: (market: ModelMarket, request: ModelRequest, agency: Agency, now: number) => string[];
  input: (market: ModelMarket, rulesVersion: number) => object;
  happens: (market: ModelMarket, request: ModelRequest, agency: Agency, now: number) => void;
}

/** Creates an agency's action on its bid in a lot. Rolecall's staff in the agency cannot see bids. */
const act =
  ({ words, right, against, input, happens }: Doing): ModelAction =>
  (market, ground, player, pick) => {
    const request = pickOne(market.requests, pick);
    const agency = agencyOf(player);
    if (!agency || !request || market.kind !== 'competitive') return undefined;
    const talentRequestId = request.id;
    return {
      words: `${player} ${words}`,
      player,
      offered: async () => rightReasonCodes((await lotOf(ground, player, market, talentRequestId))?.can[right]),
      against: player === 'onlooker' ? undefined : against(market, request, agency, ground.now()),
      send: async () => {
        const rulesVersion = (await lotOf(ground, player, market, talentRequestId))?.rules.version ?? 1;
        return ground.call(player, `bidding.${right}`, { talentRequestId, ...input(market, rulesVersion) });
      },
      happens: () => {
        happens(market, request, agency, ground.now());
      },
    };
  };

/** Returns an amount lower than all earlier bids, so that no bid is refused for its amount or tied. */
export const nextBidAmount = ({ bidCount }: ModelMarket): string => (20 - bidCount / 100).toFixed(2);

/**
 * Places a bid. The bid also answers the employer's request for a better bid, unless the agency still has to answer one
 * in another lot.
 */
export const placeNextBid = (market: ModelMarket, request: ModelRequest, agency: Agency): void => {
  market.bidCount += 1;
  placeModelBid(request, agency, market.bidCount);
  endRebids(market, [agency]);
};

export const bidActions: readonly ModelAction[] = [
  act({
    words: 'places a bid',
    right: 'placeBid',
    against: reasonsAgainstBidding,
    input: (market, rulesVersion) => ({ bidAmount: nextBidAmount(market), rulesVersion }),
    happens: (market, request, agency) => {
      placeNextBid(market, request, agency);
    },
  }),
  act({
    words: 'withdraws the bid',
    right: 'withdrawBid',
    against: reasonsAgainstWithdrawingBid,
    input: () => ({}),
    happens: (_market, { lot }, agency, now) => {
      const own = lot?.bids[agency];
      if (own) Object.assign(own, { status: 'withdrawn', withdrawnAt: now });
    },
  }),
  act({
    words: 'confirms the bid',
    right: 'confirmBid',
    against: reasonsAgainstConfirmingBid,
    input: (_market, rulesVersion) => ({ rulesVersion }),
    happens: (_market, { lot }, agency) => {
      const own = lot?.bids[agency];
      if (!lot || !own) return;
      lot.acts += 1;
      Object.assign(own, { status: 'valid', acceptedAs: lot.acts });
    },
  }),
];
