import { useQuery } from '@tanstack/react-query';
import type { LotState } from '#contract/bidding/states.ts';
import { lotQuery } from '#web/bidding/client.ts';
import { copy } from '#web/bidding/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { BidHistory } from './bid-history.tsx';
import { Ladder } from './rank/ladder.tsx';
import { LotBanners } from './lot-banners.tsx';
import { LotCountdown } from './clock/lot-timing.tsx';
import { LotResultSection } from './result/lot-result.tsx';
import { LotRulesBlock } from './lot-rules.tsx';
import { OwnBidSection } from './bid/own-bid-section.tsx';
import { PracticeLink } from './practice/practice-link.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import type { PositionChange } from './rank/use-position-changes.ts';
import s from './lot-part.module.css';

/** The states in which the agency sees a result instead of the bid form. */
const resultStates: readonly LotState[] = ['standstill', 'awarded', 'unsuccessful'];

type Props = { auctionId: string; talentRequestId: string; change: PositionChange | undefined };

/** A lot on the agency's page: the clock, the agency's bid and rank, its receipts, and the rules. */
export const LotDetail = ({ auctionId, talentRequestId, change }: Props) => {
  const query = useQuery(lotQuery(auctionId, talentRequestId));
  if (hasFailedToLoad(query))
    return <LoadError title={copy.failedLot} error={query.error} onRetry={() => void query.refetch()} part />;
  if (!query.data) return <SkeletonRows rows={6} label={copy.loading} />;
  const lot = query.data;
  return (
    <>
      <LotBanners lot={lot} />
      <div className={s.lot}>
        <div className={s.main}>
          <div className={s.two}>
            <div className={s.mine}>
              {resultStates.includes(lot.state) ? (
                <LotResultSection auctionId={auctionId} lot={lot} />
              ) : (
                <OwnBidSection key={lot.round} lot={lot} />
              )}
            </div>
            <div className={s.ladder}>
              <Ladder lot={lot} change={change} />
            </div>
          </div>
          <div className={s.rules}>
            <LotRulesBlock lot={lot} aside={<PracticeLink />} />
          </div>
        </div>
        <aside className={s.side} aria-label={copy.clockAndReceipt}>
          <div className={s.clock}>
            <LotCountdown lot={lot} />
          </div>
          {lot.ownBid !== null && (
            <div className={s.receipt}>
              <ReceiptCard lot={lot} bid={lot.ownBid} />
            </div>
          )}
        </aside>
        <div className={s.history}>
          <BidHistory auctionId={auctionId} lot={lot} />
        </div>
      </div>
    </>
  );
};
