import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { BidHistoryRow, LotView } from '#contract/bidding/shapes.ts';
import { bidHistoryQuery, downloadBidProof } from '#web/bidding/client.ts';
import { copy } from '#web/bidding/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { now, viewerZone } from '#web/platform/clock.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { StatusLabel } from '#web/ui/indicators/status.tsx';
import { EmptyState } from '#web/ui/states/states.tsx';
import { Money } from '#web/ui/text/figures.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Table } from '#web/ui/table/table.tsx';
import { formatBid, hasComparableValue } from './bid/amounts.ts';
import { formatReceiptTime } from './clock/times.ts';
import s from './bid-history.module.css';

const statusCopy = {
  valid: () => copy.statusValid,
  unconfirmed: () => copy.statusUnconfirmed,
  replaced: () => copy.statusReplaced,
  withdrawn: () => copy.statusWithdrawn,
  revoked: () => copy.statusRevoked,
  refused: () => copy.statusRefused,
};

const icons = { valid: 'good', unconfirmed: 'warn', refused: 'bad', revoked: 'bad' } as const;

const Result = ({ row }: { row: BidHistoryRow }) => {
  const status = statusCopy[row.status]();
  const text = row.reason === null ? status : copy.withReason({ status, reason: row.reason });
  if (row.status === 'replaced' || row.status === 'withdrawn') return <span className={s.past}>{text}</span>;
  return <StatusLabel icon={icons[row.status]}>{text}</StatusLabel>;
};

const columnsOf = (lot: LotView): readonly Column<BidHistoryRow>[] => [
  {
    id: 'at',
    header: copy.received,
    title: true,
    width: 208,
    cell: (row) => <time dateTime={row.at}>{formatReceiptTime(row.at, viewerZone(), now())}</time>,
  },
  {
    id: 'amount',
    header: copy.amount,
    end: true,
    width: 128,
    stack: 'corner',
    cell: (row) => row.amount !== null && <b className={s.amount}>{formatBid(row.amount, lot)}</b>,
  },
  ...(hasComparableValue(lot.rules.bidMethodId)
    ? [
        {
          id: 'value',
          header: copy.comparable,
          end: true,
          width: 148,
          show: 'wide' as const,
          stack: 'start' as const,
          cell: (row: BidHistoryRow) => <Money amount={row.totalDayRateBid} currency={lot.currencyIso} />,
        },
      ]
    : []),
  {
    id: 'rank',
    header: copy.rankThenColumn,
    end: true,
    width: 88,
    stack: 'hide',
    cell: (row) => row.positionThen,
  },
  {
    id: 'by',
    header: copy.placedBy,
    width: 144,
    // If there is a comparable value, it is shown on the same line as the amount.
    stack: hasComparableValue(lot.rules.bidMethodId) ? 'end' : 'line',
    cell: (row) => row.byName,
  },
  {
    id: 'result',
    header: copy.result,
    stack: 'start',
    cell: (row) => (
      <span className={s.result}>
        <Result row={row} />
      </span>
    ),
  },
  {
    id: 'proof',
    header: copy.proof,
    silent: true,
    width: 56,
    end: true,
    stack: 'end',
    cell: (row) => (
      <Button
        kind="quiet"
        size="sm"
        icon
        aria-label={copy.downloadProof({ time: formatReceiptTime(row.at, viewerZone(), now()) })}
        onClick={() => downloadBidProof(row.proof, lot, row.at)}
      >
        <Download aria-hidden="true" />
      </Button>
    ),
  },
];

/** The agency's bids and refused attempts in a lot, each with its signed receipt. */
export const BidHistory = ({ auctionId, lot }: { auctionId: string; lot: LotView }) => {
  const history = useQuery(bidHistoryQuery(auctionId, lot.talentRequestId));
  if (hasFailedToLoad(history)) {
    return <LoadError title={copy.failedHistory} error={history.error} onRetry={() => void history.refetch()} part />;
  }
  const rows = history.data?.rows;
  return (
    <section className={s.history} aria-labelledby="lot-history">
      <header>
        <h2 id="lot-history">{copy.myBids}</h2>
        {rows !== undefined && rows.length > 0 && <small>{copy.newestFirst({ count: rows.length })}</small>}
      </header>
      <Table
        label={copy.myBids}
        columns={columnsOf(lot)}
        rows={rows}
        rowKey={(row) => row.entryId}
        rowName={(row) => row.at}
        skeletonRows={2}
        empty={
          <div className={s.empty}>
            <EmptyState inline title={copy.noBids}>
              {copy.noBidsText}
            </EmptyState>
          </div>
        }
      />
    </section>
  );
};
