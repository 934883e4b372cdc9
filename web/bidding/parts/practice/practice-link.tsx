import { Link } from '@tanstack/react-router';
import { practicePageCopy } from '#web/bidding/copy.ts';
import { useSession } from '#web/platform/session.ts';

/** A link to the practice auctions, for users who may place bids. */
export const PracticeLink = () =>
  useSession().permissions.includes('Bidding Stage=Place Bids') ? (
    <Link to="/permauction/competitive/practice">{practicePageCopy.link}</Link>
  ) : null;
