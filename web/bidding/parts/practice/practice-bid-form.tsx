import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { isPercentMethod } from '#contract/engagements/states.ts';
import type { LotView } from '#contract/bidding/shapes.ts';
import { usePracticeBid } from '#web/bidding/client.ts';
import { copy, practicePageCopy } from '#web/bidding/copy.ts';
import { formatBid, bidMethodLabel } from '#web/bidding/parts/bid/amounts.ts';
import { BidHint, bidAmountError } from '#web/bidding/parts/bid/bid-form.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { MoneyInput } from '#web/ui/form/amount-field.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './practice.module.css';

/** The form for a bid in a practice auction, without the confirmation that a binding bid needs. */
export const PracticeBidForm = ({ lot }: { lot: LotView }) => {
  const [amount, setAmount] = useState('');
  const [isChecked, setChecked] = useState(false);
  const bid = usePracticeBid();
  const change = (text: string): void => {
    setAmount(text);
    bid.reset();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!lot.can.placeBid.allowed || bid.isPending) return;
    setChecked(true);
    if (bidAmountError(lot, amount) !== undefined) return;
    bid.mutate(
      { practiceId: lot.talentRequestId, bidAmount: amount },
      {
        onSuccess: ({ position }) => {
          setAmount('');
          setChecked(false);
          const said = { amount: formatBid(amount, lot) };
          toast.success(
            position === null
              ? practicePageCopy.placed(said)
              : practicePageCopy.placedRank({ ...said, rank: position }),
            practicePageCopy.practice,
          );
        },
      },
    );
  };
  const error = isChecked ? bidAmountError(lot, amount) : undefined;
  return (
    <form className={s.form} onSubmit={submit} noValidate>
      <MoneyInput
        label={(lot.ownBid === null ? copy.firstAmount : copy.newAmount)({
          method: bidMethodLabel(lot.rules.bidMethodId),
        })}
        value={amount}
        onChange={change}
        error={error ?? (bid.error ? bid.error.message : undefined)}
        hint={lot.can.placeBid.allowed ? <BidHint lot={lot} amount={amount} /> : undefined}
        off={lot.can.placeBid}
        {...(isPercentMethod(lot.rules.bidMethodId) ? { unit: '%' } : { currency: lot.currencyIso })}
      />
      <Button type="submit" kind="primary" size="lg" wide off={lot.can.placeBid} whyAt="elsewhere">
        {copy.placeBid}
      </Button>
    </form>
  );
};
