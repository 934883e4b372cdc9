import { Lock } from 'lucide-react';
import type { Reason, Right } from '#contract/common/refusal.ts';
import s from './button.module.css';

/**
 * The cause of a control's disabled state: a right from the server, or reasons from the page. A granted right or an
 * empty list enables the control.
 */
export type DisabledReasons = Right<string> | readonly Reason<string>[] | undefined;

const noReasons: readonly Reason<string>[] = [];

/** Returns the reasons in an `off` prop, or null if the control is enabled. */
export const disabledReasonsOf = (off: DisabledReasons): readonly Reason<string>[] | null => {
  if (off === undefined) return null;
  if ('allowed' in off) return off.allowed ? null : off.reasons;
  return off.length > 0 ? off : null;
};

/** A small lock icon that explains, in the server's words, why a control is disabled and what would enable it. */
export const DisabledReason = ({ reasons = noReasons, id }: { reasons?: readonly Reason<string>[]; id?: string }) => (
  <div className={s.why} id={id}>
    <Lock aria-hidden="true" />
    <div className={s.reasons}>
      {reasons.map((reason) => (
        <p key={reason.code}>{[reason.text, reason.unblockBy ?? reason.who].filter(Boolean).join(' ')}</p>
      ))}
    </div>
  </div>
);
