import { formatAmount, formatCount, formatPaddedNumber, formatPercent, nbsp } from '#web/platform/formats.ts';
import { copy } from '#web/ui/copy.ts';
import s from './text.module.css';

/**
 * An amount such as 'AUD 412,860.00', with the currency code small and muted. Shows nothing if the amount is missing.
 */
export const Money = ({ amount, currency }: { amount: string | number | null | undefined; currency: string }) =>
  amount === null || amount === undefined ? null : (
    <span className={s.num}>
      <span className={s.currency}>{currency}</span>
      {nbsp}
      {formatAmount(amount)}
    </span>
  );

/** A percentage such as '15.00 %'. */
export const Percent = ({ value }: { value: string | number }) => <span className={s.num}>{formatPercent(value)}</span>;

/** A number padded with zeros, such as '000412'. */
export const PaddedNumber = ({ value }: { value: number | string }) => (
  <span className={s.num}>{formatPaddedNumber(value)}</span>
);

/** A count, muted if it is zero. */
export const Count = ({ value }: { value: number }) => (
  <span className={value === 0 ? s.zero : s.num}>{formatCount(value)}</span>
);

/** The placeholder for a missing value. */
export const NotSpecified = () => <span className={s.muted}>{copy.notSpecified}</span>;
