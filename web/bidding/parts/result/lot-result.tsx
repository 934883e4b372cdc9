import { useQuery } from '@tanstack/react-query';
import type { LotResult, LotView } from '#contract/bidding/shapes.ts';
import { resultQuery, downloadResultCertificate } from '#web/bidding/client.ts';
import { copy } from '#web/bidding/copy.ts';
import { BidAccessList } from '#web/audits/public.tsx';
import { LoadError } from '#web/engagements/public.tsx';
import { useNow, viewerZone } from '#web/platform/clock.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { DownloadButton } from '#web/ui/button/download-button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Badge, type Tone } from '#web/ui/indicators/badge.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { formatBid } from '#web/bidding/parts/bid/amounts.ts';
import { DotLeaderRows, type DotLeaderRow } from '#web/bidding/parts/leaders.tsx';
import { rankText } from '#web/bidding/parts/lot-note.ts';
import { ObjectionSection } from './objection.tsx';
import { ProofDownload } from '#web/bidding/parts/receipt-card.tsx';
import { formatDistantDeadline } from '#web/bidding/parts/clock/times.ts';
import s from './lot-result.module.css';

const unsuccessfulText = {
  'no-bids': () => copy.unsuccessfulNoBids,
  'too-few-bids': () => copy.unsuccessfulTooFew,
  'no-award': () => copy.unsuccessfulNoAward,
};

type Face = { title: string; text: string; tone?: Tone };

const lostFace = (result: LotResult, until: string | undefined): Face => ({
  title: result.ownBid === null ? copy.noBidTitle : copy.lostTitle,
  text: [
    copy.lostText({ count: result.awardedCount }),
    ...(until !== undefined && result.can.object.allowed ? [copy.lostStandstill({ time: until })] : []),
  ].join(' '),
});

/** Returns the title and text of the agency's result. */
const faceOf = (result: LotResult, until: string | undefined): Face => {
  if (result.state === 'unsuccessful') {
    const text = result.unsuccessfulReason === null ? '' : unsuccessfulText[result.unsuccessfulReason]();
    return { title: copy.unsuccessfulTitle, text };
  }
  if (result.resultState === 'set-aside') return { title: copy.setAsideTitle, text: copy.setAsideText };
  if (result.state === 'awarded' && result.ownBid === null)
    return { title: copy.awardedState, text: copy.awardedWithoutBid };
  if (result.resultState === null) return { title: copy.resultPending, text: copy.closedText };
  if (!result.isAwarded) return lostFace(result, until);
  const isFinal = result.resultState === 'final' || until === undefined;
  return {
    title: copy.wonTitle,
    text: isFinal ? copy.wonFinal : copy.wonStandstill({ time: until }),
    tone: 'good',
  };
};

const factsOf = (result: LotResult, lot: LotView, until: string | undefined): readonly DotLeaderRow[] => [
  ...(result.position === null ? [] : [{ label: copy.finalRank, value: rankText(result), isStrong: true }]),
  ...(result.ownBid === null ? [] : [{ label: copy.finalAmount, value: formatBid(result.ownBid.bidAmount, lot) }]),
  ...(until === undefined ? [] : [{ label: copy.standstillUntil, value: until }]),
];

/** The root hash of the final log, which bidders can compare with each other. */
const FinalHead = ({ head }: { head: NonNullable<LotResult['finalHead']> }) => (
  <div className={s.head}>
    <h3>{copy.finalHead}</h3>
    <code>{head.root}</code>
    <p>
      {copy.leaves({ count: head.size })}. {copy.finalHeadHint}
    </p>
  </div>
);

/**
 * A lot's result: whether the agency was awarded and why, the standstill with its objection, the certificate and the
 * final log.
 */
export const LotResultSection = ({ auctionId, lot }: { auctionId: string; lot: LotView }) => {
  const query = useQuery(resultQuery(auctionId, lot.talentRequestId));
  const now = useNow();
  if (hasFailedToLoad(query))
    return <LoadError title={copy.failedResult} error={query.error} onRetry={() => void query.refetch()} part />;
  if (!query.data) return <SkeletonText lines={4} />;
  const result = query.data;
  const until =
    result.resultState === 'standstill' && result.standstillEndsAt !== null
      ? formatDistantDeadline(result.standstillEndsAt, viewerZone(), now)
      : undefined;
  const face = faceOf(result, until);
  const isPublished = result.resultState === 'standstill' || result.resultState === 'final';
  return (
    <section className={s.result} aria-labelledby="lot-result">
      <h2 id="lot-result">
        {face.title} {face.tone === 'good' && <Badge tone="good">{copy.awardedState}</Badge>}
      </h2>
      <p>{face.text}</p>
      {result.reason !== null && (
        <p className={s.reason}>
          <b>{copy.employerReason}</b> {result.reason}
        </p>
      )}
      <DotLeaderRows rows={factsOf(result, lot, until)} />
      <div className={s.actions}>
        {result.isAwarded && result.resultState === 'final' && (
          <LinkButton kind="primary" to="/engagement/$engagementId/requests" params={{ engagementId: auctionId }}>
            {copy.toRequests}
          </LinkButton>
        )}
        {isPublished && result.ownBid !== null && (
          <DownloadButton onDownload={() => downloadResultCertificate(lot.talentRequestId)}>
            {copy.downloadCertificate}
          </DownloadButton>
        )}
      </div>
      <ObjectionSection result={result} />
      {result.finalHead !== null && <FinalHead head={result.finalHead} />}
      {lot.ownBid !== null && <BidAccessList talentRequestId={lot.talentRequestId} />}
      {lot.ownBid === null && result.finalHead !== null && <ProofDownload lot={lot} />}
    </section>
  );
};
