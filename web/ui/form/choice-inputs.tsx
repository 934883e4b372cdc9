import { OctagonAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { disabledReasonsOf, DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import type { DisabledReasons } from '#web/ui/button/disabled-reason.tsx';
import { cx } from '#web/ui/cx.ts';
import type { BindableProps } from './bind-field.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-frame.tsx';
import type { OptionId, Option } from './option.ts';
import own from './choices.module.css';
import s from './form.module.css';

export type CheckboxProps = BindableProps<boolean> & {
  label: ReactNode;
  hint?: ReactNode;
  off?: DisabledReasons;
  full?: boolean;
  /** Whether the checkbox is indeterminate, because only some of the items under it are checked. */
  some?: boolean;
};

export const CheckboxInput = ({
  value,
  onChange,
  onBlur,
  name,
  ref,
  label,
  hint,
  off,
  error,
  full,
  some = false,
}: CheckboxProps) => {
  const id = useId();
  const reasons = disabledReasonsOf(off);
  return (
    <div className={cx(s.field, full && s.full)}>
      <label className={own.choice}>
        <input
          ref={(element) => {
            if (element) element.indeterminate = some;
            if (typeof ref === 'function') ref(element);
          }}
          className={own.check}
          type="checkbox"
          name={name}
          checked={value}
          aria-disabled={reasons ? true : undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined && !reasons ? undefined : `${id}-said`}
          onChange={(event) => {
            if (!reasons) onChange(event.target.checked);
          }}
          onBlur={onBlur}
        />
        <span>
          {label}
          {hint !== undefined && <small>{hint}</small>}
        </span>
      </label>
      {error !== undefined && (
        <p className={s.error} id={`${id}-said`} role="alert">
          <OctagonAlert aria-hidden="true" />
          {error}
        </p>
      )}
      {reasons && <DisabledReason reasons={reasons} id={`${id}-said`} />}
    </div>
  );
};

export type RadioProps = FieldProps & BindableProps<OptionId | null> & { options: readonly Option[]; across?: boolean };

/** A choice of two to five options, all of them visible. */
export const RadioGroupInput = ({ value, onChange, onBlur, name, ref, options, across, ...frame }: RadioProps) => {
  const fallback = useId();
  return (
    <FieldFrame {...frame} group>
      {(ties) => (
        <div
          className={cx(own.choices, across && own.across)}
          role="radiogroup"
          aria-labelledby={`${ties.id}-label`}
          aria-describedby={ties['aria-describedby']}
          aria-invalid={ties['aria-invalid']}
        >
          {options.map((option, at) => (
            <label className={own.choice} key={option.id}>
              <input
                ref={at === 0 ? (ref as Ref<HTMLInputElement>) : undefined}
                className={own.radio}
                type="radio"
                name={name ?? fallback}
                value={option.id}
                checked={option.id === value}
                aria-disabled={ties['aria-disabled']}
                onChange={() => {
                  if (!ties['aria-disabled']) onChange(option.id);
                }}
                onBlur={onBlur}
              />
              <span>
                {option.label}
                {option.detail !== undefined && <small>{option.detail}</small>}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
};
