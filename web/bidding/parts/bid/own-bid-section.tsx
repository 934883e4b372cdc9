import { openLotStates } from '#contract/bidding/states.ts';
import type { LotView } from '#contract/bidding/shapes.ts';
import { copy } from '#web/bidding/copy.ts';
import { Money } from '#web/ui/text/figures.tsx';
import { formatBid, hasComparableValue } from './amounts.ts';
import { BidForm } from './bid-form.tsx';
import { WithdrawBid } from './withdraw-bid.tsx';
import block from '#web/bidding/parts/lot-block.module.css';
import { cx } from '#web/ui/cx.ts';
import s from './my-amount.module.css';

/** The agency's bid on a lot, and the form for a new bid while bidding is open. */
export const OwnBidSection = ({ lot }: { lot: LotView }) => {
  const { ownBid, rules } = lot;
  const isOpen = openLotStates.includes(lot.state);
  return (
    <section className={cx(block.block, s.mine)} aria-labelledby="lot-amount">
      <header>
        <h2 id="lot-amount">{copy.myAmount}</h2>
        {rules.ceiling !== null && <span>{copy.ceiling({ amount: formatBid(rules.ceiling, lot) })}</span>}
      </header>
      {ownBid === null ? (
        <p className={s.none}>{copy.noBidYet}</p>
      ) : (
        <p className={s.big}>
          <b>{formatBid(ownBid.bidAmount, lot)}</b>
          {hasComparableValue(rules.bidMethodId) && (
            <Money amount={ownBid.totalDayRateBid} currency={lot.currencyIso} />
          )}
        </p>
      )}
      {isOpen && <BidForm lot={lot} />}
      {isOpen && ownBid !== null && <WithdrawBid lot={lot} bid={ownBid} />}
    </section>
  );
};
