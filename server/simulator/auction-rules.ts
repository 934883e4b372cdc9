import type { Bidder, EmployerLot, LotView } from '#contract/bidding/shapes.ts';
import { openLotStates } from '#contract/bidding/states.ts';
import { isPercentMethod } from '#contract/engagements/states.ts';
import type { OwnEngagement } from '#contract/engagements/shapes.ts';
import type { TurnContext } from './turn-delay.ts';

type SeenLot = Pick<
  EmployerLot,
  | 'talentRequestId'
  | 'state'
  | 'round'
  | 'endsAt'
  | 'closedAt'
  | 'isPaused'
  | 'rules'
  | 'bidders'
  | 'awardLimit'
  | 'can'
>;

/** An employer's competitive engagement, with its lots once bidding has opened. */
export interface AuctionView {
  readonly engagement: Pick<OwnEngagement, 'engagementId' | 'stage'>;
  /** Whether the participants include an agency that the simulator does not play. */
  readonly isForVisitors: boolean;
  readonly canOpenBidding: boolean;
  readonly lots: readonly SeenLot[];
}

export type AuctionAction =
  | { act: 'open-bidding'; engagementId: string; endsAt: string }
  | { act: 'new-round'; talentRequestId: string; endsAt: string; reasonText: string }
  | { act: 'reopen'; talentRequestId: string; endsAt: string }
  | { act: 'award'; engagementId: string; talentRequestId: string; awarded: readonly string[] };

const minuteMs = 60_000;
/**
 * The minimum length of a bidding round, in minutes. A visitor to the demo always finds an auction that closes within a
 * quarter of an hour.
 */
const leastMinutes = 11;
const mostMinutes = 14;
/** The share of the ceiling below which the employer awards instead of asking for better bids. */
const goodShare = 0.7;
const mostRounds = 8;
/**
 * The time, in paces, that a visitor who plays the employer has to award a closed lot: three minutes at the default
 * pace.
 */
const pacesToAward = 9;

const roundEnd = ({ chance, now }: TurnContext): string =>
  new Date(now.getTime() + chance.between(leastMinutes, mostMinutes) * minuteMs).toISOString();

const validBidders = ({ bidders }: SeenLot): Bidder[] =>
  bidders
    .filter(({ status, position }) => status === 'valid' && position !== null)
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));

/**
 * Whether the best bid is good enough for an award. After the last round, any bid is. A lot without a ceiling is
 * awarded after its first round.
 */
const isGoodEnough = (lot: SeenLot): boolean => {
  const best = validBidders(lot)[0]?.bidAmount;
  const { ceiling } = lot.rules;
  if (ceiling === null || best === null || best === undefined) return true;
  return Number(best) <= goodShare * Number(ceiling) || lot.round >= mostRounds;
};

const newRound = ({ talentRequestId }: SeenLot, table: TurnContext): AuctionAction => ({
  act: 'new-round',
  talentRequestId,
  endsAt: roundEnd(table),
  reasonText: 'The bids are close together. Please send your best offer.',
});

const lotAction = (engagementId: string, lot: SeenLot, table: TurnContext): AuctionAction | undefined => {
  const { talentRequestId, can, closedAt } = lot;
  const waitedMs = table.now.getTime() - Date.parse(closedAt ?? '');
  if (waitedMs < pacesToAward * table.paceMs) return undefined;
  if (can.reopen.allowed) return { act: 'reopen', talentRequestId, endsAt: roundEnd(table) };
  if (!can.award.allowed) return undefined;
  if (can.requestRebid.allowed && !isGoodEnough(lot)) return newRound(lot, table);
  const awarded = validBidders(lot)
    .slice(0, lot.awardLimit ?? undefined)
    .map(({ bidder }) => bidder);
  return { act: 'award', engagementId, talentRequestId, awarded };
};

export const acceptsBids = ({ state, isPaused }: Pick<SeenLot, 'state' | 'isPaused'>): boolean =>
  openLotStates.includes(state) && !isPaused;

/** Whether a lot that visitors can bid on closes within a quarter of an hour. */
const closesSoon = (auctions: readonly AuctionView[], { now }: TurnContext): boolean =>
  auctions.some(({ lots }) =>
    lots.some(
      (lot) =>
        acceptsBids(lot) && lot.endsAt !== null && Date.parse(lot.endsAt) - now.getTime() <= mostMinutes * minuteMs,
    ),
  );

/**
 * Ensures that an open lot closes soon: opens bidding in the next auction or, if there is none, starts another round in
 * a closed lot.
 */
const keepOneOpen = (auctions: readonly AuctionView[], table: TurnContext): AuctionAction | undefined => {
  const next = auctions.find(({ canOpenBidding }) => canOpenBidding);
  if (next) return { act: 'open-bidding', engagementId: next.engagement.engagementId, endsAt: roundEnd(table) };
  const closed = auctions
    .flatMap(({ lots }) => lots)
    .filter(({ can }) => can.requestRebid.allowed)
    .toSorted((one, other) => one.round - other.round)[0];
  return closed && newRound(closed, table);
};

/**
 * Decides an employer's next action on its auctions. A closed lot gets another round until its best bid is good enough
 * to award. There is always one lot that visitors can bid on and that closes soon.
 */
export const chooseAuctionAction = (
  auctions: readonly AuctionView[],
  table: TurnContext,
): AuctionAction | undefined => {
  const visited = auctions.filter(({ isForVisitors }) => isForVisitors);
  if (!closesSoon(visited, table)) {
    const action = keepOneOpen(visited, table);
    if (action) return action;
  }
  for (const { engagement, lots } of auctions) {
    for (const lot of lots) {
      const action = lotAction(engagement.engagementId, lot, table);
      if (action) return action;
    }
  }
  return undefined;
};

/** The range of rivals' first bids, as percentages of the highest amount. */
const firstShare = { least: 86, most: 98 };
/** The share of the ceiling below which no rival bids. */
const floorShare = 0.62;

const format = (amount: number, bidMethodId: number): string =>
  isPercentMethod(bidMethodId) ? amount.toFixed(2) : Math.round(amount).toFixed(2);

/**
 * Returns the amount on which a rival bases its bid in a lot with neither a ceiling nor a start price: its latest bid
 * or, for a first bid, a typical amount.
 */
const usualAmount = ({ rules, ownBid }: Pick<LotView, 'rules' | 'ownBid'>): number => {
  if (ownBid) return Number(ownBid.bidAmount);
  return isPercentMethod(rules.bidMethodId) ? 20 : 20_000;
};

/**
 * Returns the amount of a rival's next bid in a lot; undefined if the rival doesn't bid now. A leading rival waits. A
 * rival that has fallen behind improves its bid by a little, half of the time.
 */
export const nextRivalBid = (
  lot: Pick<LotView, 'rules' | 'ownBid' | 'position' | 'maximumAmount' | 'can'>,
  { chance }: TurnContext,
): string | undefined => {
  if (!lot.can.placeBid.allowed) return undefined;
  const most = lot.maximumAmount === null ? usualAmount(lot) : Number(lot.maximumAmount);
  const { ceiling, bidMethodId } = lot.rules;
  if (lot.ownBid === null) return format((most * chance.between(firstShare.least, firstShare.most)) / 100, bidMethodId);
  if (lot.position === 1 || !chance.happens(0.5)) return undefined;
  const amount = (most * chance.between(970, 995)) / 1000;
  return amount < floorShare * Number(ceiling ?? most) ? undefined : format(amount, bidMethodId);
};
