import type { Ref } from 'react';
import { copy } from '#web/ui/copy.ts';
import type { BindableProps } from './bind-field.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-frame.tsx';
import s from './form.module.css';

export type TextAreaInputProps = FieldProps &
  BindableProps<string> & { rows?: number; placeholder?: string; max?: number };

/** A text area, with a character count if `max` is given. Text over the limit is reported rather than cut off. */
export const TextAreaInput = ({
  value,
  onChange,
  onBlur,
  name,
  ref,
  rows = 4,
  placeholder,
  max,
  ...frame
}: TextAreaInputProps) => (
  <FieldFrame
    {...frame}
    count={
      max === undefined ? undefined : <span className={s.hint}>{copy.count({ count: value.trim().length, max })}</span>
    }
  >
    {(ties) => (
      <textarea
        {...ties}
        ref={ref as Ref<HTMLTextAreaElement>}
        className={s.box}
        name={name}
        rows={rows}
        value={value}
        placeholder={placeholder}
        readOnly={ties['aria-disabled']}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    )}
  </FieldFrame>
);
