import type { Right } from '#contract/common/refusal.ts';
import { reasonsOf, Why } from '#web/ui/button/why.tsx';
import s from './layout.module.css';

/** Why a page of the profile has nothing to change, for those who may only look. */
export const ReadOnly = ({ edit }: { edit: Right }) => {
  const reasons = reasonsOf(edit);
  return (
    reasons && (
      <div className={s.why}>
        <Why reasons={reasons} />
      </div>
    )
  );
};
