import type { Right } from '#contract/common/refusal.ts';
import { disabledReasonsOf, DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import s from './layout.module.css';

/** A notice for users who may only view the profile, with the reason why they can't edit it. */
export const ReadOnlyNotice = ({ edit }: { edit: Right }) => {
  const reasons = disabledReasonsOf(edit);
  return (
    reasons && (
      <div className={s.why}>
        <DisabledReason reasons={reasons} />
      </div>
    )
  );
};
