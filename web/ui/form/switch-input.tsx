import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { disabledReasonsOf, DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import type { DisabledReasons } from '#web/ui/button/disabled-reason.tsx';
import { cx } from '#web/ui/cx.ts';
import type { BindableProps } from './bind-field.tsx';
import own from './choices.module.css';
import s from './form.module.css';

export type SwitchProps = BindableProps<boolean> & { label: ReactNode; off?: DisabledReasons; small?: boolean };

/**
 * A switch for a setting that takes effect at once. For values saved later, use Checkbox. The switch isn't a form
 * field, since lists use it too.
 */
export const SwitchInput = ({ value, onChange, onBlur, name, ref, label, off, small }: SwitchProps) => {
  const id = useId();
  const reasons = disabledReasonsOf(off);
  const line = (
    <label className={cx(own.switchline, small && own.small)}>
      <input
        ref={ref as Ref<HTMLInputElement>}
        className={own.switch}
        type="checkbox"
        role="switch"
        name={name}
        checked={value}
        aria-disabled={reasons ? true : undefined}
        aria-describedby={reasons ? id : undefined}
        onChange={(event) => {
          if (!reasons) onChange(event.target.checked);
        }}
        onBlur={onBlur}
      />
      {label}
    </label>
  );
  if (!reasons) return line;
  return (
    <div className={s.field}>
      {line}
      <DisabledReason reasons={reasons} id={id} />
    </div>
  );
};
