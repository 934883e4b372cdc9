import { useQuery } from '@tanstack/react-query';
import { practiceQuery } from '#web/bidding/client.ts';
import { copy, practicePageCopy } from '#web/bidding/copy.ts';
import { formatBid } from '#web/bidding/parts/bid/amounts.ts';
import { LotCountdown } from '#web/bidding/parts/clock/lot-timing.tsx';
import { formatTimeOfDay } from '#web/bidding/parts/clock/times.ts';
import { LotRulesBlock } from '#web/bidding/parts/lot-rules.tsx';
import { Ladder } from '#web/bidding/parts/rank/ladder.tsx';
import { LoadError } from '#web/engagements/public.tsx';
import { viewerZone } from '#web/platform/clock.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Block } from '#web/ui/layout/block.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { PracticeBidForm } from './practice-bid-form.tsx';
import { practiceLot } from './practice-lot.ts';
import { PracticeResult } from './practice-result.tsx';
import s from './practice.module.css';

/** A practice auction: the countdown, the form, the agency's rank and, after the end, the result with explanations. */
export const PracticeDetail = ({ practiceId }: { practiceId: string }) => {
  const query = useQuery(practiceQuery(practiceId));
  if (hasFailedToLoad(query))
    return (
      <LoadError title={practicePageCopy.failedOne} error={query.error} onRetry={() => void query.refetch()} part />
    );
  if (!query.data) return <SkeletonRows rows={6} label={practicePageCopy.loading} />;
  const practice = query.data;
  const lot = practiceLot(practice);
  return (
    <>
      <div className={s.auction}>
        <div className={s.part}>
          <LotCountdown lot={lot} />
        </div>
        {practice.result === null && (
          <Block title={copy.myAmount}>
            {lot.ownBid !== null && <p className={s.big}>{formatBid(lot.ownBid.bidAmount, lot)}</p>}
            <PracticeBidForm lot={lot} />
          </Block>
        )}
        <div className={s.part}>
          <Ladder lot={lot} change={undefined} />
        </div>
      </div>
      {practice.result !== null && <PracticeResult practice={practice} result={practice.result} />}
      <Block title={practicePageCopy.ownBids}>
        {practice.ownBids.length === 0 ? (
          <p>{practicePageCopy.noBids}</p>
        ) : (
          <ol className={s.bids}>
            {practice.ownBids.map(({ amount, receivedAt }) => (
              <li key={receivedAt}>
                <span>{formatBid(amount, lot)}</span>{' '}
                <time dateTime={receivedAt}>{formatTimeOfDay(receivedAt, viewerZone())}</time>
              </li>
            ))}
          </ol>
        )}
      </Block>
      <LotRulesBlock lot={lot} />
    </>
  );
};
