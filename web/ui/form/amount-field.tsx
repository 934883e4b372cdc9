import { useLayoutEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { formatAmount } from '#web/platform/formats.ts';
import { cx } from '#web/ui/cx.ts';
import { bindField } from './bind-field.tsx';
import type { BindableProps } from './bind-field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { affixPadding } from './affix-padding.ts';
import type { FieldProps } from './field-frame.tsx';
import s from './form.module.css';

type Props = FieldProps &
  BindableProps<string> & {
    /** The currency code, shown small before the amount. */
    currency?: string | undefined;
    /** A unit after the amount, for example %. */
    unit?: string | undefined;
    placeholder?: string;
  };

const isAmount = (text: string): boolean => /^\d+(\.\d*)?$/.test(text);

/** Removes spaces and thousands separators. Any other comma is kept, since it may be meant as a decimal point. */
export const withoutSeparators = (text: string): string => {
  const typed = text.replace(/\s/g, '');
  return /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(typed) ? typed.replace(/,/g, '') : typed;
};

/**
 * An input for an amount or percentage as decimal text ('95000.50'). It shows thousands separators unless it is being
 * edited.
 */
export const MoneyInput = ({ value, onChange, onBlur, name, ref, currency, unit, placeholder, ...frame }: Props) => {
  const [typing, setTyping] = useState(false);
  const entered = useRef<HTMLInputElement | null>(null);
  // Focusing the field changes its text, which loses the selection. The text is selected again, so that typing after
  // Tab replaces the amount.
  useLayoutEffect(() => {
    if (typing) entered.current?.select();
  }, [typing]);
  return (
    <FieldFrame {...frame}>
      {(ties) => (
        <span className={s.boxed}>
          {currency !== undefined && <span className={cx(s.unit, s.before)}>{currency}</span>}
          <input
            {...ties}
            ref={ref as Ref<HTMLInputElement>}
            className={cx(s.box, s.amount)}
            style={affixPadding(currency, unit)}
            inputMode="decimal"
            autoComplete="off"
            name={name}
            value={!typing && isAmount(value) ? formatAmount(value) : value}
            placeholder={placeholder}
            readOnly={ties['aria-disabled']}
            onFocus={(event) => {
              entered.current = event.currentTarget;
              setTyping(true);
            }}
            onChange={(event) => onChange(withoutSeparators(event.target.value))}
            onBlur={() => {
              setTyping(false);
              onBlur?.();
            }}
          />
          {unit !== undefined && <span className={cx(s.unit, s.after)}>{unit}</span>}
        </span>
      )}
    </FieldFrame>
  );
};

export const MoneyField = bindField<string, Props>(MoneyInput, '');
