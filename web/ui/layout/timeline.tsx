import type { ReactNode } from 'react';
import { DateText } from '#web/ui/text/dates.tsx';
import s from './timeline.module.css';

export type TimelineEntry = {
  id: string;
  /** An icon, an avatar or a tally. */
  mark: ReactNode;
  text: ReactNode;
  /** What was said or given with it, such as a reason. */
  more?: ReactNode;
  at: string;
};

type Props = {
  label: string;
  happenings: readonly TimelineEntry[];
  /** The days alone, for a narrow place. */
  days?: boolean;
};

/** What happened to a record, in the order in which it is given. */
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
