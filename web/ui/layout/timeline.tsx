import type { ReactNode } from 'react';
import { DateText } from '#web/ui/text/dates.tsx';
import s from './timeline.module.css';

export type TimelineEntry = {
  id: string;
  /** An icon, avatar or tally beside the entry. */
  mark: ReactNode;
  text: ReactNode;
  /** Additional content, for example a reason. */
  more?: ReactNode;
  at: string;
};

type Props = {
  label: string;
  happenings: readonly TimelineEntry[];
  /** Whether to show only dates, because there is little room. */
  days?: boolean;
};

/** A record's history, in the given order. */
export const Timeline = ({ label, happenings, days = false }: Props) => (
  <ol className={s.timeline} aria-label={label}>
    {happenings.map((happening) => (
      <li key={happening.id} className={s.did}>
        <span aria-hidden="true">{happening.mark}</span>
        <div>
          {happening.text}
          {happening.more !== undefined && <div className={s.didMore}>{happening.more}</div>}
        </div>
        <DateText value={happening.at} time={!days} />
      </li>
    ))}
  </ol>
);
