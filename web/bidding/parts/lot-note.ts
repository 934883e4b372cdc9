import { openLotStates } from '#contract/bidding/states.ts';
import type { LotListItem } from '#contract/bidding/shapes.ts';
import { copy } from '#web/bidding/copy.ts';

/** Formats a rank as '3 of 6', or as '3' if the number of bidders isn't revealed. */
export const rankText = ({ position, bidderCount }: Pick<LotListItem, 'position' | 'bidderCount'>): string | null => {
  if (position === null) return null;
  return bidderCount === null ? String(position) : copy.rankOf({ rank: position, count: bidderCount });
};

export type LotNote = {
  text: string;
  /** Whether the note is a rank, which is emphasised. */
  isRank?: boolean;
  /** Whether the lot requires an action by the agency. */
  isPending?: boolean;
  tone?: 'good';
};

const whileOpen = (lot: LotListItem): LotNote => {
  if (lot.isPaused) return { text: copy.paused };
  if (lot.bidStatus === 'unconfirmed') return { text: copy.notConfirmed, isPending: true };
  const rank = rankText(lot);
  if (rank !== null) return { text: rank, isRank: true };
  return lot.hasPlacedBid ? { text: copy.bidPlaced } : { text: copy.noBid, isPending: true };
};

/** Returns the agency's position or result in a lot, for the list of lots. */
export const lotNote = (lot: LotListItem): LotNote => {
  if (openLotStates.includes(lot.state)) return whileOpen(lot);
  switch (lot.state) {
    case 'scheduled':
      return { text: copy.notOpen };
    case 'cancelled':
      return { text: copy.cancelled };
    case 'unsuccessful':
      return { text: copy.unsuccessful };
    case 'closed':
      return { text: lot.position === null ? copy.closed : copy.underReview({ rank: lot.position }) };
    default:
      if (!lot.hasPlacedBid) return { text: copy.awardedState };
      return lot.isAwarded === true ? { text: copy.won, tone: 'good' } : { text: copy.notAwarded };
  }
};
