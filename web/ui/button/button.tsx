import { useId } from 'react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '#web/ui/cx.ts';
import s from './button.module.css';
import { buttonClass } from './button-style.ts';
import type { ButtonStyle } from './button-style.ts';
import { disabledReasonsOf, DisabledReason } from './disabled-reason.tsx';
import type { DisabledReasons } from './disabled-reason.tsx';

export type ButtonProps = ButtonStyle &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
    children: ReactNode;
    ref?: Ref<HTMLButtonElement>;
    /** Whether a request is in progress. The label doesn't change, and a second click does nothing. */
    pending?: boolean | undefined;
    /**
     * The right from the record, or the reasons why the button is disabled. A disabled button keeps its position and
     * label, and `whyAt` determines where the reasons are shown.
     */
    off?: DisabledReasons;
    /** Where to show the reasons: under the button, beside it, or elsewhere on the page. */
    whyAt?: 'under' | 'beside' | 'elsewhere';
  };

export const Button = ({
  kind,
  size,
  wide,
  icon,
  pending: sends,
  off,
  whyAt = 'under',
  className,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) => {
  const id = useId();
  const reasons = disabledReasonsOf(off);
  const pending = sends === true;
  const stopped = pending || reasons !== null;
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    // The second click of a double click may come before `pending` is rendered, so buttons that send a request ignore
    // it.
    const isSecond = sends !== undefined && event.detail > 1;
    if (stopped || isSecond) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      {...rest}
      // eslint-disable-next-line react/button-has-type -- the type is one of the three that the props allow
      type={type}
      className={cx(buttonClass({ kind, size, wide, icon }), className)}
      onClick={click}
      aria-disabled={stopped || undefined}
      data-pending={pending || undefined}
      aria-busy={pending || undefined}
      aria-describedby={reasons && whyAt !== 'elsewhere' ? id : rest['aria-describedby']}
    >
      {pending ? <span className={s.label}>{children}</span> : children}
      {pending && <i className={s.spin} aria-hidden="true" />}
    </button>
  );
  if (!reasons || whyAt === 'elsewhere') return button;
  return (
    <span className={cx(s.offed, whyAt === 'beside' && s.beside, wide && s.wide)}>
      {button}
      <DisabledReason reasons={reasons} id={id} />
    </span>
  );
};
