import { Download } from 'lucide-react';
import type { LotView, OwnBid } from '#contract/bidding/shapes.ts';
import { downloadLotEvidence, downloadBidProof } from '#web/bidding/client.ts';
import { copy } from '#web/bidding/copy.ts';
import { useNow, viewerZone } from '#web/platform/clock.ts';
import { formatMoney, formatPaddedNumber } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DownloadButton } from '#web/ui/button/download-button.tsx';
import { StatusLabel } from '#web/ui/indicators/status.tsx';
import { formatBid, hasComparableValue, percentageBaseFacts } from './bid/amounts.ts';
import { DotLeaderRows, type DotLeaderRow } from './leaders.tsx';
import { formatExactReceiptTime } from './clock/times.ts';
import s from './receipt-card.module.css';

const factsOf = (lot: LotView, bid: OwnBid, now: number): readonly DotLeaderRow[] => [
  { label: copy.amount, value: formatBid(bid.bidAmount, lot), isStrong: true },
  ...(hasComparableValue(lot.rules.bidMethodId)
    ? [{ label: copy.comparable, value: formatMoney(bid.totalDayRateBid, lot.currencyIso) }]
    : []),
  ...percentageBaseFacts(lot),
  { label: copy.received, value: formatExactReceiptTime(bid.bidTimestamp, viewerZone(), now) },
  ...(bid.positionThen === null ? [] : [{ label: copy.rankOnReceipt, value: bid.positionThen }]),
  { label: copy.placedBy, value: bid.placedByName },
];

/** A download of all files that the verifier reads, with an explanation of how to use it. */
export const ProofDownload = ({ lot }: { lot: { talentRequestId: string; talentRequestNumber: number } }) => (
  <div className={s.proofs}>
    <DownloadButton size="sm" onDownload={() => downloadLotEvidence(lot)}>
      {copy.downloadProofs}
    </DownloadButton>
    <details>
      <summary>{copy.howToVerify}</summary>
      <p>{copy.verifyReceipt}</p>
      <p>{copy.verifyAfter}</p>
      <p>
        {copy.verifyRun}{' '}
        <code>node verify-auction.mjs --keys keys.json proofs-{formatPaddedNumber(lot.talentRequestNumber)}.json</code>
      </p>
      <p>
        <a href="/.well-known/rolecall-auction-keys.json" download="keys.json">
          {copy.auctionKeys}
        </a>{' '}
        <a href="/.well-known/rolecall-verify-auction.mjs" download>
          {copy.verifier}
        </a>
      </p>
    </details>
  </div>
);

/** The signed receipt of the agency's current bid. */
export const ReceiptCard = ({ lot, bid }: { lot: LotView; bid: OwnBid }) => {
  const now = useNow();
  return (
    <section className={s.receipt} aria-labelledby="lot-receipt">
      <header>
        <h2 id="lot-receipt">{copy.receipt}</h2>
        <Button
          kind="quiet"
          size="sm"
          icon
          aria-label={copy.downloadReceipt}
          onClick={() => downloadBidProof(bid.receipt, lot, bid.bidTimestamp)}
        >
          <Download aria-hidden="true" />
        </Button>
      </header>
      <DotLeaderRows rows={factsOf(lot, bid, now)} />
      <p className={s.status}>
        {bid.status === 'unconfirmed' ? (
          <StatusLabel icon="warn">{copy.unconfirmedBid}</StatusLabel>
        ) : (
          <StatusLabel>{copy.validBid}</StatusLabel>
        )}
      </p>
      <ProofDownload lot={lot} />
    </section>
  );
};
