import { lazy, Suspense } from 'react';
import type { BindableProps } from '#web/ui/form/bind-field.tsx';
import { FieldFrame } from '#web/ui/form/field-frame.tsx';
import type { FieldProps } from '#web/ui/form/field-frame.tsx';
import s from '#web/ui/form/form.module.css';

const DatePick = lazy(async () => ({ default: (await import('./date-pick.tsx')).DatePickerInput }));

export type DateInputProps = FieldProps &
  BindableProps<string> & {
    /** The first and last days that can be picked, as '2026-11-20'. */
    min?: string | undefined;
    max?: string | undefined;
  };

/** An input for a date such as '2026-11-20', typed in parts or picked from a calendar. */
export const DateInput = ({ value, onChange, onBlur, name, ref, min, max, ...frame }: DateInputProps) => (
  <FieldFrame {...frame} group>
    {(ties) => (
      <Suspense fallback={<span className={s.box} />}>
        <DatePick
          ties={ties}
          label={frame.label}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          name={name}
          focusRef={ref}
          min={min}
          max={max}
        />
      </Suspense>
    )}
  </FieldFrame>
);
