import {
  awardLotsEndpoint,
  listLotsEndpoint,
  monitorLotsEndpoint,
  placeBidEndpoint,
  readLotEndpoint,
  reopenLotEndpoint,
  requestRebidEndpoint,
} from '#contract/bidding/endpoints.ts';
import { biddingStates } from '#contract/bidding/states.ts';
import {
  listOwnEngagementsEndpoint,
  moveStageEndpoint,
  readOwnEngagementEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import type { HttpActor } from '#server/simulator/http-actor.ts';
import { auctionAction, rivalBid, type AuctionAction, type AuctionView } from './auction-rules.ts';
import type { TurnContext } from './turn-delay.ts';

const look = async (actor: HttpActor): Promise<AuctionView[]> => {
  const { records } = await actor.call(listOwnEngagementsEndpoint, { pageSize: 100 });
  const auctions: AuctionView[] = [];
  for (const engagement of records) {
    if (engagement.kind !== 'competitive' || engagement.status !== 'open') continue;
    const { engagementId, stage } = engagement;
    if (stage === 'clarification') {
      const { can, nextStage } = await actor.call(readOwnEngagementEndpoint, { engagementId });
      auctions.push({ engagement, canOpenBidding: can.moveStage.allowed && nextStage === 'bidding', lots: [] });
    } else if (stage === 'bidding' || stage === 'fulfillment') {
      const { lots } = await actor.call(monitorLotsEndpoint, { engagementId });
      auctions.push({ engagement, canOpenBidding: false, lots });
    }
  }
  return auctions;
};

const carryOut = (actor: HttpActor, act: AuctionAction): Promise<unknown> => {
  switch (act.act) {
    case 'open-bidding':
      return actor.call(moveStageEndpoint, { engagementId: act.engagementId, stage: 'bidding', endsAt: act.endsAt });
    case 'new-round': {
      const { talentRequestId, endsAt, reasonText } = act;
      return actor.call(requestRebidEndpoint, { talentRequestId, endsAt, reasonText });
    }
    case 'reopen':
      return actor.call(reopenLotEndpoint, { talentRequestId: act.talentRequestId, endsAt: act.endsAt });
    case 'award': {
      const { engagementId, talentRequestId, awarded } = act;
      const lot = { talentRequestId, awarded: awarded.map((bidder) => ({ bidder })), reasons: [] };
      return actor.call(awardLotsEndpoint, { engagementId, lots: [lot] });
    }
  }
};

const isOf = (act: AuctionAction, { engagement, lots }: AuctionView): boolean =>
  'talentRequestId' in act
    ? lots.some(({ talentRequestId }) => talentRequestId === act.talentRequestId)
    : act.engagementId === engagement.engagementId;

/** The employers' turn at their auctions, together, so that one of them closes soon at any time. */
export const playAuctions = async (employers: readonly HttpActor[], table: TurnContext): Promise<void> => {
  const seen: { actor: HttpActor; auctions: AuctionView[] }[] = [];
  for (const actor of employers) seen.push({ actor, auctions: await look(actor) });
  const act = auctionAction(
    seen.flatMap(({ auctions }) => auctions),
    table,
  );
  const owner = act && seen.find(({ auctions }) => auctions.some((auction) => isOf(act, auction)));
  if (owner) await carryOut(owner.actor, act);
};

/** A rival's bid in one of the lots of an engagement. Gives whether it placed one. */
export const playBid = async (actor: HttpActor, auctionId: string, table: TurnContext): Promise<boolean> => {
  const { lots } = await actor.call(listLotsEndpoint, { auctionId });
  const open = table.chance.pick(lots.filter(({ state }) => biddingStates.includes(state)));
  if (!open) return false;
  const { talentRequestId } = open;
  const lot = await actor.call(readLotEndpoint, { auctionId, talentRequestId });
  const bidAmount = rivalBid(lot, table);
  if (bidAmount === undefined) return false;
  await actor.call(placeBidEndpoint, { talentRequestId, bidAmount, rulesVersion: lot.rules.version });
  return true;
};
