import { useState } from 'react';
import { comparableAmount, canExtendBidding, detectDecimalSlip } from '#contract/bidding/rules.ts';
import { sealedBidUndoMs, withdrawalEndsBeforeMs } from '#contract/bidding/states.ts';
import { bidType } from '#contract/engagements/states.ts';
import type { LotView } from '#contract/bidding/shapes.ts';
import { copy } from '#web/bidding/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { now, viewerZone } from '#web/platform/clock.ts';
import { formatAmount, formatMoney } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CheckboxInput } from '#web/ui/form/choice-inputs.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { copy as uiCopy } from '#web/ui/copy.ts';
import { currencyDigits, formatBid, hasComparableValue, percentageBaseFacts } from './amounts.ts';
import { DotLeaderRows, type DotLeaderRow } from '#web/bidding/parts/leaders.tsx';
import { formatLotEnd } from '#web/bidding/parts/clock/times.ts';
import { mayHaveReceivedBid } from './use-bid-attempt.ts';
import s from './bid-dialog.module.css';

/**
 * Returns the amount to compare a typed bid with: the agency's own bid, otherwise the leading bid, otherwise a limit
 * from the rules.
 */
const slipReference = ({ ownBid, leadingAmount, rules }: LotView) => {
  if (ownBid !== null) return { amount: ownBid.bidAmount, name: copy.slipOwn };
  if (leadingAmount !== null) return { amount: leadingAmount, name: copy.slipLeading };
  if (rules.startPrice !== null) return { amount: rules.startPrice, name: copy.slipStart };
  return rules.ceiling === null ? undefined : { amount: rules.ceiling, name: copy.slipCeiling };
};

/** Returns a question if the amount looks as if its decimal point is in the wrong place. */
const slipText = (lot: LotView, amount: string): string | undefined => {
  const reference = slipReference(lot);
  const slip = reference && detectDecimalSlip(amount, reference.amount);
  if (!reference || !slip) return undefined;
  const said = {
    amount: formatBid(amount, lot),
    reference: reference.name({ amount: formatBid(reference.amount, lot) }),
  };
  return slip === 'ten-times' ? copy.slipTenTimes(said) : copy.slipTenth(said);
};

const factsOf = (lot: LotView, amount: string): readonly DotLeaderRow[] => {
  const { rules, currencyIso, ownBid } = lot;
  const value = comparableAmount(rules, amount, currencyDigits(currencyIso));
  return [
    { label: copy.lot, value: lot.jobTitle },
    { label: copy.amount, value: formatBid(amount, lot), isStrong: true },
    ...(hasComparableValue(rules.bidMethodId)
      ? [{ label: copy.comparable, value: formatMoney(value, currencyIso) }]
      : []),
    ...percentageBaseFacts(lot),
    ...(rules.hoursPerDay === null ? [] : [{ label: copy.hoursPerDay, value: formatAmount(rules.hoursPerDay) }]),
    ...(ownBid === null ? [] : [{ label: copy.currentBid, value: formatBid(ownBid.bidAmount, lot) }]),
  ];
};

/** Returns the rules that will bind the agency once it has placed this bid. */
const bindingRules = (lot: LotView): readonly string[] => {
  if (lot.rules.bidTypeId === bidType.sealed) return [copy.bindsSealed({ minutes: sealedBidUndoMs / 60_000 })];
  const deadline = lot.endsAt === null ? null : Date.parse(lot.endsAt) - withdrawalEndsBeforeMs;
  const withdrawal =
    deadline === null || deadline <= now()
      ? copy.bindsNoWithdraw
      : copy.bindsWithdraw({ time: formatLotEnd(new Date(deadline).toISOString(), viewerZone(), now()) });
  const extension = canExtendBidding(lot.rules) ? [copy.bindsExtension({ minutes: lot.rules.extensionMinutes })] : [];
  return [copy.bindsRanked, withdrawal, ...extension];
};

const ErrorText = ({ error }: { error: unknown }) => {
  if (error === null) return null;
  if (mayHaveReceivedBid(error)) {
    return (
      <Banner tone="warn" title={copy.outcomeUnknown}>
        {copy.outcomeUnknownText}
      </Banner>
    );
  }
  const text =
    error instanceof Problem
      ? [
          ...new Set([
            error.message,
            ...error.fields.map(({ message }) => message),
            ...error.reasons.map((one) => one.text),
          ]),
        ].join(' ')
      : copy.failedToPlace;
  return (
    <p role="alert" className={s.error}>
      {text}
    </p>
  );
};

type Props = {
  lot: LotView;
  amount: string;
  isPending: boolean;
  error: unknown;
  onPlace: (read: Pick<LotView, 'rules' | 'termsVersion'>) => void;
  onClose: () => void;
};

/** A dialog that shows what a bid means before it is placed. It keeps the rules and terms from when it was opened. */
export const BidDialog = ({ lot: current, amount, isPending, error, onPlace, onClose }: Props) => {
  const [lot] = useState(current);
  const [isRight, setRight] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const slip = slipText(lot, amount);
  const isUnconfirmedSlip = slip !== undefined && !isRight;
  const isUnknown = mayHaveReceivedBid(error);
  const place = (): void => {
    setAsked(true);
    if (!isUnconfirmedSlip) onPlace(lot);
  };
  return (
    <Dialog
      open
      alert
      title={copy.confirmTitle({ amount: formatBid(amount, lot) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiCopy.cancel}</Button>
          <Button kind="primary" pending={isPending} onClick={place}>
            {isUnknown ? copy.sendAgain : copy.placeBid}
          </Button>
        </>
      }
    >
      <DotLeaderRows rows={factsOf(lot, amount)} />
      <ul className={s.binding}>
        {bindingRules(lot).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {slip !== undefined && (
        <div className={s.slip}>
          <Banner tone="warn">{slip}</Banner>
          <CheckboxInput
            label={copy.slipRight({ amount: formatBid(amount, lot) })}
            value={isRight}
            onChange={setRight}
            error={isAsked && isUnconfirmedSlip ? copy.slipMissing : undefined}
          />
        </div>
      )}
      <ErrorText error={error} />
    </Dialog>
  );
};
