import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LotListItem } from '#contract/bidding/shapes.ts';
import { lotsQuery } from '#web/bidding/client.ts';
import { copy } from '#web/bidding/copy.ts';
import { useSession } from '#web/platform/session.ts';
import { PendingAction, StatusLabel } from '#web/ui/indicators/status.tsx';
import s from './next-bid.module.css';

type Next = { lot: LotListItem; text: string; action: string };

/**
 * Returns the agency's next action in an auction: confirming a bid comes before bidding again after a tie, which comes
 * before placing a first bid.
 */
export const findNextBidAction = (lots: readonly LotListItem[]): Next | undefined => {
  const waiting = (action: LotListItem['nextAction']) => lots.filter(({ nextAction }) => nextAction === action);
  const [unconfirmed] = waiting('confirm');
  if (unconfirmed) {
    const text = copy.waitsForConfirm({ title: unconfirmed.jobTitle });
    return { lot: unconfirmed, text, action: copy.confirmYourBid };
  }
  const [tied] = waiting('rebid');
  if (tied) return { lot: tied, text: copy.waitsForRebid({ title: tied.jobTitle }), action: copy.placeABid };
  const without = waiting('bid');
  const [first] = without;
  if (!first) return undefined;
  const text =
    without.length === 1 ? copy.waitsForBid({ title: first.jobTitle }) : copy.waitsForBids({ count: without.length });
  return { lot: first, text, action: copy.placeABid };
};

/** Loads an auction's lots, if the user may see them. */
const useLots = (auctionId: string, permission: 'Bidding Stage=View Details' | 'Bidding Stage=Place Bids') => {
  const { permissions } = useSession();
  return useQuery({ ...lotsQuery(auctionId), enabled: permissions.includes(permission) }).data?.lots;
};

/** The agency's next action in an auction, "Place a bid" or "Confirm your bid", for the engagement's header. */
export const NextBidAction = ({ auctionId }: { auctionId: string }) => {
  const next = findNextBidAction(useLots(auctionId, 'Bidding Stage=Place Bids') ?? []);
  if (!next) return null;
  return (
    <p className={s.next}>
      <PendingAction>{next.text}</PendingAction>
      <Link
        to="/permauction/competitive/bidding/$auctionId"
        params={{ auctionId }}
        search={{ lot: next.lot.talentRequestId }}
      >
        {next.action}
      </Link>
    </p>
  );
};

/** A mark that shows whether the agency has placed a bid for a talent request, with a link to its lot. */
export const BidStatusLink = ({ auctionId, talentRequestId }: { auctionId: string; talentRequestId: string }) => {
  const lot = useLots(auctionId, 'Bidding Stage=View Details')?.find((one) => one.talentRequestId === talentRequestId);
  if (!lot || lot.state === 'scheduled') return null;
  return (
    <span className={s.mark}>
      {lot.hasPlacedBid ? (
        <StatusLabel>{copy.bidPlaced}</StatusLabel>
      ) : (
        <StatusLabel icon="none">{copy.noBid}</StatusLabel>
      )}
      <Link
        to="/permauction/competitive/bidding/$auctionId"
        params={{ auctionId }}
        search={{ lot: lot.talentRequestId }}
      >
        {copy.toBidding}
      </Link>
    </span>
  );
};
