import type { PracticeView } from '#contract/bidding/operations/practice.ts';
import { practicePageCopy } from '#web/bidding/copy.ts';
import { formatBid, hasComparableValue } from '#web/bidding/parts/bid/amounts.ts';
import { formatTimeOfDay } from '#web/bidding/parts/clock/times.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { StatusLabel } from '#web/ui/indicators/status.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Table } from '#web/ui/table/table.tsx';
import { Money } from '#web/ui/text/figures.tsx';
import s from './practice.module.css';

type Result = NonNullable<PracticeView['result']>;
type Bid = Result['bids'][number];

const columnsOf = (practice: PracticeView): readonly Column<Bid>[] => [
  { id: 'rank', header: practicePageCopy.rank, width: 72, cell: ({ rank }) => String(rank) },
  {
    id: 'bidder',
    header: practicePageCopy.bidder,
    title: true,
    cell: ({ bidder, isOwn }) => (isOwn ? <b>{bidder}</b> : bidder),
  },
  {
    id: 'amount',
    header: practicePageCopy.amount,
    width: 160,
    end: true,
    cell: ({ amount }) => formatBid(amount, practice),
  },
  ...(hasComparableValue(practice.rules.bidMethodId)
    ? [
        {
          id: 'comparable',
          header: practicePageCopy.comparable,
          width: 180,
          end: true,
          cell: ({ comparable }: Bid) => <Money amount={comparable} currency={practice.currencyIso} />,
        },
      ]
    : []),
  {
    id: 'received',
    header: practicePageCopy.received,
    width: 120,
    end: true,
    cell: ({ receivedAt }) => formatTimeOfDay(receivedAt, viewerZone()),
  },
];

/** The result of a practice auction, with the reason for it and the simulated rivals' bids. */
export const PracticeResult = ({ practice, result }: { practice: PracticeView; result: Result }) => (
  <>
    <Block title={practicePageCopy.why}>
      <p>
        <StatusLabel icon={result.isAwarded ? 'good' : 'none'}>
          {result.isAwarded ? practicePageCopy.won : practicePageCopy.lost}
        </StatusLabel>
      </p>
      <ul className={s.reasons}>
        {result.explanation.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Block>
    <Block title={practicePageCopy.allBids} note={practicePageCopy.allBidsNote}>
      <Table
        label={practicePageCopy.allBids}
        columns={columnsOf(practice)}
        rows={result.bids}
        rowKey={({ bidder }) => bidder}
        rowName={({ bidder }) => bidder}
      />
    </Block>
  </>
);
