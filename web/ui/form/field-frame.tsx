import { OctagonAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { disabledReasonsOf, DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import type { DisabledReasons } from '#web/ui/button/disabled-reason.tsx';
import { cx } from '#web/ui/cx.ts';
import { copy } from '#web/ui/copy.ts';
import s from './form.module.css';

/** The props of every form field, other than those for its value. */
export type FieldProps = {
  label: string;
  /** One line of help under the field. */
  hint?: ReactNode;
  error?: string | undefined;
  /** Whether the field is marked as optional. Unmarked fields are required. */
  optional?: boolean | undefined;
  /** The reasons why the field is read-only, which are shown beside it. */
  off?: DisabledReasons;
  /** Whether the field spans both columns of a two-column form. */
  full?: boolean | undefined;
  /** Content at the end of the label's line, for example a link. */
  aside?: ReactNode;
};

/** The IDs and states that link a label, hint and error to their control. */
export type FieldIds = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-disabled': true | undefined;
};

type FrameProps = FieldProps & {
  /** Content on the right under the field, for example a character count. */
  count?: ReactNode;
  /** Whether the control can't be the target of a label. In that case, the label has the ID `${id}-label`. */
  group?: boolean;
  children: (ties: FieldIds) => ReactNode;
};

export const FieldFrame = ({
  label,
  hint,
  error,
  optional,
  off,
  full,
  aside,
  count,
  group = false,
  children,
}: FrameProps) => {
  const id = useId();
  const reasons = disabledReasonsOf(off);
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`, reasons && `${id}-why`]
    .filter(Boolean)
    .join(' ');
  const text = (
    <>
      {label}
      {optional === true && <span className={s.opt}> {copy.optional}</span>}
    </>
  );
  return (
    <div className={cx(s.field, full && s.full)}>
      <span className={s.label}>
        {group ? <span id={`${id}-label`}>{text}</span> : <label htmlFor={id}>{text}</label>}
        {aside}
      </span>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-disabled': reasons ? true : undefined,
      })}
      {(error !== undefined || hint !== undefined || count !== undefined) && (
        <div className={s.under}>
          <div>
            {error !== undefined && (
              <p className={s.error} id={`${id}-error`} role="alert">
                <OctagonAlert aria-hidden="true" />
                {error}
              </p>
            )}
            {hint !== undefined && (
              <div className={s.hint} id={`${id}-hint`}>
                {hint}
              </div>
            )}
          </div>
          {count}
        </div>
      )}
      {reasons && <DisabledReason reasons={reasons} id={`${id}-why`} />}
    </div>
  );
};
