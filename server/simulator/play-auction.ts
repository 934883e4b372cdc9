import { listReceivedApplicationsEndpoint } from '#contract/applications/endpoints.ts';
import { applicationStatus } from '#contract/applications/states.ts';
import {
  awardLotsEndpoint,
  listLotsEndpoint,
  monitorLotsEndpoint,
  placeBidEndpoint,
  readLotEndpoint,
  reopenLotEndpoint,
  requestRebidEndpoint,
} from '#contract/bidding/endpoints.ts';
import {
  listOwnEngagementsEndpoint,
  moveStageEndpoint,
  readOwnEngagementEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import type { HttpActor } from '#server/simulator/http-actor.ts';
import {
  chooseAuctionAction,
  nextRivalBid,
  acceptsBids,
  type AuctionAction,
  type AuctionView,
} from './auction-rules.ts';
import type { SimulatedUser } from './players.ts';
import type { TurnContext } from './turn-delay.ts';

/** An employer's auctions and the user who acts for it. */
export interface EmployerAuctions {
  readonly member: SimulatedUser;
  readonly auctions: readonly AuctionView[];
}

export const readAuctions = async (actor: HttpActor, { rivals }: TurnContext): Promise<AuctionView[]> => {
  const { records } = await actor.call(listOwnEngagementsEndpoint, { pageSize: 100 });
  const { records: approved } = await actor.call(listReceivedApplicationsEndpoint, {
    applicationStatusId: applicationStatus.approved,
    pageSize: 100,
  });
  const visited = new Set(
    approved.filter(({ supplierName }) => !rivals.has(supplierName)).map(({ engagementId }) => engagementId),
  );
  const auctions: AuctionView[] = [];
  for (const engagement of records) {
    if (engagement.kind !== 'competitive' || engagement.status !== 'open') continue;
    const { engagementId, stage } = engagement;
    const isForVisitors = visited.has(engagementId);
    if (stage === 'clarification') {
      const { can, nextStage } = await actor.call(readOwnEngagementEndpoint, { engagementId });
      const canOpenBidding = can.moveStage.allowed && nextStage === 'bidding';
      auctions.push({ engagement, isForVisitors, canOpenBidding, lots: [] });
    } else if (stage === 'bidding' || stage === 'fulfillment') {
      const { lots } = await actor.call(monitorLotsEndpoint, { engagementId });
      auctions.push({ engagement, isForVisitors, canOpenBidding: false, lots });
    }
  }
  return auctions;
};

/** Carries out an action as the employer whose auction it concerns. */
export const carryOutAuctionAction = (actor: HttpActor, act: AuctionAction): Promise<unknown> => {
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

/**
 * Chooses the next action on all employers' auctions, and returns it with the employer's user. The choice ensures that
 * one of the auctions always closes soon.
 */
export const nextAuctionAction = (
  seen: readonly EmployerAuctions[],
  table: TurnContext,
): { member: SimulatedUser; action: AuctionAction } | undefined => {
  const action = chooseAuctionAction(
    seen.flatMap(({ auctions }) => auctions),
    table,
  );
  const owner = action && seen.find(({ auctions }) => auctions.some((auction) => isOf(action, auction)));
  return owner && { member: owner.member, action };
};

/** Places a rival's bid in one of its auctions, usually in the lot that closes first. */
export const placeRivalBid = async (
  actor: HttpActor,
  auctionIds: readonly string[],
  table: TurnContext,
): Promise<void> => {
  const open = [];
  for (const auctionId of auctionIds) {
    const { lots } = await actor.call(listLotsEndpoint, { auctionId });
    for (const lot of lots) if (acceptsBids(lot)) open.push({ auctionId, ...lot });
  }
  const byEnd = open.toSorted((one, other) => Date.parse(one.endsAt ?? '') - Date.parse(other.endsAt ?? ''));
  const chosen = table.chance.happens(0.6) ? byEnd[0] : table.chance.pick(byEnd);
  if (!chosen) return;
  const { auctionId, talentRequestId } = chosen;
  const lot = await actor.call(readLotEndpoint, { auctionId, talentRequestId });
  const bidAmount = nextRivalBid(lot, table);
  if (bidAmount === undefined) return;
  await actor.call(placeBidEndpoint, { talentRequestId, bidAmount, rulesVersion: lot.rules.version });
};
