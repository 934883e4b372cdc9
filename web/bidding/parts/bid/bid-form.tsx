import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { biddingRefusals } from '#contract/bidding/refusals.ts';
import { bidError, comparableAmount } from '#contract/bidding/rules.ts';
import { isPercentMethod } from '#contract/engagements/states.ts';
import type { LotView } from '#contract/bidding/shapes.ts';
import { compareAmounts } from '#contract/common/money.ts';
import { requiredMessage } from '#contract/common/text-messages.ts';
import { copy } from '#web/bidding/copy.ts';
import { now, viewerZone } from '#web/platform/clock.ts';
import { formatAmount, formatMoney, formatPercent } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { MoneyInput } from '#web/ui/form/amount-field.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { currencyDigits, formatBid, hasComparableValue, isBidAmount, bidMethodLabel } from './amounts.ts';
import { BidDialog } from './bid-dialog.tsx';
import { formatLotEnd } from '#web/bidding/parts/clock/times.ts';
import { useBidAttempt } from './use-bid-attempt.ts';
import s from './my-amount.module.css';

/** Returns the agency's bid that a new bid must undercut; an unconfirmed bid doesn't count. See decision 0066. */
const boundBy = ({ ownBid }: LotView) => (ownBid?.status === 'valid' ? ownBid : null);

/**
 * Returns the error message for an amount that can't be sent, worded as on the server if the server would refuse it.
 */
export const bidAmountError = (lot: LotView, amount: string): string | undefined => {
  if (amount.trim() === '') return requiredMessage(copy.amount);
  if (!isBidAmount(amount)) return copy.amountInvalid;
  const code = bidError(lot.rules, {
    amount,
    ownAmount: boundBy(lot)?.bidAmount ?? null,
    currencyDigits: currencyDigits(lot.currencyIso),
  });
  return code === undefined ? undefined : biddingRefusals[code].message;
};

const stepText = (lot: LotView): string | undefined => {
  const { rules } = lot;
  if (rules.minimumStep === null || boundBy(lot) === null) return undefined;
  if (rules.isStepPercent) return copy.stepPercent({ step: formatPercent(rules.minimumStep) });
  if (isPercentMethod(rules.bidMethodId)) return copy.stepPoints({ step: formatAmount(rules.minimumStep) });
  return copy.step({ step: formatMoney(rules.minimumStep, lot.currencyIso) });
};

/**
 * Returns how the typed amount compares with the leading amount, if the rules reveal the leading amount. For bids
 * without a computed value.
 */
const leadText = (lot: LotView, amount: string): string | undefined => {
  if (lot.leadingAmount === null || lot.position === 1) return undefined;
  const order = compareAmounts(amount, lot.leadingAmount);
  if (order === 0) return copy.equalToLeading;
  return (order < 0 ? copy.belowLeading : copy.aboveLeading)({ amount: formatBid(amount, lot) });
};

/**
 * Returns the text about the comparable value of the typed amount, and about how it compares with the leading amount if
 * the rules reveal that.
 */
const worthText = (lot: LotView, amount: string): string | undefined => {
  if (!hasComparableValue(lot.rules.bidMethodId)) return leadText(lot, amount);
  const value = formatMoney(comparableAmount(lot.rules, amount, currencyDigits(lot.currencyIso)), lot.currencyIso);
  const said = { amount: formatBid(amount, lot), value };
  if (lot.leadingAmount === null || lot.position === 1) return copy.worth(said);
  const order = compareAmounts(amount, lot.leadingAmount);
  if (order === 0) return copy.worthEqual(said);
  return order < 0 ? copy.worthBelow(said) : copy.worthAbove(said);
};

/**
 * Returns the text about the highest permitted bid. The server sends zero if the agency's bid can't be lowered further.
 */
const limitText = (lot: LotView): string | undefined => {
  if (lot.maximumAmount === null) return undefined;
  return /[1-9]/.test(lot.maximumAmount) ? copy.atMost({ amount: formatBid(lot.maximumAmount, lot) }) : copy.lowest;
};

export const BidHint = ({ lot, amount }: { lot: LotView; amount: string }) => {
  const limits = [limitText(lot), stepText(lot)];
  return (
    <span className={s.hint}>
      {limits.filter(Boolean).join(' ')} {isBidAmount(amount) && worthText(lot, amount)}
    </span>
  );
};

/** The form for a bid: an amount that is checked against the server's rules while it is typed, and a confirmation. */
export const BidForm = ({ lot }: { lot: LotView }) => {
  const [amount, setAmount] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [confirming, setConfirming] = useState<string>();
  const attempt = useBidAttempt();
  const error = isChecked ? bidAmountError(lot, amount) : undefined;
  const label = { method: bidMethodLabel(lot.rules.bidMethodId) };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!lot.can.placeBid.allowed) return;
    setChecked(true);
    if (bidAmountError(lot, amount) === undefined) setConfirming(amount);
  };
  const close = (): void => {
    setConfirming(undefined);
    attempt.reset();
  };
  const place = (bidAmount: string, { rules, termsVersion }: Pick<LotView, 'rules' | 'termsVersion'>): void =>
    attempt.place(
      { talentRequestId: lot.talentRequestId, bidAmount, rulesVersion: rules.version, termsVersion },
      (answer) => {
        close();
        setAmount('');
        setChecked(false);
        const said = { amount: formatBid(bidAmount, lot), title: lot.jobTitle };
        const rank = answer.position === null ? copy.placed(said) : copy.placedRank({ ...said, rank: answer.position });
        const extended = answer.isExtended
          ? copy.placedExtended({ time: formatLotEnd(answer.endsAt, viewerZone(), now()) })
          : '';
        toast.success(`${rank} ${extended}`.trim(), copy.placedTitle);
      },
    );
  return (
    <>
      <form className={s.form} onSubmit={submit} noValidate>
        <div className={s.amountInput}>
          <MoneyInput
            label={lot.ownBid === null ? copy.firstAmount(label) : copy.newAmount(label)}
            value={amount}
            onChange={setAmount}
            error={error}
            hint={lot.can.placeBid.allowed ? <BidHint lot={lot} amount={amount} /> : undefined}
            off={lot.can.placeBid}
            {...(isPercentMethod(lot.rules.bidMethodId) ? { unit: '%' } : { currency: lot.currencyIso })}
          />
        </div>
        <Button type="submit" kind="primary" size="lg" wide off={lot.can.placeBid} whyAt="elsewhere">
          {copy.placeBid}
        </Button>
      </form>
      {confirming !== undefined && (
        <BidDialog
          lot={lot}
          amount={confirming}
          isPending={attempt.isPending}
          error={attempt.error}
          onPlace={(read) => place(confirming, read)}
          onClose={close}
        />
      )}
    </>
  );
};
