import { useState } from 'react';
import type { Ref } from 'react';
import { cx } from '#web/ui/cx.ts';
import type { BindableProps } from './bind-field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { affixPadding } from './affix-padding.ts';
import type { FieldProps } from './field-frame.tsx';
import s from './form.module.css';

export type NumberInputProps = FieldProps & BindableProps<number | null> & { unit?: string; placeholder?: string };

/**
 * An input for a number. The value is null if the field is empty, and NaN if the text is invalid, so that the schema
 * reports it.
 */
export const NumberInput = ({ value, onChange, onBlur, name, ref, unit, placeholder, ...frame }: NumberInputProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <FieldFrame {...frame}>
      {(ties) => (
        <span className={s.boxed}>
          <input
            {...ties}
            ref={ref as Ref<HTMLInputElement>}
            className={cx(s.box, s.amount)}
            style={affixPadding(undefined, unit)}
            inputMode="numeric"
            autoComplete="off"
            name={name}
            value={typed ?? (value === null || Number.isNaN(value) ? '' : String(value))}
            placeholder={placeholder}
            readOnly={ties['aria-disabled']}
            onChange={(event) => {
              const text = event.target.value.trim();
              setTyped(event.target.value);
              onChange(text === '' ? null : Number(text));
            }}
            onBlur={() => {
              if (!Number.isNaN(value)) setTyped(null);
              onBlur?.();
            }}
          />
          {unit !== undefined && <span className={cx(s.unit, s.after)}>{unit}</span>}
        </span>
      )}
    </FieldFrame>
  );
};
