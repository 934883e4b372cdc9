import { applicationMethodOf } from '#contract/engagements/rules.ts';
import type { FeeFacts } from '#contract/engagements/shapes.ts';
import { bidMethods, bidTypes, feeType, type EngagementKind } from '#contract/engagements/states.ts';
import { copy } from '#web/engagements/copy.ts';
import { formatAmount, nbsp } from '#web/platform/formats.ts';
import { Money, Percent } from '#web/ui/text/figures.tsx';
import s from './engagement.module.css';

type FeeTextProps = { fee: Pick<FeeFacts, 'feeTypeId' | 'feePercent' | 'feeAmount'>; currency: string };

/**
 * A fee, formatted by its type, for example '15.00 % of base salary' or 'AUD 4,200.00 per hire'. Shows nothing if there
 * is no fee.
 */
export const FeeText = ({ fee, currency }: FeeTextProps) => {
  if (fee.feeTypeId === feeType.fixed) {
    if (fee.feeAmount === null) return null;
    return (
      <>
        <Money amount={fee.feeAmount} currency={currency} /> {copy.perHire}
      </>
    );
  }
  if (fee.feePercent === null) return null;
  return (
    <>
      <Percent value={fee.feePercent} />{' '}
      {fee.feeTypeId === feeType.percentBase ? copy.ofBaseSalary : copy.ofCompensation}
    </>
  );
};

/** Returns the bid method and type as text, for example 'Hourly rate, ranked'. */
export const biddingText = (bidTypeId: number | null, bidMethodId: number | null): string => {
  const method = bidMethods.find(({ id }) => id === bidMethodId)?.value ?? '';
  const type = bidTypes.find(({ id }) => id === bidTypeId)?.value.toLowerCase() ?? '';
  return [method, type].filter(Boolean).join(', ');
};

/** An engagement's fee, or the way in which it is determined. */
export const Fee = ({ fee }: { fee: FeeFacts & { kind: EngagementKind } }) => {
  const method = applicationMethodOf(fee);
  if (method === 'competitive') return biddingText(fee.bidTypeId, fee.bidMethodId);
  if (method === 'tender-rate') return copy.tendered;
  return <FeeText fee={fee} currency={fee.currencyIso} />;
};

type RangeProps = { from: string | null; to: string | null; currency: string };

/** A range of money, for example 'AUD 108,000.00 to 121,000.00', or a single amount if both ends are equal. */
export const MoneyRange = ({ from, to, currency }: RangeProps) => {
  if (from === null && to === null) return null;
  if (from === null || to === null || Number(from) === Number(to)) {
    return <Money amount={from ?? to} currency={currency} />;
  }
  return (
    <span className={s.num}>
      <Money amount={from} currency={currency} /> {copy.range}
      {nbsp}
      {formatAmount(to)}
    </span>
  );
};
