import type { Right } from '#contract/common/refusal.ts';
import { disabledReasonsOf, DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import s from './layout.module.css';

/** Why a page of the profile has nothing to change, for those who may only look. */
export const ReadOnly = ({ edit }: { edit: Right }) => {
  const reasons = disabledReasonsOf(edit);
  return (
    reasons && (
      <div className={s.why}>
        <DisabledReason reasons={reasons} />
      </div>
    )
  );
};
