import { copy } from '#web/candidates/copy.ts';
import { useNow } from '#web/platform/clock.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import s from './viewer.module.css';

/** The date until which the agency owns a candidate, with the number of days left. */
export const OwnershipEndDate = ({ until }: { until: string }) => {
  const left = Date.parse(until) - useNow(60_000);
  return (
    <span>
      <DateText value={until} />,{' '}
      <span className={s.daysLeft}>{copy.ownedDaysLeft({ days: Math.max(0, Math.floor(left / 86_400_000)) })}</span>
    </span>
  );
};
