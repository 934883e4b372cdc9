import { useNow, viewerZone } from '#web/platform/clock.ts';
import {
  formatTimeAgo,
  formatDate,
  formatDateNumeric,
  formatDateTime,
  formatDeadline,
  formatDuration,
} from '#web/platform/formats.ts';
import { cx } from '#web/ui/cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import s from './text.module.css';

type DateProps = {
  /** A date ('2026-11-20') or a time (ISO). Times are shown in the viewer's time zone. */
  value: string | null | undefined;
  /** Whether to add the time and the name of the time zone. */
  time?: boolean;
  /** Whether to format the date as 'MM/DD/YYYY' instead of 'DD MMM YYYY'. */
  numeric?: boolean;
};

export const DateText = ({ value, time = false, numeric = false }: DateProps) => {
  if (value === null || value === undefined || value === '') return null;
  const zone = viewerZone();
  const date = numeric ? formatDateNumeric(value, zone) : formatDate(value, zone);
  return (
    <time className={s.num} dateTime={value}>
      {time ? formatDateTime(value, zone) : date}
    </time>
  );
};

/**
 * The time of an event, for example 'Today 14:20' or 'Wed 18 Nov 10:12'. The full date with its time zone is shown on
 * hover.
 */
export const DateTimeText = ({ value }: { value: string }) => {
  const now = useNow(60_000);
  return (
    <time className={s.num} dateTime={value} title={formatDateTime(value, viewerZone())}>
      {formatDeadline(value, viewerZone(), now)}
    </time>
  );
};

const day = 86_400_000;

type DeadlineProps = {
  value: string;
  /** The engagement's time zone, shown on hover and focus if it differs from the viewer's. */
  zone?: string | undefined;
  /** Whether to show the deadline in one line instead of two. */
  line?: boolean;
  /** Whether to show only the relative time, for a narrow column. The exact time is announced and shown on hover. */
  short?: boolean;
};

/** A deadline, as the time left and the exact time. It turns amber in the last 24 hours. */
export const Deadline = ({ value, zone, line = false, short = false }: DeadlineProps) => {
  const now = useNow(15_000);
  const at = Date.parse(value);
  const left = at - now;
  const exact = formatDeadline(value, viewerZone(), now);
  const elsewhere = zone !== undefined && zone !== viewerZone() ? formatDateTime(value, zone) : null;
  const hint = elsewhere ?? (short ? formatDateTime(value, viewerZone()) : null);
  return (
    <time
      className={cx(s.deadline, line && s.line, left < 0 ? s.past : left < day && s.soon, hint !== null && s.hinted)}
      dateTime={value}
      tabIndex={hint === null || short ? undefined : 0}
    >
      <b>{left < 0 ? formatTimeAgo(left) : formatDuration(left)}</b>
      {!short && <span>{exact}</span>}
      {short && <VisuallyHidden>, {exact}</VisuallyHidden>}
      {hint !== null && <span className={s.hint}>{hint}</span>}
    </time>
  );
};
